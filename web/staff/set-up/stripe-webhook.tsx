// Whether Stripe reaches this server with what happens there (R66): a webhook that never arrives is the usual mistake.
import type { PaymentsSetUpReply } from '#domain/payments/payment-api.ts'
import { dayAndTime } from '#words/basics/dates.ts'
import { paymentsWords as words } from '#words/restaurant/staff/set-up.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Notice } from '../../ui/notice.tsx'

interface StripeWebhookProps {
  stripe: NonNullable<PaymentsSetUpReply['stripe']>
  publicUrl: string | null
}

export function StripeWebhook({ stripe, publicUrl }: StripeWebhookProps) {
  const { timeZone } = useRestaurant()
  const { webhookPath, heardAt, trouble } = stripe
  return (
    <section className="panel set-up__try" aria-labelledby="stripe-webhook">
      <h2 className="panel__title" id="stripe-webhook">
        {words.webhook}
      </h2>
      <p>{words.webhookAbout}</p>
      <p>
        <b>{heardAt === null ? words.neverHeard : words.heardAt(dayAndTime(heardAt, timeZone))}</b>
      </p>
      {trouble?.kind === 'signature' && <Notice tone="bad">{words.signatureFails}</Notice>}
      {trouble?.kind === 'clock' && <Notice tone="bad">{words.clockIsOff(trouble.minutes)}</Notice>}
      <div>
        <p className="set-up__name">{words.webhookAddress}</p>
        <p className="set-up__address">
          {publicUrl === null ? words.webhookNeedsUrl(webhookPath) : `${publicUrl}${webhookPath}`}
        </p>
      </div>
    </section>
  )
}
