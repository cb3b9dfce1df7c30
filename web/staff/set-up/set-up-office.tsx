// Payments and mail, which whoever runs the server sets (R40, R66): what is set, what to ask for, and a try of each.
import { useQuery } from '@tanstack/react-query'
import type { PaymentsSetupReply } from '#domain/payments/payment-api.ts'
import type { EmailSetupReply } from '#domain/people/people-api.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import {
  emailSetupMessages,
  paymentsSetupMessages,
  setupMessages as words,
} from '#words/restaurant/staff/set-up.ts'
import { fetchMailSetUp, fetchPaymentsSetUp } from '../../office-api.ts'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { keys } from '../query-keys.ts'
import { SettingsList } from './settings-list.tsx'
import { StripeWebhook } from './stripe-webhook.tsx'
import { TryCard } from './try-card.tsx'
import { TryMail } from './try-mail.tsx'
import styles from './set-up.module.css'

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
        <p role="status">{officeMessages.loading}</p>
      )}
    </>
  )
}

interface SetUpProps {
  payments: PaymentsSetupReply
  mail: EmailSetupReply
}

function SetUp({ payments, mail }: SetUpProps) {
  const stripe = payments.payments === 'stripe' ? payments.stripe : null
  return (
    <div className={styles.setUp}>
      <SettingsList payments={payments} mail={mail}>
        <p>{paymentsNow(payments)}</p>
        {payments.demo && <p>{paymentsSetupMessages.noOther}</p>}
        {stripe && !stripe.isTestMode && <p>{paymentsSetupMessages.tryReal}</p>}
        <p>{mail.server ? emailSetupMessages.isSet : emailSetupMessages.isNotSet}</p>
      </SettingsList>
      <div className={styles.column}>
        {payments.demo && <TryCard gateway="demo" />}
        {stripe?.isTestMode && <TryCard gateway="stripe" />}
        <TryMail />
        {stripe && <StripeWebhook stripe={stripe} publicUrl={payments.publicUrl} />}
      </div>
    </div>
  )
}

function paymentsNow({ payments, stripe }: PaymentsSetupReply): string {
  if (payments === 'counter') return paymentsSetupMessages.isCounter
  if (payments === 'demo') return paymentsSetupMessages.isDemo
  return stripe?.isTestMode ? paymentsSetupMessages.isTestMode : paymentsSetupMessages.isReal
}
