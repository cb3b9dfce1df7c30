// The emails that an order owes its customer, and what became of each.
import type { mail } from './order-schema.ts'
import type { Wire } from '../basics/values.ts'
import type { LocalText } from '../basics/local-text.ts'
import type { Color } from '../menu/look.ts'
import type { FulfillmentDetails, OrderStatus, TrackedOrder } from './order.ts'

/**
 * Due: the email is not sent before `at`. Sent: the mail server accepted it at `at`. Refused: the mail server will never
 * accept this address. Withheld: the mailbox has had enough emails (order-limits.ts), and only an owner can send this one.
 */
export type OrderEmail = Wire<typeof mail>
export type EmailKind = OrderEmail['kind']

/** The facts that an email about an order is written from. */
export interface EmailedOrder extends TrackedOrder {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The last four digits of the card; null for an order without a card. */
  readonly lastFour: string | null
  readonly fulfillmentDetails: FulfillmentDetails
  readonly businessDay: string
  /** The colors of the items that are on the menu now, by item. */
  readonly colors: Readonly<Record<string, Color>>
  /** The names of the items' sections, by item, so that an email never calls a drink a burrito. */
  readonly sections: Readonly<Record<string, LocalText>>
  /** The refund that the email is about; the order may have several. */
  readonly emailedRefund?: TrackedOrder['refunds'][number] | undefined
}

/** Most mistaken taps are undone within this time, so the customer never gets an email about them. */
export const readyEmailDelay = 20_000

export function emailsForNewOrder(timestamp: string, isWithheld = false): OrderEmail[] {
  return [{ kind: 'placed', state: isWithheld ? 'withheld' : 'due', at: timestamp }]
}

/** The emails owed after a change of status. No status is announced twice, and no email says what is no longer true. */
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

/** The customer is told of every move of the promise (R47), but a new move replaces an email that is not sent yet. */
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

/** A refund failed, and its money came back. An email about this refund that is not sent yet will say so anyway. */
export function emailsAfterFailedRefund(
  emails: readonly OrderEmail[],
  refund: number,
  at: string,
): readonly OrderEmail[] {
  const isPending = emails.some((mail) => mail.refund === refund && mail.state !== 'sent')
  return isPending ? emails : [...emails, { kind: 'refund-failed', state: stateOfNext(emails), at, refund }]
}

/** If the order's first email was withheld, the later ones are withheld, too. */
function stateOfNext(emails: readonly OrderEmail[]): 'withheld' | 'due' {
  return emails.some((mail) => mail.state === 'withheld') ? 'withheld' : 'due'
}

/**
 * Drops unsent emails that are no longer true. A canceled order still owes its emails about the cancellation and the money.
 * Like all functions here it returns the emails that stay as the same objects, so that the caller sees which to store.
 */
export function currentEmails<Email extends OrderEmail>(
  emails: readonly Email[],
  status: OrderStatus,
): readonly Email[] {
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

/** One plain address and nothing more (trust rule 17): no comma, no quotes, no white space, no second @. */
export function isSingleAddress(address: string): boolean {
  return /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?$/i.test(address)
}

/** The wait before each retry, by failed attempts in a row, in milliseconds. The last wait repeats forever. */
const waits = [5_000, 15_000, 60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000] as const

export function emailRetryDelay(failedTries: number): number {
  return waits[Math.max(failedTries, 1) - 1] ?? waits[waits.length - 1] ?? 0
}
