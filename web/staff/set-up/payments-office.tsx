// Where payments are set up (R40, R66): what is set, for tests or for real money, whether Stripe reaches us, and a try.
import { useQuery } from '@tanstack/react-query'
import type { PaymentsSetUpReply } from '#domain/office-api.ts'
import { officeWords } from '#words/staff/office.ts'
import { paymentsWords as words, setUpWords } from '#words/staff/set-up.ts'
import { fetchPaymentsSetUp } from '../../office-api.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { keys } from '../query-keys.ts'
import { SettingsList } from './settings-list.tsx'
import { StripeWebhook } from './stripe-webhook.tsx'
import { TryCard } from './try-card.tsx'
import './set-up.css'

export function PaymentsOffice() {
  const { data, isError, refetch } = useQuery({ queryKey: keys.payments, queryFn: fetchPaymentsSetUp })
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      {data ? (
        <SetUp setUp={data} />
      ) : isError ? (
        <CouldNotLoad onAgain={() => void refetch()} />
      ) : (
        <p role="status">{officeWords.loading}</p>
      )}
    </>
  )
}

function SetUp({ setUp }: { setUp: PaymentsSetUpReply }) {
  const { payments, demo, publicUrl } = setUp
  const stripe = payments === 'stripe' ? setUp.stripe : null
  return (
    <div className="set-up">
      <SettingsList variables={variablesOf(setUp)}>
        <p>{isNow(setUp)}</p>
        {demo && <p>{words.noOther}</p>}
        {stripe && !stripe.isTest && <p>{words.tryReal}</p>}
        <p>
          {words.elsewhere} <a href={officePaths.ways}>{words.toWays}</a>
        </p>
      </SettingsList>
      <div className="set-up__column">
        {demo && <TryCard gateway="demo" />}
        {stripe?.isTest && <TryCard gateway="stripe" />}
        {stripe && <StripeWebhook stripe={stripe} publicUrl={publicUrl} />}
      </div>
    </div>
  )
}

function isNow({ payments, stripe }: PaymentsSetUpReply): string {
  if (payments === 'counter') return words.isCounter
  if (payments === 'demo') return words.isDemo
  return stripe?.isTest ? words.isTest : words.isReal
}

function variablesOf({ payments, demoIsWanted, publicUrl, stripe }: PaymentsSetUpReply) {
  const { variable } = words
  const key = stripe ? words.key[stripe.isTest ? 'test' : 'live'] : undefined
  const keyNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const
  return [
    { name: 'PAYMENTS', about: variable.PAYMENTS, value: payments },
    ...keyNames.map((name) => ({ name, about: variable[name], value: key })),
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      about: variable.STRIPE_WEBHOOK_SECRET,
      // It does not show its mode.
      value: stripe ? words.key.ofEither : undefined,
    },
    ...(payments === 'stripe'
      ? []
      : [
          {
            name: 'DEMO_PAYMENTS',
            about: variable.DEMO_PAYMENTS,
            value: demoIsWanted ? setUpWords.yes : undefined,
          },
        ]),
    { name: 'PUBLIC_URL', about: variable.PUBLIC_URL, value: publicUrl ?? undefined },
  ]
}
