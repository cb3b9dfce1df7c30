// What the kitchen's board sends (R30, R47, R59, R60), with its checks. A schema gives the type.
import * as z from 'zod/mini'
import { orderId, orderStatus } from '../orders/order-schema.ts'
import { validationError, wholeNumber } from '../basics/form-schema.ts'
import { busyMinutes, maxTicketsOnBoard, pauseMinutes } from './tickets.ts'
import { menuId } from '../menu/menu-id-schema.ts'
import { maxLines } from '../orders/order-size.ts'
import { instant, named } from '../basics/values.ts'

export const moveBody = z.strictObject({ from: orderStatus, to: orderStatus })
/** The status that was reached by mistake. */
export const undoBody = z.strictObject({ from: orderStatus })

/** The tickets that rang when the cook tapped: an order that came in meanwhile rings on. */
export const acknowledgeManyBody = z.strictObject({
  ids: z.array(orderId).check(z.minLength(1), z.maxLength(maxTicketsOnBoard)),
})

export const acknowledgeManyReply = z
  .strictObject({
    /** Those that nobody had touched before. */
    seen: z.array(orderId),
  })
  .register(named, { id: 'AcknowledgeManyReply' })

/** Of an item, or of a choice, whatever items it is chosen for. */
export const soldOutBody = z
  .strictObject({
    item: z.exactOptional(menuId),
    choice: z.exactOptional(menuId),
    /** today: until the next business day; later: until further notice; no: it can be ordered again. */
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
  /** How many are left for the rest of the business day; null: nobody counts. */
  remaining: z.nullable(remaining),
  /** The count that the cook saw: with it, what was ordered meanwhile stays counted. */
  from: z.exactOptional(remaining),
})

const rolled = wholeNumber(0, Number.MAX_SAFE_INTEGER)
export const rollBody = z.strictObject({
  /** The place of the line on its ticket, from 0. */
  line: wholeNumber(0, maxLines),
  /** How many of the line are ticked off, and how many were when the cook tapped. */
  rolled,
  from: rolled,
})

export const pauseBody = z.strictObject({
  /** Null: until the kitchen says so. */
  minutes: z.nullable(z.literal(pauseMinutes)),
})

export const busyBody = z.strictObject({
  /** Added to every promise for now; null ends it. */
  minutes: z.nullable(z.literal(busyMinutes)),
  /** In minutes; null: until the restaurant closes. Without meaning where `minutes` is null. */
  lasts: z.nullable(z.literal([30, 60])),
})

export const delayBody = z.strictObject({
  /** The promise that the cook saw: of two taps at once, one delays. */
  from: instant,
  /** The new one: later, and not in the past. */
  to: instant,
})
