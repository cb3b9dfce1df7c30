// How emails and cards are set up, in the office or by the environment: shown without any secret, changed and tried by the owner.
import {
  cardKeysBody,
  cardsBody,
  cardTestBody,
  cardTestReply,
  paymentsSetupReply,
} from '#domain/payments/payments-setup-schema.ts'
import {
  emailSetupReply,
  emailTestBody,
  emailTestReply,
  mailServerBody,
} from '#domain/people/email-setup-schema.ts'
import { type PaymentsSetupReply, paymentPaths } from '#domain/payments/payment-api.ts'
import { type EmailSetupReply, peoplePaths } from '#domain/people/people-api.ts'
import { limitCardAttempts, testCard, type TryCardDeps } from '../../actions/payments/try-card.ts'
import { saveCardKeys, turnCards, type ChangeCardKeysDeps } from '../../actions/payments/change-card-keys.ts'
import { changeMailServer, type ChangeMailServerDeps } from '../../actions/people/change-mail-server.ts'
import { limitEmailAttempts, tryEmail, type TryEmailDeps } from '../../actions/people/try-email.ts'
import type { Config } from '../../config.ts'
import { json, type ReplySpec } from '../../http/reply-spec.ts'
import { readWebhookState } from '../../db/payments/gateway-state.ts'
import type { CardSetup } from '../../connections/payments-now.ts'
import type { MailNow } from '../../connections/mail-now.ts'
import type { Database } from '../../db/engine/database.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'

export interface OfficeSetUpDeps extends Omit<
  TryEmailDeps & TryCardDeps & ChangeMailServerDeps & ChangeCardKeysDeps,
  'emailAttempts' | 'cardAttempts' | 'keyAttempts' | 'cardToTry' | 'publicUrl' | 'mail'
> {
  readonly mail: MailNow
  readonly cardSetup: () => CardSetup
  readonly config: Pick<Config, 'publicUrl' | 'demoPayments'>
}

export function officeSetUpRoutes(app: Routes, deps: OfficeSetUpDeps): void {
  const { publicUrl: url } = deps.config
  const publicUrl = url?.origin ?? null
  const config = (summary: string, reply: ReplySpec) => ({ access: 'run-office', summary, reply }) as const
  const mailDeps = { ...deps, emailAttempts: limitEmailAttempts() }
  const cardDeps = {
    ...deps,
    publicUrl: url,
    cardAttempts: limitCardAttempts(),
    keyAttempts: limitCardAttempts(),
    cardToTry: () => deps.cardSetup().trial,
  }

  app.get(
    peoplePaths.mail,
    { config: config('How mails go out', json(emailSetupReply)), schema: { querystring: nothing } },
    async () => mailSetupOf(deps.mail, publicUrl),
  )

  app.post(
    peoplePaths.mail,
    {
      config: config('Set up the mail server', json(emailSetupReply)),
      schema: { querystring: nothing, body: mailServerBody },
    },
    async ({ body, staff }) => {
      await changeMailServer(deps, { ...body, staff })
      return mailSetupOf(deps.mail, publicUrl)
    },
  )

  app.post(
    peoplePaths.tryEmail,
    {
      config: {
        ...config('Send a test mail to an address of one’s own', json(emailTestReply)),
        limitsAttempts: true,
      },
      schema: { querystring: nothing, body: emailTestBody },
    },
    (request) => tryEmail(mailDeps, { ...request.body, staff: request.staff }),
  )

  app.get(
    paymentPaths.setUp,
    { config: config('How cards are charged', json(paymentsSetupReply)), schema: { querystring: nothing } },
    async () => readPaymentsSetup(deps),
  )

  app.post(
    paymentPaths.keys,
    {
      config: {
        ...config('Try keys of Stripe, and save them', json(paymentsSetupReply)),
        limitsAttempts: true,
      },
      schema: { querystring: nothing, body: cardKeysBody },
    },
    async ({ body, staff }) => {
      await saveCardKeys(cardDeps, { ...body, staff })
      return readPaymentsSetup(deps)
    },
  )

  app.post(
    paymentPaths.cards,
    {
      config: config('Turn the saved keys of Stripe on or off', json(paymentsSetupReply)),
      schema: { querystring: nothing, body: cardsBody },
    },
    async ({ body, staff }) => {
      await turnCards(cardDeps, { ...body, staff })
      return readPaymentsSetup(deps)
    },
  )

  app.post(
    paymentPaths.testCard,
    {
      config: {
        ...config('Hold a dollar on a test card, and let it go', json(cardTestReply)),
        limitsAttempts: true,
      },
      schema: { querystring: nothing, body: cardTestBody },
    },
    (request) => testCard(cardDeps, { ...request.body, staff: request.staff }),
  )
}

function mailSetupOf(mail: MailNow, publicUrl: string | null): EmailSetupReply {
  const { server, ...setup } = mail.current()
  const { host = '', port = 0, tls = true, user = null } = server ?? {}
  return { ...setup, server: server && { host, port, tls, user }, publicUrl }
}

async function readPaymentsSetup(deps: OfficeSetUpDeps): Promise<PaymentsSetupReply> {
  const { setBy, acceptedCards, isTestMode, saved } = deps.cardSetup()
  const { cards, isCounterForAll } = acceptedCards
  return {
    payments: isCounterForAll ? 'counter' : cards === 'card' ? 'stripe' : (cards ?? 'none'),
    demo: cards === 'demo',
    isDemoRequested: deps.config.demoPayments,
    publicUrl: deps.config.publicUrl?.origin ?? null,
    setBy,
    keys: saved.flatMap(({ state, ...keys }) => (state === 'retired' ? [] : [{ state, ...keys }])),
    keptKeys: saved.filter(({ state }) => state === 'retired').length,
    stripe: cards === 'card' ? { isTestMode, ...(await readWebhookStatus(deps.db)) } : null,
  }
}

/** A webhook that never arrives is the most common mistake, so the owner sees whether Stripe reaches this server (R66). */
async function readWebhookStatus(
  db: Database,
): Promise<Omit<NonNullable<PaymentsSetupReply['stripe']>, 'isTestMode'>> {
  const { lastAt, error } = await readWebhookState(db)
  return { webhookPath: paymentPaths.stripeWebhook, lastEventAt: lastAt, webhookError: error }
}
