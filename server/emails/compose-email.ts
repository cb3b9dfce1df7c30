// Writes the letter that an order owes its customer: sender, recipient, subject and content.
import { createHash } from 'node:crypto'
import type { MailedOrder, MailKind } from '#domain/orders/email.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Letter } from '../adapters/mailer.ts'
import { nameInHeader } from './sanitize-customer-text.ts'
import { letterBody } from './email-body.ts'
import { letterHtml } from './email-html.ts'
import type { LetterPlace } from './letter-parts.ts'
import { letterText } from './email-text.ts'

export interface LetterHouse extends LetterPlace {
  /** The sender's address. */
  readonly from: string
}

export function writeLetter(house: LetterHouse, order: MailedOrder, kind: MailKind, now: Date): Letter {
  const body = letterBody(order, kind, house)
  const mark = markOf(order.id)
  const messageId = (of: string) => `<${of}.${mark}@${house.from.split('@').at(-1)}>`
  const told = toldIn(order, kind)
  return {
    messageId: messageId(told),
    firstMessageId: messageId('placed'),
    name: `${order.businessDay}-order-${order.number}-${told}-${mark.slice(0, 8)}`,
    date: now,
    from: { name: house.restaurant.name, address: house.from },
    to: { name: nameInHeader(order.firstName, order.lastName), address: order.email },
    subject: body.subject,
    text: letterText(body),
    html: letterHtml(body),
    pictures: [...(body.head.picture ? [body.head.picture] : []), body.bunting],
  }
}

/** The order's part of its Message-IDs: a hash, since the order's id is a secret and mail headers get copied around. */
function markOf(id: OrderId): string {
  return createHash('sha256').update(`mail ${id}`).digest('hex').slice(0, 24)
}

/** A promise may be moved more than once, there may be more than one refund, and each letter is another one. */
function toldIn({ promise, refunds, told }: MailedOrder, kind: MailKind): string {
  if (kind === 'moved') return `moved-${Date.parse(promise.readyBy)}`
  return told ? `${kind}-${refunds.findIndex(({ id }) => id === told.id) + 1}` : kind
}
