// Sends the mails that orders owe, until each is sent or refused. Beside the requests: no order waits for a mail.
// Safe on two servers at once: whoever claims an order's mails has them to itself for a while.
import {
  mailsWith,
  mailToSend,
  mailWait,
  nextMailAt,
  planMails,
  standingMails,
  type Mail,
  type MailedOrder,
  type MailKind,
} from '#domain/orders/email.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { MailServerDown, type Letter, type Mailer } from '../adapters/mailer.ts'
import {
  changeMails,
  claimMail,
  findDueMails,
  nextDueMail,
  type ClaimedMail,
  type KeptMails,
} from '../db/orders/email-queue.ts'
import type { Database } from '../db/engine/database.ts'

export interface SendMailsDeps {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'send'>
  readonly writeLetter: (order: MailedOrder, kind: MailKind, now: Date) => Letter | Promise<Letter>
  readonly now: () => Date
  /** When it comes, nothing new is begun, and what is under way ends soon. */
  readonly closing: AbortSignal
  /** Called when the office can see what became of a try. */
  readonly onTried: (order: OrderId) => void
  readonly onTrouble: (error: unknown) => void
}

/** Longer than any try lasts; should a server die in one, another takes over after this. */
export const leaseMs = 2 * 60_000
const atOnce = 3
const inARound = 60
/** A mail server that is down is asked again after at most this. */
const longestSilence = 60_000
/** A letter that the server breaks down over, while it takes others, is tried again after this. */
const quarantine = 5 * 60_000

/** Makes a round: a call of it sends what is due, and answers when there is more to do. */
export function createMailRound(deps: SendMailsDeps): () => Promise<{ inMs: number }> {
  const server: ServerState = { failures: 0, quietUntil: 0 }

  return async () => {
    if (deps.now().getTime() >= server.quietUntil) await sendDue(deps, server)
    // What is due stays due: another start, or another server, sends it.
    if (deps.closing.aborted) return { inMs: Infinity }
    const next = await nextDueMail(deps.db)
    const lookAt = Math.max(next === null ? Infinity : Date.parse(next), server.quietUntil)
    return { inMs: lookAt - deps.now().getTime() }
  }
}

/** How often in a row the mail server was found down, and when to ask it again. */
interface ServerState {
  failures: number
  quietUntil: number
}

async function sendDue(deps: SendMailsDeps, server: ServerState): Promise<void> {
  const due = await findDueMails(deps.db, deps.now().toISOString(), inARound)
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
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work))

  // A server that does not answer is not asked for each of five hundred orders.
  if (down) {
    server.quietUntil = deps.now().getTime() + silenceAfter(server)
    server.failures += 1
  }
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

function silenceAfter({ failures }: ServerState): number {
  return Math.min(mailWait(failures + 1), longestSilence)
}

/** What a try came to. "Down" is the server's fault, and says nothing about the order. */
type Outcome =
  | { readonly result: 'sent' | 'refused'; readonly mail: Mail }
  | { readonly result: 'put-off' | 'down' | 'nothing-to-send' }

async function sendNext(deps: SendMailsDeps, id: OrderId, server: ServerState): Promise<Outcome['result']> {
  const now = deps.now()
  const leaseEnd = new Date(now.getTime() + leaseMs).toISOString()
  const claimed = await claimMail(deps.db, id, now.toISOString(), leaseEnd)
  if (!claimed) return 'nothing-to-send'

  // Looked at again: the kitchen may have taken back what was due a moment ago.
  const mail = mailToSend(claimed.kept.mails, claimed.kept.status, now.toISOString())
  const outcome: Outcome = mail ? await send(deps, claimed.order, mail) : { result: 'nothing-to-send' }
  await writeDown(deps, claimed, outcome, server)
  deps.onTried(id)
  return outcome.result
}

async function send(deps: SendMailsDeps, order: MailedOrder, mail: Mail): Promise<Outcome> {
  try {
    const told = order.refunds.find(({ id }) => id === mail.refund)
    const letter = await deps.writeLetter({ ...order, told }, mail.kind, deps.now())
    return { result: await deps.mailer.send(letter, deps.closing), mail }
  } catch (error) {
    deps.onTrouble(error)
    return { result: error instanceof MailServerDown ? 'down' : 'put-off' }
  }
}

/** Onto the mails as they are now: while we were sending, a cook may have moved the order. */
function writeDown(
  deps: SendMailsDeps,
  { order, kept: claimed }: ClaimedMail,
  outcome: Outcome,
  server: ServerState,
): Promise<void> {
  const now = deps.now()
  const decide = (kept: KeptMails) => {
    const mails = standingMails(kept.mails, kept.status)
    const wait = (ms: number) => ({
      ...planMails({ mails, dueAt: new Date(now.getTime() + ms).toISOString() }, mails),
      tries: kept.tries + 1,
    })
    switch (outcome.result) {
      case 'put-off':
        return wait(mailWait(kept.tries + 1))
      case 'down':
        // More failures than the server had in a row: it has taken others since.
        return wait(kept.tries > server.failures ? quarantine : silenceAfter(server))
      case 'nothing-to-send':
        return { mails, dueAt: nextMailAt(mails), tries: kept.tries }
      default: {
        const { mail, result } = outcome
        const told = mailsWith(mails, { ...mail, state: result, at: now.toISOString() }, mail.at)
        return { mails: told, dueAt: nextMailAt(told), tries: 0 }
      }
    }
  }
  return changeMails(deps.db, order.id, decide, claimed)
}
