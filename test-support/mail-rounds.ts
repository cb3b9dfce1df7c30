// The email job for tests: an app, a mail server, and rounds of sending that a test starts.
import { onTestFinished } from 'vitest'
import type { OrderEmail } from '../domain/orders/order-emails.ts'
import { createEmailJob, type SendEmailsDeps } from '../server/jobs/send-emails.ts'
import type { Mailer } from '../server/adapters/mailer.ts'
import { createSmtpMailer, type SmtpTimeouts } from '../server/adapters/mailer-smtp.ts'
import type { Database } from '../server/db/engine/database.ts'
import { composeEmail } from '../server/emails/compose-email.ts'
import { startMailServer, type MailServer, type MailServerOptions } from './mail-server.ts'
import { restaurant } from './restaurant.ts'
import { rosasOrder, type TestApp } from './test-app.ts'

export const emailSender = {
  site: 'http://burritoful.test',
  from: 'orders@burritoful.test',
  restaurant,
  demo: false,
}

/** Long enough for a busy machine. */
export const patience: SmtpTimeouts = { greetingMs: 8_000, answerMs: 8_000, emailMs: 12_000, shutdownMs: 100 }
/** For a server that will not answer anyway. */
export const shortPatience: SmtpTimeouts = { ...patience, greetingMs: 300, answerMs: 300 }

export async function mailServerFor(options?: MailServerOptions): Promise<MailServer> {
  const server = await startMailServer(options)
  onTestFinished(() => server.stop())
  return server
}

/** The account at the mail server of the tests. */
export const account = { user: 'cook', password: 'secret salsa' }

export function mailerTo({ port }: { port: number }, times = patience): Mailer {
  const mailer = createSmtpMailer({ host: '127.0.0.1', port, tls: false, ...account }, times)
  onTestFinished(() => mailer.close())
  return mailer
}

/** One server's email job, with a clock that the test moves. */
export function mailRounds(
  db: Database,
  mailer: SendEmailsDeps['mailer'],
  overrides: Partial<SendEmailsDeps> = {},
) {
  let ahead = 0
  const failures: unknown[] = []
  /** The orders of the emails that were begun. */
  const begun: string[] = []
  const round = createEmailJob({
    db,
    mailer,
    composeEmail(order, kind, now) {
      begun.push(order.id)
      return composeEmail(emailSender, order, kind, now)
    },
    now: () => new Date(Date.now() + ahead),
    closing: new AbortController().signal,
    onFailure: (error) => failures.push(error),
    ...overrides,
  })
  return {
    round,
    failures,
    begun,
    wait: (ms: number) => void (ahead += ms),
    /** Runs rounds, each at the time that the round before asked for, until no email is due. */
    async untilNothingIsOwed(): Promise<void> {
      for (let rounds = 0; rounds < 60; rounds += 1) {
        const { inMs } = await round()
        if (inMs === Infinity) return
        ahead += Math.max(inMs, 0)
      }
      throw new Error('mails are still owed after sixty rounds')
    },
  }
}

export interface MailRow {
  readonly emails: readonly Pick<OrderEmail, 'kind' | 'state'>[]
  /** When the next email is tried; null when none is due. */
  readonly dueAt: string | null
  readonly attempts: number
}

export async function mailRow(db: Database, id: string): Promise<MailRow> {
  const rows = await db.read
    .selectFrom('emails')
    .innerJoin('orders', 'orders.seq', 'order_seq')
    .select(['kind', 'state', 'due_at', 'tries'])
    .where('id', '=', id as never)
    .orderBy('emails.seq')
    .execute()
  return {
    emails: rows.map(({ kind, state }) => ({ kind, state })),
    dueAt: rows.reduce<string | null>(
      (first, { due_at: at }) => (first && at && first < at ? first : (at ?? first)),
      null,
    ),
    attempts: Math.max(0, ...rows.map(({ tries }) => tries)),
  }
}

/** Places orders for rosa0@example.com, rosa1@example.com and so on; returns their ids. */
export async function placeOrders({ order }: Pick<TestApp, 'order'>, count: number): Promise<string[]> {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, at) => order({ ...rosasOrder, email: `rosa${at}@example.com` })),
  )
  return replies.map((reply) => reply.json<{ id: string }>().id)
}
