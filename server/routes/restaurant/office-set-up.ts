// What is set by environment, mail and payments: what is set, without any secret, and a try of each.
import { cardTryBody, cardTryReply, paymentsSetUpReply } from '#domain/payments/set-up-schema.ts'
import { mailSetUpReply, mailTryBody, mailTryReply } from '#domain/people/mail-set-up-schema.ts'
import { type PaymentsSetUpReply, paymentPaths } from '#domain/payments/payment-api.ts'
import { type MailSetUpReply, peoplePaths } from '#domain/people/people-api.ts'
import { limitCardTries, tryCard, type TryCardDeps } from '../../actions/payments/try-card.ts'
import { limitMailTries, tryMail, type TryMailDeps } from '../../actions/people/try-email.ts'
import type { Config } from '../../config.ts'
import { json, type Answer } from '../../http/reply-spec.ts'
import { readHintState } from '../../db/payments/gateway-state.ts'
import type { Database } from '../../db/engine/database.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'

export interface OfficeSetUpDeps extends Omit<TryMailDeps & TryCardDeps, 'mailTries' | 'cardTries'> {
  readonly config: Pick<Config, 'smtp' | 'mailFrom' | 'publicUrl' | 'demoPayments' | 'payments' | 'stripe'>
}

export function officeSetUpRoutes(app: Routes, deps: OfficeSetUpDeps): void {
  const { smtp, mailFrom, publicUrl: url, demoPayments, payments, stripe } = deps.config
  const publicUrl = url?.origin ?? null
  const config = (summary: string, reply: Answer) => ({ access: 'run-office', summary, reply }) as const
  const mailDeps = { ...deps, mailTries: limitMailTries() }
  const cardDeps = { ...deps, cardTries: limitCardTries() }

  app.get(
    peoplePaths.mail,
    { config: config('How mails go out', json(mailSetUpReply)), schema: { querystring: nothing } },
    async (): Promise<MailSetUpReply> => ({
      server: smtp
        ? { host: smtp.host, port: smtp.port, tls: smtp.tls, hasLogin: smtp.user !== undefined }
        : null,
      from: mailFrom,
      publicUrl,
    }),
  )

  app.post(
    peoplePaths.tryMail,
    {
      config: {
        ...config('Send a test mail to an address of one’s own', json(mailTryReply)),
        countsTries: true,
      },
      schema: { querystring: nothing, body: mailTryBody },
    },
    (request) => tryMail(mailDeps, { ...request.body, staff: request.staff }),
  )

  app.get(
    paymentPaths.setUp,
    { config: config('How cards are charged', json(paymentsSetUpReply)), schema: { querystring: nothing } },
    async (): Promise<PaymentsSetUpReply> => ({
      payments,
      demo: payments === 'demo' && deps.payments.isDemo,
      demoIsWanted: demoPayments,
      publicUrl,
      stripe: stripe ? { isTest: stripe.isTest, ...(await readHeard(deps.db)) } : null,
    }),
  )

  app.post(
    paymentPaths.tryCard,
    {
      config: {
        ...config('Hold a dollar on a test card, and let it go', json(cardTryReply)),
        countsTries: true,
      },
      schema: { querystring: nothing, body: cardTryBody },
    },
    (request) => tryCard(cardDeps, { ...request.body, staff: request.staff }),
  )
}

/** A webhook that never arrives is the usual mistake: the owner sees here whether Stripe reaches this server (R66). */
async function readHeard(db: Database): Promise<Omit<NonNullable<PaymentsSetUpReply['stripe']>, 'isTest'>> {
  const { lastAt, trouble } = await readHintState(db)
  return { webhookPath: paymentPaths.stripeWebhook, heardAt: lastAt, trouble }
}
