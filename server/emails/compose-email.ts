// Composes an email to the customer of an order: sender, recipient, subject and content.
import { createHash } from 'node:crypto'
import type { EmailedOrder, EmailKind } from '#domain/orders/order-emails.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Email } from '../adapters/mailer.ts'
import { nameInHeader } from './sanitize-customer-text.ts'
import { calendarAttachment } from './calendar-attachment.ts'
import { emailBody } from './order-email.ts'
import { emailHtml } from './email-html.ts'
import type { EmailContext } from './email-parts.ts'
import { emailText } from './email-text.ts'

export interface EmailSender extends EmailContext {
  /** The sender's address. */
  readonly from: string
}

export function composeEmail(
  emailSender: EmailSender,
  order: EmailedOrder,
  kind: EmailKind,
  now: Date,
): Email {
  const body = emailBody(order, kind, emailSender)
  const mark = messageIdHash(order.id)
  const messageId = (of: string) => `<${of}.${mark}@${emailSender.from.split('@').at(-1)}>`
  const key = messageKey(order, kind)
  return {
    messageId: messageId(key),
    firstMessageId: messageId('placed'),
    name: `${order.businessDay}-order-${order.number}-${key}-${mark.slice(0, 8)}`,
    date: now,
    from: { name: emailSender.restaurant.name, address: emailSender.from },
    to: { name: nameInHeader(order.firstName, order.lastName), address: order.email },
    subject: body.subject,
    text: emailText(body),
    html: emailHtml(body),
    calendar: calendarAttachment(order, kind, emailSender, now),
    pictures: [...(body.head.picture ? [body.head.picture] : []), body.bunting],
  }
}

/** The order's part of its Message-IDs: a hash, since the order's id is a secret and mail headers get copied around. */
function messageIdHash(id: OrderId): string {
  return createHash('sha256').update(`mail ${id}`).digest('hex').slice(0, 24)
}

/** Tells emails of the same kind apart: a promise may be moved more than once, and there may be more than one refund. */
function messageKey({ promise, refunds, emailedRefund }: EmailedOrder, kind: EmailKind): string {
  if (kind === 'moved') return `moved-${Date.parse(promise.readyBy)}`
  return emailedRefund ? `${kind}-${refunds.findIndex(({ id }) => id === emailedRefund.id) + 1}` : kind
}
