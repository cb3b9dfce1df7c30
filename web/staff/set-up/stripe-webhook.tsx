// Whether Stripe reaches this server with what happens there (R66): a webhook that never arrives is the usual mistake.
import type { PaymentsSetupReply } from '#domain/payments/payment-api.ts'
import { dayAndTime } from '#words/basics/dates.ts'
import { paymentsSetupMessages as words } from '#words/restaurant/staff/set-up.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Notice } from '../../ui/notice.tsx'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import setUpStyles from './set-up.module.css'

interface StripeWebhookProps {
  stripe: NonNullable<PaymentsSetupReply['stripe']>
  publicUrl: string | null
}

export function StripeWebhook({ stripe, publicUrl }: StripeWebhookProps) {
  const { timeZone } = useRestaurant()
  const { webhookPath, lastEventAt, webhookError } = stripe
  return (
    <section className={classNames(officeStyles.panel, setUpStyles.try)} aria-labelledby="stripe-webhook">
      <h2 className={officeStyles.panelTitle} id="stripe-webhook">
        {words.webhook}
      </h2>
      <p>{words.webhookAbout}</p>
      <p>
        <b>
          {lastEventAt === null ? words.noEventYet : words.lastEventAt(dayAndTime(lastEventAt, timeZone))}
        </b>
      </p>
      {webhookError?.kind === 'signature' && <Notice tone="bad">{words.signatureFails}</Notice>}
      {webhookError?.kind === 'clock' && <Notice tone="bad">{words.clockIsOff(webhookError.minutes)}</Notice>}
      <div>
        <p className={setUpStyles.name}>{words.webhookAddress}</p>
        <p className={setUpStyles.address}>
          {publicUrl === null ? words.webhookNeedsUrl(webhookPath) : `${publicUrl}${webhookPath}`}
        </p>
      </div>
    </section>
  )
}
