// Payments and mail, which whoever runs the server sets (R40, R66): what is set, what to ask for, and a try of each.
import { useQuery } from '@tanstack/react-query'
import type { PaymentsSetUpReply } from '#domain/payments/payment-api.ts'
import type { MailSetUpReply } from '#domain/people/people-api.ts'
import { officeWords } from '#words/basics/staff/office.ts'
import { mailWords, paymentsWords, setUpWords as words } from '#words/restaurant/staff/set-up.ts'
import { fetchMailSetUp, fetchPaymentsSetUp } from '../../office-api.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { keys } from '../query-keys.ts'
import { SettingsList } from './settings-list.tsx'
import { StripeWebhook } from './stripe-webhook.tsx'
import { TryCard } from './try-card.tsx'
import { TryMail } from './try-mail.tsx'
import './set-up.css'

export function SetUpOffice() {
  const payments = useQuery({ queryKey: keys.payments, queryFn: fetchPaymentsSetUp })
  const mail = useQuery({ queryKey: keys.mail, queryFn: fetchMailSetUp })
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      {payments.data && mail.data ? (
        <SetUp payments={payments.data} mail={mail.data} />
      ) : payments.isError || mail.isError ? (
        <CouldNotLoad onAgain={() => void Promise.all([payments.refetch(), mail.refetch()])} />
      ) : (
        <p role="status">{officeWords.loading}</p>
      )}
    </>
  )
}

interface SetUpProps {
  payments: PaymentsSetUpReply
  mail: MailSetUpReply
}

function SetUp({ payments, mail }: SetUpProps) {
  const stripe = payments.payments === 'stripe' ? payments.stripe : null
  return (
    <div className="set-up">
      <SettingsList payments={payments} mail={mail}>
        <p>{paymentsNow(payments)}</p>
        {payments.demo && <p>{paymentsWords.noOther}</p>}
        {stripe && !stripe.isTest && <p>{paymentsWords.tryReal}</p>}
        <p>{mail.server ? mailWords.isSet : mailWords.isNotSet}</p>
      </SettingsList>
      <div className="set-up__column">
        {payments.demo && <TryCard gateway="demo" />}
        {stripe?.isTest && <TryCard gateway="stripe" />}
        <TryMail />
        {stripe && <StripeWebhook stripe={stripe} publicUrl={payments.publicUrl} />}
      </div>
    </div>
  )
}

function paymentsNow({ payments, stripe }: PaymentsSetUpReply): string {
  if (payments === 'counter') return paymentsWords.isCounter
  if (payments === 'demo') return paymentsWords.isDemo
  return stripe?.isTest ? paymentsWords.isTest : paymentsWords.isReal
}
