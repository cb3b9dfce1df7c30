// Picks the adapters that the settings ask for. Each is loaded only when it is picked, which keeps the start short.
import { outboxOf, type Config } from '../config.ts'
import type { SmtpServer } from '../config/mail-settings.ts'
import type { Mailer } from './mailer.ts'
import type { PaymentGateway } from './payments.ts'
import type { GatewayActivity } from './activity.ts'
import type { CardCompany } from './company.ts'

export interface Adapters {
  readonly payments: PaymentGateway
  /** Undefined for the demo gateway, where nothing happens without us. */
  readonly gatewayActivity?: GatewayActivity | undefined
  /** For the keys that the office saves. */
  readonly openCardCompany: () => Promise<CardCompany>
  /** Writes emails to files, where there is no mail server. */
  readonly outbox: Mailer
  readonly openMailServer: (server: SmtpServer) => Promise<Mailer>
  /** Removes old emails that were written to files. */
  readonly removeOldEmails: (before: Date) => Promise<void>
}

export async function pickAdapters(config: Config): Promise<Adapters> {
  const { createOutboxMailer, removeOldEmails } = await import('./mailer-outbox.ts')
  const folder = outboxOf(config)
  return {
    ...(await openGateway(config)),
    openCardCompany: () => openCardCompany(config),
    outbox: createOutboxMailer(folder),
    openMailServer,
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

async function openCardCompany({ stripeApi: api, statementSuffix }: Config): Promise<CardCompany> {
  const { createStripeCompany } = await import('./stripe/stripe-company.ts')
  return createStripeCompany({ api, statementSuffix, takesRealKeys: api === undefined })
}

/** Without a mail server, the SMTP code is not loaded. */
async function openMailServer(server: SmtpServer): Promise<Mailer> {
  const { createSmtpMailer } = await import('./mailer-smtp.ts')
  return createSmtpMailer(server)
}
