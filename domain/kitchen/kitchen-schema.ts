// The bodies that the kitchen's board sends (R30, R47, R59, R60), with their checks. A schema gives the type.
import * as z from 'zod/mini'
import { orderId, orderStatus } from '../orders/order-schema.ts'
import { validationError, wholeNumber } from '../basics/form-schema.ts'
import { busyMinutes, maxTicketsOnBoard, pauseMinutes } from './tickets.ts'
import { menuId } from '../menu/menu-id-schema.ts'
import { maxLines } from '../orders/order-size.ts'
import { instant, named } from '../basics/values.ts'

export const moveBody = z.strictObject({ from: orderStatus, to: orderStatus })
/** `from` is the status that was reached by mistake. */
export const undoBody = z.strictObject({ from: orderStatus })

/** The tickets that rang when the cook tapped. An order that came in at the same time keeps ringing. */
export const acknowledgeManyBody = z.strictObject({
  ids: z.array(orderId).check(z.minLength(1), z.maxLength(maxTicketsOnBoard)),
})

export const acknowledgeManyReply = z
  .strictObject({
    /** The tickets that nobody had touched before. */
    seen: z.array(orderId),
  })
  .register(named, { id: 'AcknowledgeManyReply' })

/** Names either an item or a choice. A choice is sold out for all its items. */
export const soldOutBody = z
  .strictObject({
    item: z.exactOptional(menuId),
    choice: z.exactOptional(menuId),
    /** "today": until the next business day; "later": until further notice; "no": available again. */
    soldOut: z.enum(['today', 'later', 'no']),
  })
  .check(
    z.refine(({ item, choice }) => (item === undefined) !== (choice === undefined), {
      error: validationError('unwanted'),
      path: ['item'],
    }),
  )

const remaining = wholeNumber(0, 9_999)
export const stockBody = z.strictObject({
  item: menuId,
  /** How many remain for the rest of the business day; null: the item is not counted. */
  remaining: z.nullable(remaining),
  /** The count that the cook saw. The server applies the difference, so that orders placed since then stay counted. */
  from: z.exactOptional(remaining),
})

const rolled = wholeNumber(0, Number.MAX_SAFE_INTEGER)
export const rollBody = z.strictObject({
  /** The index of the line on its ticket, from 0. */
  line: wholeNumber(0, maxLines),
  /** How many of the line are ticked off now, and (`from`) how many were before the cook tapped. */
  rolled,
  from: rolled,
})

export const pauseBody = z.strictObject({
  /** Null: until staff resume. */
  minutes: z.nullable(z.literal(pauseMinutes)),
})

export const busyBody = z.strictObject({
  /** Added to every promise for "as soon as possible"; null ends the busy time. */
  minutes: z.nullable(z.literal(busyMinutes)),
  /** How long the busy time lasts, in minutes; null: until the restaurant closes. Ignored if `minutes` is null. */
  lasts: z.nullable(z.literal([30, 60])),
})

export const delayBody = z.strictObject({
  /** The promise that the cook saw, so that of two simultaneous taps only one delays the order. */
  from: instant,
  /** The new promise: later than the old one, and not in the past. */
  to: instant,
})
