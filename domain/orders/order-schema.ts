// An order on the wire: its lines and bill, the order as its customer sees it, its refunds and its emails. A schema gives the
// type.
import * as z from 'zod/mini'
import { validationError, optionalText, wholeNumber } from '../basics/form-schema.ts'
import { itemId } from '../menu/menu-id-schema.ts'
import { lineChange } from '../menu/menu-schema.ts'
import { cancelReasons, orderStatuses, moneyReturnMethods } from './order-constants.ts'
import { branded, cents, count, instant, localText, milliPercent, named } from '../basics/values.ts'
import { promoCodeText } from './promo-code-schema.ts'
import { promise } from '../restaurant/wait-times-schema.ts'
import { fulfillment } from '../restaurant/fulfillment-schema.ts'

declare const secret: unique symbol

/** A secret of 128 random bits: anyone who has the id may look at the order. */
export const orderId = branded<string & { readonly [secret]: 'order' }, string>(
  z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]{22}$/))
    .register(named, {
      id: 'OrderId',
      description: '128 random bits. A secret: whoever holds it may look at the order.',
    }),
)
export const orderStatus = z.enum(orderStatuses)
/**
 * Demo: no money moves, although the order has a hold and a charge. Counter: paid on pickup or at the door. Free: a total of
 * zero, which needs no payment (R65).
 */
export const paidWith = z.enum(['demo', 'card', 'counter', 'free'])

const chosenCount = z.strictObject({ id: z.string(), count }).register(named, { id: 'ChosenCount' })
const lineFields = {
  item: itemId,
  /** The name on the menu card. */
  name: localText,
  /** The name in the kitchen. */
  shortName: localText,
  quantity: count,
  /** The price of one, including its choices. */
  unitPrice: cents,
  price: cents,
  /** The line's share of the discount; absent without one. */
  discount: z.exactOptional(cents),
  /** The choices as ordered; absent if the customer chose nothing. */
  choices: z.exactOptional(z.array(chosenCount)),
  without: z.exactOptional(z.array(z.string())),
  /** The differences from the plain item, with their names; absent if there are none. */
  changes: z.exactOptional(z.array(lineChange)),
}
/** The customer's note to the kitchen. */
const note = z.exactOptional(z.string())
export const pricedLine = z.strictObject({ ...lineFields, note }).register(named, { id: 'PricedLine' })
/** For anyone who has the order's link, and for emails: these must not reveal the note itself (trust rule 25). */
export const trackedLine = z
  .strictObject({ ...lineFields, hasNote: z.exactOptional(z.literal(true)) })
  .register(named, { id: 'TrackedLine' })
export const charge = z
  .discriminatedUnion('kind', [
    /** The amount is negative. */
    z.strictObject({ kind: z.literal('discount'), amount: cents, code: promoCodeText }),
    /** The base is the subtotal less the discount, plus the delivery fee if it is taxed. */
    z.strictObject({ kind: z.literal('tax'), amount: cents, rate: milliPercent, base: cents }),
    z.strictObject({ kind: z.literal('delivery'), amount: cents }),
    z.strictObject({
      kind: z.literal('tip'),
      amount: cents,
      /** Percent of the subtotal; absent if the customer entered an amount. */
      percent: z.exactOptional(count),
    }),
  ])
  .register(named, { id: 'Charge', description: 'What comes on top of the lines, or off them.' })
const billFields = {
  lines: z.array(pricedLine),
  charges: z.array(charge),
  /** The sum of the lines. */
  subtotal: cents,
  /** The subtotal and all charges. */
  total: cents,
}
export const bill = z.strictObject(billFields).register(named, { id: 'Bill' })

const orderNumber = z.int().check(z.gte(1), z.lte(999))
export const placedOrderFields = {
  id: orderId,
  /** The number that the cook calls out, 1 to 999 and then from 1 again. The number gives access to nothing. */
  number: orderNumber,
  /** Set by the server (R24). */
  timestamp: instant,
  /** The promise that was made when the order was placed. */
  firstPromise: promise,
  ...billFields,
}
export const placedOrder = z.strictObject(placedOrderFields).register(named, { id: 'PlacedOrder' })

export const refundedUnits = z
  .strictObject({
    /** The index of the line on the bill, from 0. */
    line: wholeNumber(0, 1_000),
    quantity: wholeNumber(1, 1_000_000),
  })
  .register(named, { id: 'RefundedUnits' })

/** The parts of a refund; the amount is their sum. */
export const refundPartsFields = {
  /** The burritos, less their share of the discount. */
  goods: cents,
  tax: cents,
  delivery: cents,
  tip: cents,
  amount: cents,
}

const refundFields = {
  id: count,
  at: instant,
  /** Empty if an amount was refunded, or the whole order was canceled. */
  units: z.array(refundedUnits),
  ...refundPartsFields,
  /** "canceled": the whole order was canceled after it was paid. "at-gateway": somebody refunded on the gateway's own pages. */
  reason: z.enum(['wrong', 'missing', 'late', 'not-arrived', 'other', 'canceled', 'at-gateway']),
  /** The staff's note to the customer. */
  note: z.string(),
  /** "requested": the gateway is about to send the money. "failed": the gateway never will, so the owner has to act. */
  state: z.enum(['requested', 'sent', 'failed']),
}
export const refund = z.strictObject(refundFields).register(named, { id: 'Refund' })

export const cancellation = z
  .strictObject({
    reason: z.enum(cancelReasons),
    /** The staff's note to the customer. */
    note: z.string(),
    at: instant,
    /** R54: a customer may cancel until cooking starts. */
    by: z.enum(['customer', 'staff']),
    /** "released": the hold on the card was released before a charge. "refunded": the card was charged and then refunded. */
    money: z.enum(['on-its-way', 'released', 'refunded']),
  })
  .register(named, { id: 'Cancellation' })

export const moneyReturn = z
  .strictObject({ how: z.enum(moneyReturnMethods), amount: cents })
  .register(named, {
    id: 'MoneyReturn',
    description: 'What becomes of the money of an order if it is canceled.',
  })

/** What staff enter when they cancel an order. */
export const cancelBody = z.strictObject({
  reason: z.enum(cancelReasons, validationError('missing')),
  note: optionalText(300),
})

export const address = z
  .strictObject({
    address: z.string(),
    /** Apartment or suite; absent if there is none. */
    apartment: z.exactOptional(z.string()),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
  })
  .register(named, { id: 'Address' })

const trackedFields = {
  ...placedOrderFields,
  lines: z.array(trackedLine),
  /** The first name. */
  name: z.string(),
  /** The current promise: staff may have moved it (R47). */
  promise,
  /** When the kitchen starts a scheduled order; null: at once. */
  startsAt: z.nullable(instant),
  status: orderStatus,
  /** When each status was reached. */
  reached: z.partialRecord(orderStatus, instant),
  cancellation: z.nullable(cancellation),
  paidWith,
  /** False while the card is only held, or the customer still has to pay at the counter or at the door. */
  isPaid: z.boolean(),
  /** Oldest first. */
  refunds: z.array(refund),
  fulfillment,
  /**
   * Where a delivery goes, without house number and apartment. Null for a pickup, and after the order is handed over: a link
   * that was passed on must not reveal for a year where somebody lives.
   */
  deliveredTo: z.nullable(z.strictObject({ address: z.string(), city: z.string() })),
}
export const trackedOrder = z.strictObject(trackedFields).register(named, { id: 'TrackedOrder' })

export const ownDetails = z
  .strictObject({
    lastName: z.string(),
    /** The last four digits of the card; null for an order without a card. */
    lastFour: z.nullable(z.string()),
    /** The note of each line; null for a line without one. */
    notes: z.array(z.nullable(z.string())),
    /** The whole address; null for a pickup. */
    deliveredTo: z.nullable(address),
  })
  .register(named, {
    id: 'OwnDetails',
    description: 'What only the device that placed the order is told, by its Idempotency-Key.',
  })
export const orderReply = z
  .strictObject({ ...trackedFields, own: z.exactOptional(ownDetails) })
  .register(named, { id: 'OrderReply' })

export const fulfillmentDetails = z
  .discriminatedUnion('fulfillment', [
    z.strictObject({
      fulfillment: z.literal('delivery'),
      address,
      /** The customer's note to the driver. */
      note: z.exactOptional(z.string()),
      /** The zone's travel time when the order was placed. */
      travelMinutes: count,
    }),
    z.strictObject({ fulfillment: z.literal('pickup') }),
  ])
  .register(named, { id: 'FulfillmentDetails', description: 'How the order gets to its customer.' })
export const emailKinds = ['placed', 'moved', 'ready', 'canceled', 'refunded', 'refund-failed'] as const
export const mail = z
  .strictObject({
    kind: z.enum(emailKinds),
    state: z.enum(['due', 'sent', 'refused', 'withheld']),
    at: instant,
    /** The id of the refund that the email is about. */
    refund: z.exactOptional(count),
  })
  .register(named, { id: 'OrderEmail' })
