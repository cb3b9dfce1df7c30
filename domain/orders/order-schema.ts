// An order on the wire: its lines and bill, as its customer sees it, what went back of it, and its mails. A schema gives the
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

/** A secret of 128 random bits: the holder of the id may look at the order. */
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
  /** As on the menu card. */
  name: localText,
  /** As in the cart and the kitchen. */
  shortName: localText,
  quantity: count,
  /** With everything that was chosen. */
  unitPrice: cents,
  price: cents,
  /** The share of the discount of all of them together; absent without one. */
  discount: z.exactOptional(cents),
  /** As it was ordered; what is absent is as the item comes. */
  choices: z.exactOptional(z.array(chosenCount)),
  without: z.exactOptional(z.array(z.string())),
  /** The same in words; absent where nothing is different. */
  changes: z.exactOptional(z.array(lineChange)),
}
/** The customer's words to the kitchen. */
const note = z.exactOptional(z.string())
export const pricedLine = z.strictObject({ ...lineFields, note }).register(named, { id: 'PricedLine' })
/** For whoever holds the order's link, and for letters: the note itself is not theirs to read (trust rule 25). */
export const trackedLine = z
  .strictObject({ ...lineFields, hasNote: z.exactOptional(z.literal(true)) })
  .register(named, { id: 'TrackedLine' })
export const charge = z
  .discriminatedUnion('kind', [
    /** Below zero. */
    z.strictObject({ kind: z.literal('discount'), amount: cents, code: promoCodeText }),
    /** On the base: the subtotal less the discount, and the delivery where it is taxed. */
    z.strictObject({ kind: z.literal('tax'), amount: cents, rate: milliPercent, base: cents }),
    z.strictObject({ kind: z.literal('delivery'), amount: cents }),
    z.strictObject({
      kind: z.literal('tip'),
      amount: cents,
      /** Of the subtotal; absent where the customer named an amount. */
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
  /** The number that the cook shouts, 1 to 999 and round again. It gives access to nothing. */
  number: orderNumber,
  /** Set by the server (R24). */
  timestamp: instant,
  /** As it was made when the order was placed. */
  firstPromise: promise,
  ...billFields,
}
export const placedOrder = z.strictObject(placedOrderFields).register(named, { id: 'PlacedOrder' })

export const refundedUnits = z
  .strictObject({
    /** The place of the line on the bill, from 0. */
    line: wholeNumber(0, 1_000),
    quantity: wholeNumber(1, 1_000_000),
  })
  .register(named, { id: 'RefundedUnits' })

/** Cents of each kind; the amount is their sum. */
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
  /** Empty where an amount was sent back, or the whole order was canceled. */
  units: z.array(refundedUnits),
  ...refundPartsFields,
  /** Canceled: the whole order was canceled after it was paid. At the gateway: somebody made it in the gateway's own pages. */
  reason: z.enum(['wrong', 'missing', 'late', 'not-arrived', 'other', 'canceled', 'at-gateway']),
  /** The words of the staff to the customer. */
  note: z.string(),
  /** Asked: the gateway is about to send the money. Failed: it never will, and the owner has to. */
  state: z.enum(['requested', 'sent', 'failed']),
}
export const refund = z.strictObject(refundFields).register(named, { id: 'Refund' })

export const cancellation = z
  .strictObject({
    reason: z.enum(cancelReasons),
    /** The words of the staff to the customer. */
    note: z.string(),
    at: instant,
    /** R54: a customer may cancel until cooking starts. */
    by: z.enum(['customer', 'staff']),
    /** Released: the hold on the card was let go before a charge. Refunded: the card was charged and the money sent back. */
    money: z.enum(['on-its-way', 'released', 'refunded']),
  })
  .register(named, { id: 'Cancellation' })

export const moneyReturn = z
  .strictObject({ how: z.enum(moneyReturnMethods), amount: cents })
  .register(named, {
    id: 'MoneyReturn',
    description: 'What becomes of the money of an order if it is canceled.',
  })

/** What staff give for it. */
export const cancelBody = z.strictObject({
  reason: z.enum(cancelReasons, validationError('missing')),
  note: optionalText(300),
})

export const address = z
  .strictObject({
    address: z.string(),
    /** Apartment or suite; absent where none was given. */
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
  /** As it is now: staff may have moved it (R47). */
  promise,
  /** When the kitchen starts with an order for later; null: at once. */
  startsAt: z.nullable(instant),
  status: orderStatus,
  /** When each status was reached. */
  reached: z.partialRecord(orderStatus, instant),
  cancellation: z.nullable(cancellation),
  paidWith,
  /** False while the card is only held, or the customer still has to pay at the counter or at the door. */
  isPaid: z.boolean(),
  /** What went back, oldest first. */
  refunds: z.array(refund),
  fulfillment,
  /**
   * Where a delivery goes, without number and apartment. Null for a pickup, and once the order is gone: a link that was passed
   * on must not tell for a year where somebody lives.
   */
  deliveredTo: z.nullable(z.strictObject({ address: z.string(), city: z.string() })),
}
export const trackedOrder = z.strictObject(trackedFields).register(named, { id: 'TrackedOrder' })

export const ownDetails = z
  .strictObject({
    lastName: z.string(),
    /** Of each line; null where there is none. */
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
      /** The customer's words to the driver. */
      note: z.exactOptional(z.string()),
      /** As the zone had it when the order was placed. */
      travelMinutes: count,
    }),
    z.strictObject({ fulfillment: z.literal('pickup') }),
  ])
  .register(named, { id: 'Fulfilment', description: 'How the order gets to its customer.' })
export const emailKinds = ['placed', 'moved', 'ready', 'canceled', 'refunded', 'refund-failed'] as const
export const mail = z
  .strictObject({
    kind: z.enum(emailKinds),
    state: z.enum(['due', 'sent', 'refused', 'withheld']),
    at: instant,
    /** The id of the refund that it tells of. */
    refund: z.exactOptional(count),
  })
  .register(named, { id: 'Mail' })
