// Which mails an order owes its customer, and what became of each. They are part of the order's own row.
import type { mail } from './contract/office-replies.ts'
import type { Wire } from './contract/values.ts'
import type { Address, OrderStatus, TrackedOrder } from './order.ts'

export const mailKinds = ['placed', 'ready', 'cancelled'] as const
export type MailKind = (typeof mailKinds)[number]

export const mailStates = ['due', 'sent', 'refused', 'withheld'] as const

/**
 * Due: not sent before `at`. Sent: handed to the mail server then. Refused: it will never take this address. Withheld:
 * the mailbox has had enough from us (order-limits.ts), and only an owner sends it.
 */
export type Mail = Wire<typeof mail>

/** What a letter about an order is written from. */
export interface MailedOrder extends TrackedOrder {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly delivery: Address
  readonly businessDay: string
}

/** A tap by mistake is mostly taken back within this time; the customer need not hear of it. */
export const readyMailDelay = 20_000

export function mailsOfNewOrder(timestamp: string, isWithheld = false): Mail[] {
  return [{ kind: 'placed', state: isWithheld ? 'withheld' : 'due', at: timestamp }]
}

/** What is owed after the order came to a status. Nobody gets the same kind twice, or word of what no longer holds. */
export function mailsAfter(mails: readonly Mail[], status: OrderStatus, at: string): readonly Mail[] {
  const standing = standingMails(mails, status)
  // Whoever was not told of the order is not told what became of it.
  const state = mails.some((mail) => mail.state === 'withheld') ? 'withheld' : 'due'
  const owes = (kind: MailKind, due: string): readonly Mail[] =>
    standing.some((mail) => mail.kind === kind) ? standing : [...standing, { kind, state, at: due }]
  if (status === 'ready') return owes('ready', new Date(Date.parse(at) + readyMailDelay).toISOString())
  if (status === 'cancelled') return owes('cancelled', at)
  return standing
}

/** Without those that are not sent yet and would no longer be true; a cancelled order has one thing to say. */
export function standingMails(mails: readonly Mail[], status: OrderStatus): readonly Mail[] {
  const isReady = status === 'ready' || status === 'handed-over'
  const holds = {
    placed: status !== 'cancelled',
    ready: isReady,
    cancelled: true,
  } satisfies Record<MailKind, boolean>
  return mails.filter(({ kind, state }) => state === 'sent' || holds[kind])
}

/** When the next mail is due; null when none is. */
export function nextMailAt(mails: readonly Mail[]): string | null {
  const due = mails.filter(({ state }) => state === 'due').map(({ at }) => at)
  return due.length === 0 ? null : due.reduce((first, at) => (at < first ? at : first))
}

/** The mail to send now: of those that are due, the oldest. */
export function mailToSend(mails: readonly Mail[], status: OrderStatus, now: string): Mail | undefined {
  return standingMails(mails, status)
    .filter(({ state, at }) => state === 'due' && at <= now)
    .reduce<Mail | undefined>((first, mail) => (first && first.at <= mail.at ? first : mail), undefined)
}

/** What became of a mail, written down; also of one that was sent in the moment in which it was taken back. */
export function mailsWith(mails: readonly Mail[], outcome: Mail): readonly Mail[] {
  const isKnown = mails.some(({ kind }) => kind === outcome.kind)
  return isKnown ? mails.map((mail) => (mail.kind === outcome.kind ? outcome : mail)) : [...mails, outcome]
}

/** An order's mails as its row keeps them; `dueAt` is when they are looked at next. */
export interface MailPlan {
  readonly mails: readonly Mail[]
  readonly dueAt: string | null
}

/** The plan after the order changed: while a mail is being sent, or waits to be tried again, nothing is hurried. */
export function planMails(before: MailPlan, mails: readonly Mail[]): MailPlan {
  const next = nextMailAt(mails)
  const wasDue = nextMailAt(before.mails)
  const isHeldBack = before.dueAt !== null && wasDue !== null && before.dueAt > wasDue
  return { mails, dueAt: next !== null && isHeldBack ? laterOf(next, before.dueAt) : next }
}

/** One plain address and nothing more (trust rule 17): no comma, no quotes, no white space, no second @. */
export function isOneAddress(address: string): boolean {
  return /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?$/i.test(address)
}

/** How long to wait after so many failed tries in a row, in milliseconds; the last one goes on for ever. */
const waits = [5_000, 15_000, 60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000] as const

export function mailWait(failedTries: number): number {
  return waits[Math.max(failedTries, 1) - 1] ?? waits[waits.length - 1] ?? 0
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
