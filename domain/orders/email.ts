// The mails that an order owes its customer, and what became of each mail. The mails are part of the order's row.
import type { mail } from './order-schema.ts'
import type { Wire } from '../basics/values.ts'
import type { LocalText } from '../basics/local-text.ts'
import type { Colour } from '../menu/look.ts'
import type { Fulfilment, OrderStatus, TrackedOrder } from './order.ts'

/**
 * Due: the mail is not sent before `at`. Sent: the mail server took the mail at `at`. Refused: the mail server will never
 * take this address. Withheld: the mailbox has had enough mails (order-limits.ts), and only an owner can send this mail.
 */
export type Mail = Wire<typeof mail>
export type MailKind = Mail['kind']

/** The facts that a letter about an order is written from. */
export interface MailedOrder extends TrackedOrder {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly fulfilment: Fulfilment
  readonly businessDay: string
  /** Of the items that are on the menu now. */
  readonly colours: Readonly<Record<string, Colour>>
  /** What the section of an item is called, by item: a letter calls nothing a burrito that is a drink. */
  readonly sections: Readonly<Record<string, LocalText>>
  /** The refund that the letter tells of, one of several. */
  readonly told?: TrackedOrder['refunds'][number] | undefined
}

/** Most taps by mistake are undone within this time, and the customer never hears of them. */
export const readyMailDelay = 20_000

export function mailsOfNewOrder(timestamp: string, isWithheld = false): Mail[] {
  return [{ kind: 'placed', state: isWithheld ? 'withheld' : 'due', at: timestamp }]
}

/** The mails owed after a change of status. No status is told twice, and no mail says what is no longer true. */
export function mailsAfter(mails: readonly Mail[], status: OrderStatus, at: string): readonly Mail[] {
  const standing = standingMails(mails, status)
  const state = stateOfNext(mails)
  const owes = (kind: MailKind, due: string): readonly Mail[] =>
    standing.some((mail) => mail.kind === kind) ? standing : [...standing, { kind, state, at: due }]
  if (status === 'ready') return owes('ready', new Date(Date.parse(at) + readyMailDelay).toISOString())
  if (status === 'cancelled') return owes('cancelled', at)
  return standing
}

/** Staff moved the promise (R47): every time the customer is told, and of a time that was never told only the last. */
export function mailsAfterDelay(mails: readonly Mail[], at: string): readonly Mail[] {
  return [
    ...mails.filter((mail) => mail.kind !== 'moved' || mail.state === 'sent'),
    { kind: 'moved', state: stateOfNext(mails), at },
  ]
}

/** R67: the customer is told of every refund. */
export function mailsAfterRefund(mails: readonly Mail[], refund: number, at: string): readonly Mail[] {
  return [...mails, { kind: 'refunded', state: stateOfNext(mails), at, refund }]
}

/** The money of a refund came back. A mail about this refund that is still to be sent says so by itself. */
export function mailsAfterFailedRefund(mails: readonly Mail[], refund: number, at: string): readonly Mail[] {
  const isToBeTold = mails.some((mail) => mail.refund === refund && mail.state !== 'sent')
  return isToBeTold ? mails : [...mails, { kind: 'refund-failed', state: stateOfNext(mails), at, refund }]
}

/** A customer who did not hear of the order does not hear what became of it. */
function stateOfNext(mails: readonly Mail[]): 'withheld' | 'due' {
  return mails.some((mail) => mail.state === 'withheld') ? 'withheld' : 'due'
}

/** Drops unsent mails that are no longer true; of a cancelled order only money is still to be told. */
export function standingMails(mails: readonly Mail[], status: OrderStatus): readonly Mail[] {
  const isReady = status === 'ready' || status === 'handed-over'
  const holds = {
    placed: status !== 'cancelled',
    moved: status === 'placed' || status === 'cooking',
    ready: isReady,
    cancelled: true,
    refunded: true,
    'refund-failed': true,
  } satisfies Record<MailKind, boolean>
  return mails.filter(({ kind, state }) => state === 'sent' || holds[kind])
}

/** When the next mail is due; null when none is due. */
export function nextMailAt(mails: readonly Mail[]): string | null {
  const due = mails.filter(({ state }) => state === 'due').map(({ at }) => at)
  return due.length === 0 ? null : due.reduce((first, at) => (at < first ? at : first))
}

/** The oldest mail that is due now. */
export function mailToSend(mails: readonly Mail[], status: OrderStatus, now: string): Mail | undefined {
  return standingMails(mails, status)
    .filter(({ state, at }) => state === 'due' && at <= now)
    .reduce<Mail | undefined>((first, mail) => (first && first.at <= mail.at ? first : mail), undefined)
}

/**
 * Records what became of a mail that was due at an instant, also of a mail that was withdrawn while it was being sent. The
 * promise may have been moved once more meanwhile: that mail is still to be sent.
 */
export function mailsWith(mails: readonly Mail[], outcome: Mail, due = outcome.at): readonly Mail[] {
  const isTried = ({ kind, state, at, refund }: Mail) =>
    kind === outcome.kind &&
    refund === outcome.refund &&
    (kind !== 'moved' || (state !== 'sent' && at === due))
  return mails.some(isTried) ? mails.map((mail) => (isTried(mail) ? outcome : mail)) : [...mails, outcome]
}

/** An order's mails as its row keeps them; `dueAt` is when the mail job next looks at the order. */
export interface MailPlan {
  readonly mails: readonly Mail[]
  readonly dueAt: string | null
}

/** The plan after a change of the order. The wait of a mail that is being sent, or waits for its retry, is not cut short. */
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

/** The wait before each retry, by failed tries in a row, in milliseconds; the last wait repeats for ever. */
const waits = [5_000, 15_000, 60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000] as const

export function mailWait(failedTries: number): number {
  return waits[Math.max(failedTries, 1) - 1] ?? waits[waits.length - 1] ?? 0
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
