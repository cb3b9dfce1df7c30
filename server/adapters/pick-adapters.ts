// Picks the adapters that the settings ask for. Each is loaded only when it is picked, which keeps the start short.
import { outboxOf, type Config } from '../config.ts'
import type { Mailer } from './mailer.ts'
import type { PaymentGateway } from './payments.ts'
import type { GatewayActivity } from './activity.ts'

export interface Adapters {
  readonly payments: PaymentGateway
  /** Undefined for the demo gateway, where nothing happens without us. */
  readonly gatewayActivity?: GatewayActivity | undefined
  readonly mailer: Mailer
  /** Removes old emails that were written to files. */
  readonly removeOldEmails: (before: Date) => Promise<void>
}

export async function pickAdapters(config: Config): Promise<Adapters> {
  const { createOutboxMailer, removeOldEmails } = await import('./mailer-outbox.ts')
  const folder = outboxOf(config)
  return {
    ...(await openGateway(config)),
    mailer: (await createMailer(config)) ?? createOutboxMailer(folder),
    removeOldEmails: (before) => removeOldEmails(folder, before),
  }
}

/** Stripe is used wherever its keys are set: even with PAYMENTS=counter, it settles the payments that it still holds. */
async function openGateway({ stripe }: Config): Promise<Pick<Adapters, 'payments' | 'gatewayActivity'>> {
  if (!stripe) return { payments: (await import('./payments-demo.ts')).createDemoPayments() }
  const [{ openStripe }, { createStripePayments }, { createStripeActivity }] = await Promise.all([
    import('./stripe/client.ts'),
    import('./stripe/payments-stripe.ts'),
    import('./stripe/stripe-activity.ts'),
  ])
  const opened = openStripe(stripe)
  return {
    payments: createStripePayments(opened, stripe),
    gatewayActivity: createStripeActivity(opened, stripe.webhookSecret),
  }
}

/** Undefined without a mail server: emails are then written to files, and the SMTP code is not loaded. */
async function createMailer({ smtp }: Config): Promise<Mailer | undefined> {
  if (!smtp) return undefined
  const { createSmtpMailer } = await import('./mailer-smtp.ts')
  return createSmtpMailer(smtp)
}
