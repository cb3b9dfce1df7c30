// The mails that an order owes its customer, and what became of each mail. The mails are part of the order's row.
import type { mail } from './order-schema.ts'
import type { Wire } from '../basics/values.ts'
import type { LocalText } from '../basics/local-text.ts'
import type { Color } from '../menu/look.ts'
import type { FulfillmentDetails, OrderStatus, TrackedOrder } from './order.ts'

/**
 * Due: the mail is not sent before `at`. Sent: the mail server took the mail at `at`. Refused: the mail server will never
 * take this address. Withheld: the mailbox has had enough mails (order-limits.ts), and only an owner can send this mail.
 */
export type OrderEmail = Wire<typeof mail>
export type EmailKind = OrderEmail['kind']

/** The facts that a letter about an order is written from. */
export interface EmailedOrder extends TrackedOrder {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly fulfillmentDetails: FulfillmentDetails
  readonly businessDay: string
  /** Of the items that are on the menu now. */
  readonly colors: Readonly<Record<string, Color>>
  /** What the section of an item is called, by item: a letter calls nothing a burrito that is a drink. */
  readonly sections: Readonly<Record<string, LocalText>>
  /** The refund that the letter tells of, one of several. */
  readonly emailedRefund?: TrackedOrder['refunds'][number] | undefined
}

/** Most taps by mistake are undone within this time, and the customer never hears of them. */
export const readyEmailDelay = 20_000

export function emailsForNewOrder(timestamp: string, isWithheld = false): OrderEmail[] {
  return [{ kind: 'placed', state: isWithheld ? 'withheld' : 'due', at: timestamp }]
}

/** The mails owed after a change of status. No status is told twice, and no mail says what is no longer true. */
export function emailsAfterMove(
  emails: readonly OrderEmail[],
  status: OrderStatus,
  at: string,
): readonly OrderEmail[] {
  const standing = currentEmails(emails, status)
  const state = stateOfNext(emails)
  const owes = (kind: EmailKind, due: string): readonly OrderEmail[] =>
    standing.some((mail) => mail.kind === kind) ? standing : [...standing, { kind, state, at: due }]
  if (status === 'ready') return owes('ready', new Date(Date.parse(at) + readyEmailDelay).toISOString())
  if (status === 'canceled') return owes('canceled', at)
  return standing
}

/** Staff moved the promise (R47): every time the customer is told, and of a time that was never told only the last. */
export function emailsAfterDelay(emails: readonly OrderEmail[], at: string): readonly OrderEmail[] {
  return [
    ...emails.filter((mail) => mail.kind !== 'moved' || mail.state === 'sent'),
    { kind: 'moved', state: stateOfNext(emails), at },
  ]
}

/** R67: the customer is told of every refund. */
export function emailsAfterRefund(
  emails: readonly OrderEmail[],
  refund: number,
  at: string,
): readonly OrderEmail[] {
  return [...emails, { kind: 'refunded', state: stateOfNext(emails), at, refund }]
}

/** The money of a refund came back. A mail about this refund that is still to be sent says so by itself. */
export function emailsAfterFailedRefund(
  emails: readonly OrderEmail[],
  refund: number,
  at: string,
): readonly OrderEmail[] {
  const isToBeTold = emails.some((mail) => mail.refund === refund && mail.state !== 'sent')
  return isToBeTold ? emails : [...emails, { kind: 'refund-failed', state: stateOfNext(emails), at, refund }]
}

/** A customer who did not hear of the order does not hear what became of it. */
function stateOfNext(emails: readonly OrderEmail[]): 'withheld' | 'due' {
  return emails.some((mail) => mail.state === 'withheld') ? 'withheld' : 'due'
}

/** Drops unsent mails that are no longer true; of a canceled order only money is still to be told. */
export function currentEmails(emails: readonly OrderEmail[], status: OrderStatus): readonly OrderEmail[] {
  const isReady = status === 'ready' || status === 'handed-over'
  const holds = {
    placed: status !== 'canceled',
    moved: status === 'placed' || status === 'cooking',
    ready: isReady,
    canceled: true,
    refunded: true,
    'refund-failed': true,
  } satisfies Record<EmailKind, boolean>
  return emails.filter(({ kind, state }) => state === 'sent' || holds[kind])
}

/** When the next mail is due; null when none is due. */
export function nextEmailAt(emails: readonly OrderEmail[]): string | null {
  const due = emails.filter(({ state }) => state === 'due').map(({ at }) => at)
  return due.length === 0 ? null : due.reduce((first, at) => (at < first ? at : first))
}

/** The oldest mail that is due now. */
export function findEmailToSend(
  emails: readonly OrderEmail[],
  status: OrderStatus,
  now: string,
): OrderEmail | undefined {
  return currentEmails(emails, status)
    .filter(({ state, at }) => state === 'due' && at <= now)
    .reduce<OrderEmail | undefined>((first, mail) => (first && first.at <= mail.at ? first : mail), undefined)
}

/**
 * Records what became of a mail that was due at an instant, also of a mail that was withdrawn while it was being sent. The
 * promise may have been moved once more meanwhile: that mail is still to be sent.
 */
export function withEmailOutcome(
  emails: readonly OrderEmail[],
  outcome: OrderEmail,
  due = outcome.at,
): readonly OrderEmail[] {
  const isTried = ({ kind, state, at, refund }: OrderEmail) =>
    kind === outcome.kind &&
    refund === outcome.refund &&
    (kind !== 'moved' || (state !== 'sent' && at === due))
  return emails.some(isTried) ? emails.map((mail) => (isTried(mail) ? outcome : mail)) : [...emails, outcome]
}

/** An order's mails as its row keeps them; `dueAt` is when the mail job next looks at the order. */
export interface EmailPlan {
  readonly emails: readonly OrderEmail[]
  readonly dueAt: string | null
}

/** The plan after a change of the order. The wait of a mail that is being sent, or waits for its retry, is not cut short. */
export function planEmails(before: EmailPlan, emails: readonly OrderEmail[]): EmailPlan {
  const next = nextEmailAt(emails)
  const wasDue = nextEmailAt(before.emails)
  const isHeldBack = before.dueAt !== null && wasDue !== null && before.dueAt > wasDue
  return { emails, dueAt: next !== null && isHeldBack ? laterOf(next, before.dueAt) : next }
}

/** One plain address and nothing more (trust rule 17): no comma, no quotes, no white space, no second @. */
export function isSingleAddress(address: string): boolean {
  return /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?$/i.test(address)
}

/** The wait before each retry, by failed tries in a row, in milliseconds; the last wait repeats for ever. */
const waits = [5_000, 15_000, 60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000] as const

export function emailRetryDelay(failedTries: number): number {
  return waits[Math.max(failedTries, 1) - 1] ?? waits[waits.length - 1] ?? 0
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
