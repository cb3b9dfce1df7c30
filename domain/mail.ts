// Which mails an order owes its customer, and what became of each. They are part of the order's own row.
import type { OrderStatus } from './order.ts'

export const mailKinds = ['placed', 'ready', 'cancelled'] as const
export type MailKind = (typeof mailKinds)[number]

/** Due: not sent before `at`. Sent: handed to the mail server then. Refused: it will never take this address. */
export interface Mail {
  readonly kind: MailKind
  readonly state: 'due' | 'sent' | 'refused'
  readonly at: string
}

/** A tap by mistake is mostly taken back within this time; the customer need not hear of it. */
export const readyMailDelay = 20_000

export function mailsOfNewOrder(timestamp: string): Mail[] {
  return [{ kind: 'placed', state: 'due', at: timestamp }]
}

/** What is owed after the order came to a status. Nobody gets the same kind twice, or word of what no longer holds. */
export function mailsAfter(mails: readonly Mail[], status: OrderStatus, at: string): readonly Mail[] {
  const isReady = status === 'ready' || status === 'handed-over'
  const standing = mails.filter(({ kind, state }) => kind !== 'ready' || state !== 'due' || isReady)
  const owes = (kind: MailKind, due: string): readonly Mail[] =>
    standing.some((mail) => mail.kind === kind) ? standing : [...standing, { kind, state: 'due', at: due }]
  if (status === 'ready') return owes('ready', new Date(Date.parse(at) + readyMailDelay).toISOString())
  if (status === 'cancelled') return owes('cancelled', at)
  return standing
}

/** When the next mail is due; null when none is. */
export function nextMailAt(mails: readonly Mail[]): string | null {
  const due = mails.filter(({ state }) => state === 'due').map(({ at }) => at)
  return due.length === 0 ? null : due.reduce((first, at) => (at < first ? at : first))
}
