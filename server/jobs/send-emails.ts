// Sends the emails that are due for orders, and retries until each email is sent or refused. No order waits for an email.
// Two servers may run this at once: a server that claims an order's emails has them to itself until the lease ends.
import {
  withEmailOutcome,
  findEmailToSend,
  emailRetryDelay,
  nextEmailAt,
  planEmails,
  currentEmails,
  type OrderEmail,
  type EmailedOrder,
  type EmailKind,
} from '#domain/orders/order-emails.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { MailServerDown, type Email, type Mailer } from '../adapters/mailer.ts'
import {
  updateEmails,
  claimEmail,
  readDueEmails,
  readNextEmailDueAt,
  type ClaimedEmail,
  type StoredEmails,
} from '../db/orders/email-queue.ts'
import type { Database } from '../db/engine/database.ts'

export interface SendEmailsDeps {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'send'>
  readonly composeEmail: (order: EmailedOrder, kind: EmailKind, now: Date) => Email | Promise<Email>
  readonly now: () => Date
  /** Aborted when the server stops: no other email is started, and the one under way ends soon. */
  readonly closing: AbortSignal
  /** Called after every attempt, so that the office shows its outcome. */
  readonly onAttempted: (order: OrderId) => void
  readonly onFailure: (error: unknown) => void
}

/** Longer than any attempt lasts; if a server dies during an attempt, another server takes over after this. */
export const leaseMs = 2 * 60_000
const concurrency = 3
const ordersPerRun = 60
/** A mail server that is down is tried again after this long at most. */
const maxQuietMs = 60_000
/** An email at which the mail server fails, while it accepts others, is tried again after this. */
const quarantine = 5 * 60_000

/** Returns the job: each call sends the emails that are due, and says when the next ones are. */
export function createEmailJob(deps: SendEmailsDeps): () => Promise<{ inMs: number }> {
  const server: ServerState = { failures: 0, quietUntil: 0 }

  return async () => {
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
  failures: number
  quietUntil: number
}

async function sendDue(deps: SendEmailsDeps, server: ServerState): Promise<void> {
  const due = await readDueEmails(deps.db, deps.now().toISOString(), ordersPerRun)
  let down = false

  const work = async () => {
    while (!down && !deps.closing.aborted) {
      const id = due.shift()
      if (!id) return
      const result = await sendNext(deps, id, server)
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

/** The outcome of an attempt. "Down" is about the mail server, and says nothing about the order. */
type Outcome =
  | { readonly result: 'sent' | 'refused'; readonly mail: OrderEmail }
  | { readonly result: 'deferred' | 'down' | 'nothing-to-send' }

async function sendNext(deps: SendEmailsDeps, id: OrderId, server: ServerState): Promise<Outcome['result']> {
  const now = deps.now()
  const leaseEnd = new Date(now.getTime() + leaseMs).toISOString()
  const claimed = await claimEmail(deps.db, id, now.toISOString(), leaseEnd)
  if (!claimed) return 'nothing-to-send'

  // Checked again after the claim: the kitchen may have undone the status change that made the email due.
  const mail = findEmailToSend(claimed.stored.emails, claimed.stored.status, now.toISOString())
  const outcome: Outcome = mail ? await send(deps, claimed.order, mail) : { result: 'nothing-to-send' }
  await storeOutcome(deps, claimed, outcome, server)
  deps.onAttempted(id)
  return outcome.result
}

async function send(deps: SendEmailsDeps, order: EmailedOrder, mail: OrderEmail): Promise<Outcome> {
  try {
    const emailedRefund = order.refunds.find(({ id }) => id === mail.refund)
    const email = await deps.composeEmail({ ...order, emailedRefund }, mail.kind, deps.now())
    return { result: await deps.mailer.send(email, deps.closing), mail }
  } catch (error) {
    deps.onFailure(error)
    return { result: error instanceof MailServerDown ? 'down' : 'deferred' }
  }
}

/** Updates the emails as they are now: a cook may have moved the order while we were sending. */
function storeOutcome(
  deps: SendEmailsDeps,
  { order, stored: claimed }: ClaimedEmail,
  outcome: Outcome,
  server: ServerState,
): Promise<void> {
  const now = deps.now()
  const decide = (stored: StoredEmails) => {
    const emails = currentEmails(stored.emails, stored.status)
    const wait = (ms: number) => ({
      ...planEmails({ emails, dueAt: new Date(now.getTime() + ms).toISOString() }, emails),
      attempts: stored.attempts + 1,
    })
    switch (outcome.result) {
      case 'deferred':
        return wait(emailRetryDelay(stored.attempts + 1))
      case 'down':
        // This email has failed more often than the server in a row: the server has accepted others since.
        return wait(stored.attempts > server.failures ? quarantine : quietMsAfter(server))
      case 'nothing-to-send':
        return { emails, dueAt: nextEmailAt(emails), attempts: stored.attempts }
      default: {
        const { mail, result } = outcome
        const updated = withEmailOutcome(emails, { ...mail, state: result, at: now.toISOString() }, mail.at)
        return { emails: updated, dueAt: nextEmailAt(updated), attempts: 0 }
      }
    }
  }
  return updateEmails(deps.db, order.id, decide, claimed)
}
