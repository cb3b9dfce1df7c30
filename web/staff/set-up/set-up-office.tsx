// Payments and mail (R40, R66, R73): what is set, and a try of each.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PaymentsSetupReply } from '#domain/payments/payment-api.ts'
import type { EmailSetupReply } from '#domain/people/people-api.ts'
import { dayAndTime } from '#words/basics/dates.ts'
import { paymentsSetupMessages, setupMessages as words } from '#words/restaurant/staff/set-up.ts'
import { fetchMailSetUp, fetchPaymentsSetUp } from '../../office-api.ts'
import { useRestaurant } from '../../page-data.ts'
import { Answer } from '../../ui/answer.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Split, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { keys } from '../query-keys.ts'
import { CardsPanel } from './cards-panel.tsx'
import { MailPanel } from './mail-panel.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import { TryCard } from './try-card.tsx'
import { TryMail } from './try-mail.tsx'

export function SetUpOffice() {
  const payments = useQuery({ queryKey: keys.payments, queryFn: fetchPaymentsSetUp })
  const mail = useQuery({ queryKey: keys.mail, queryFn: fetchMailSetUp })
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      <Answer
        data={payments.data && mail.data && { payments: payments.data, mail: mail.data }}
        hasFailed={payments.isError || mail.isError}
        onAgain={() => void Promise.all([payments.refetch(), mail.refetch()])}
      >
        {(answers) => <SetUp {...answers} />}
      </Answer>
    </>
  )
}

interface SetUpProps {
  payments: PaymentsSetupReply
  mail: EmailSetupReply
}

function SetUp({ payments, mail }: SetUpProps) {
  const { stripe } = payments
  // Without one, Stripe is asked, and tells nothing by itself.
  const hasWebhook =
    payments.setBy === 'environment' ||
    payments.keys.some(({ state, hasWebhook: has }) => state === 'on' && has)
  const isReady = payments.keys.some(({ state }) => state === 'ready')
  const isTest = payments.keys.some(({ state, isTestMode }) => state === 'ready' && isTestMode)
  const client = useQueryClient()
  const apply = (key: typeof keys.payments | typeof keys.mail, reply: object) => {
    client.setQueryData(key, reply)
    // Every staff screen says whether money moves and emails go out.
    void client.invalidateQueries({ queryKey: keys.me })
  }
  return (
    <Stack gap={5}>
      <Split
        sides="main"
        beside={
          <>
            {payments.demo && !isReady && <TryCard gateway="demo" />}
            {(isTest || (stripe?.isTestMode && !isReady)) && <TryCard gateway="stripe" />}
            {stripe && hasWebhook && <StripeWebhook stripe={stripe} setup={payments} />}
          </>
        }
      >
        <CardsPanel setup={payments} onChanged={(reply) => apply(keys.payments, reply)} />
      </Split>
      <Split
        sides="main"
        beside={
          <>
            <TryMail />
            <SummaryPanel />
          </>
        }
      >
        <MailPanel setup={mail} onChanged={(reply) => apply(keys.mail, reply)} />
      </Split>
    </Stack>
  )
}

interface StripeWebhookProps {
  stripe: NonNullable<PaymentsSetupReply['stripe']>
  setup: PaymentsSetupReply
}

/** Whether Stripe reaches this server with what happens there (R66): a webhook that never arrives is the usual mistake. */
function StripeWebhook({ stripe, setup: { setBy, publicUrl } }: StripeWebhookProps) {
  const { timeZone } = useRestaurant()
  const { webhookPath, lastEventAt, webhookError } = stripe
  return (
    <Panel title={paymentsSetupMessages.webhook}>
      <p>{paymentsSetupMessages.webhookAbout}</p>
      <p>
        <b>
          {lastEventAt === null
            ? paymentsSetupMessages.noEventYet
            : paymentsSetupMessages.lastEventAt(dayAndTime(lastEventAt, timeZone))}
        </b>
      </p>
      {webhookError?.kind === 'signature' && (
        <Notice tone="bad">{paymentsSetupMessages.signatureFails}</Notice>
      )}
      {webhookError?.kind === 'clock' && (
        <Notice tone="bad">{paymentsSetupMessages.clockIsOff(webhookError.minutes)}</Notice>
      )}
      {/* Where the office has saved the keys, the server has made the webhook itself. */}
      {setBy === 'environment' && (
        <Facts>
          <Fact name={paymentsSetupMessages.webhookAddress}>
            {publicUrl === null
              ? paymentsSetupMessages.webhookNeedsUrl(webhookPath)
              : `${publicUrl}${webhookPath}`}
          </Fact>
        </Facts>
      )}
    </Panel>
  )
}
