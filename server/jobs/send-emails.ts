// Sends the emails that are due for orders, and retries until each email is sent or refused. No order waits for an email.
// Two servers may run this at once: a server that claims an email has it to itself until the lease ends.
import {
  currentEmails,
  emailRetryDelay,
  type EmailedOrder,
  type EmailKind,
} from '#domain/orders/order-emails.ts'
import { MailServerDown, type Email, type Mailer } from '../adapters/mailer.ts'
import {
  claimEmail,
  dropEmail,
  readDueEmails,
  readNextEmailDueAt,
  writeEmailOutcome,
  type ClaimedEmail,
  type DueEmail,
  type EmailOutcome,
} from '../db/orders/email-queue.ts'
import type { Database } from '../db/engine/database.ts'

export interface SendEmailsDeps {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'send'>
  /** Changes when the office sets up another mail server, which is tried at once. */
  readonly mailServerVersion?: () => number
  readonly composeEmail: (order: EmailedOrder, kind: EmailKind, now: Date) => Email | Promise<Email>
  readonly now: () => Date
  /** Aborted when the server stops: no other email is started, and the one under way ends soon. */
  readonly closing: AbortSignal
  readonly onFailure: (error: unknown) => void
}

/** Longer than any attempt lasts; if a server dies during an attempt, another server takes over after this. */
export const leaseMs = 2 * 60_000
const concurrency = 3
const emailsPerRun = 60
/** A mail server that is down is tried again after this long at most. */
const maxQuietMs = 60_000
/** An email at which the mail server fails, while it accepts others, is tried again after this. */
const quarantine = 5 * 60_000

/** Returns the job: each call sends the emails that are due, and says when the next ones are. */
export function createEmailJob(deps: SendEmailsDeps): () => Promise<{ inMs: number }> {
  const version = deps.mailServerVersion ?? (() => 0)
  const server: ServerState = { version: version(), failures: 0, quietUntil: 0 }

  return async () => {
    if (server.version !== version())
      Object.assign(server, { version: version(), failures: 0, quietUntil: 0 })
    if (deps.now().getTime() >= server.quietUntil) await sendDue(deps, server)
    // The emails stay due: the next start, or another server, sends them.
    if (deps.closing.aborted) return { inMs: Infinity }
    const next = await readNextEmailDueAt(deps.db)
    const nextRunAt = Math.max(next === null ? Infinity : Date.parse(next), server.quietUntil)
    return { inMs: nextRunAt - deps.now().getTime() }
  }
}

/** How often in a row the mail server was down, and until when it is left alone. */
interface ServerState {
  version: number
  failures: number
  quietUntil: number
}

async function sendDue(deps: SendEmailsDeps, server: ServerState): Promise<void> {
  const due = await readDueEmails(deps.db, deps.now().toISOString(), emailsPerRun)
  // The emails of one order go out one after the other, so that they arrive in their order, unless one of them has to wait for
  // a retry or another server sends it.
  const ofOrders = [...Map.groupBy(due, ({ order_seq }) => order_seq).values()]
  let down = false

  const work = async () => {
    for (let emails = ofOrders.shift(); emails; emails = ofOrders.shift())
      for (const email of emails) {
        if (down || deps.closing.aborted) return
        const result = await sendNext(deps, email, server)
        if (result === 'down') down = true
        else if (result !== 'nothing-to-send') server.failures = 0
      }
  }
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, work))

  // A mail server that does not answer is left alone for a while, instead of being asked for each of five hundred orders.
  if (down) {
    server.quietUntil = deps.now().getTime() + quietMsAfter(server)
    server.failures += 1
  }
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

function quietMsAfter({ failures }: ServerState): number {
  return Math.min(emailRetryDelay(failures + 1), maxQuietMs)
}

/** "Down" is about the mail server, and says nothing about the email. */
type Result = 'sent' | 'refused' | 'deferred' | 'down'

async function sendNext(
  deps: SendEmailsDeps,
  due: DueEmail,
  server: ServerState,
): Promise<Result | 'nothing-to-send'> {
  const now = deps.now()
  const leaseEnd = new Date(now.getTime() + leaseMs).toISOString()
  const claimed = await claimEmail(deps.db, due, now.toISOString(), leaseEnd)
  if (!claimed) return 'nothing-to-send'
  // Checked after the claim: the kitchen may have undone the status change that made the email due, or moved the promise
  // again.
  if (claimed.isReplaced || currentEmails([claimed.email], claimed.order.status).length === 0) {
    await dropEmail(deps.db, due, claimed, now.toISOString())
    return 'nothing-to-send'
  }
  const result = await send(deps, claimed)
  await writeEmailOutcome(deps.db, due.seq, outcomeOf(result, claimed.email.tries, deps.now(), server))
  return result
}

async function send(deps: SendEmailsDeps, { order, email }: ClaimedEmail): Promise<Result> {
  try {
    const emailedRefund = order.refunds.find(({ id }) => id === email.refund)
    const composed = await deps.composeEmail({ ...order, emailedRefund }, email.kind, deps.now())
    return await deps.mailer.send(composed, deps.closing)
  } catch (error) {
    deps.onFailure(error)
    return error instanceof MailServerDown ? 'down' : 'deferred'
  }
}

function outcomeOf(result: Result, tries: number, now: Date, server: ServerState): EmailOutcome {
  const wait = (ms: number): EmailOutcome => ({
    state: 'due',
    dueAt: new Date(now.getTime() + ms).toISOString(),
    tries: tries + 1,
  })
  switch (result) {
    case 'deferred':
      return wait(emailRetryDelay(tries + 1))
    case 'down':
      // This email has failed more often than the server in a row: the server has accepted others since.
      return wait(tries > server.failures ? quarantine : quietMsAfter(server))
    default:
      return { state: result, at: now.toISOString() }
  }
}
