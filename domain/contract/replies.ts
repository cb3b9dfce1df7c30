// The replies of the shop, the kitchen and the session, and the problem that every refusal is. A schema gives the type.
import * as z from 'zod/mini'
import { cancelReasons } from '../cancellation.ts'
import { apiFaults, checkoutFaults, commonFaults, staffFaults } from '../faults.ts'
import { allergens, dietaryMarks } from '../food-facts.ts'
import { problems, type ProblemCode } from '../problems.ts'
import { hours, opening } from './hours.ts'
import { restaurant } from './restaurant.ts'
import {
  basisPoints,
  cents,
  count,
  instant,
  itemId,
  localText,
  look,
  named,
  orderId,
  orderStatus,
  paidWith,
  role,
} from './values.ts'
import { way, ways } from './ways.ts'

export const menuItemFields = {
  id: itemId,
  /** On the menu card. */
  name: localText,
  /** In the cart and the kitchen, where there is less room. */
  shortName: localText,
  description: localText,
  price: cents,
  allergens: z.array(z.enum(allergens)),
  marks: z.array(z.enum(dietaryMarks)),
  look,
  soldOut: z.boolean(),
  /** When a sold-out burrito can be ordered again, if that is known. */
  backAt: z.nullable(instant),
}
export const menuItem = z.strictObject(menuItemFields).register(named, { id: 'MenuItem' })

export const pause = z.strictObject({ until: z.nullable(instant) }).register(named, {
  id: 'Pause',
  description: 'No orders are taken until then; null: until the kitchen says so.',
})

export const menuReply = z
  .strictObject({
    items: z.array(menuItem),
    restaurant,
    hours,
    opening,
    ways,
    /** Null while orders are taken. */
    pause: z.nullable(pause),
    /** The server's clock, by which a pause is counted down. */
    now: instant,
  })
  .register(named, { id: 'MenuReply' })

export const pricedLine = z
  .strictObject({
    item: itemId,
    /** As on the menu card. */
    name: localText,
    /** As in the cart and the kitchen. */
    shortName: localText,
    quantity: count,
    unitPrice: cents,
    price: cents,
  })
  .register(named, { id: 'PricedLine' })
export const charge = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('tax'), amount: cents, rate: basisPoints }),
    z.strictObject({ kind: z.literal('delivery'), amount: cents }),
  ])
  .register(named, { id: 'Charge', description: 'What comes on top of the lines.' })
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
  ...billFields,
}
export const placedOrder = z.strictObject(placedOrderFields).register(named, { id: 'PlacedOrder' })

export const cancellation = z
  .strictObject({
    reason: z.enum(cancelReasons),
    /** The words of the staff to the customer. */
    note: z.string(),
    at: instant,
    /** Released: the hold on the card was let go before a charge. Refunded: the card was charged and the money sent back. */
    money: z.enum(['on-its-way', 'released', 'refunded']),
  })
  .register(named, { id: 'Cancellation' })

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

export const trackedOrder = z
  .strictObject({
    ...placedOrderFields,
    name: z.string(),
    status: orderStatus,
    /** When each status was reached. */
    reached: z.partialRecord(orderStatus, instant),
    cancellation: z.nullable(cancellation),
    paidWith,
    way,
    /** Where a delivery goes, so that its customer can see a wrong address in time; null for a pickup. */
    deliveredTo: z.nullable(address),
  })
  .register(named, { id: 'TrackedOrder' })

export const fulfilment = z
  .discriminatedUnion('way', [
    z.strictObject({
      way: z.literal('delivery'),
      address,
      /** The customer's words to the driver. */
      note: z.exactOptional(z.string()),
      /** As the zone had it when the order was placed; absent in orders from before there were zones. */
      minutesOnTheRoad: z.exactOptional(count),
    }),
    z.strictObject({ way: z.literal('pickup') }),
  ])
  .register(named, { id: 'Fulfilment', description: 'How the order gets to its customer.' })
export const move = z
  .strictObject({ to: orderStatus, at: instant, by: z.string() })
  .register(named, { id: 'Move' })

export const ticket = z
  .strictObject({
    id: orderId,
    number: orderNumber,
    /** The name that the cook calls out: "Rosa D." */
    name: z.string(),
    /** The full name, for the person who delivers. */
    firstName: z.string(),
    lastName: z.string(),
    /** Null where none was given. */
    phone: z.nullable(z.string()),
    timestamp: instant,
    lines: z.array(pricedLine),
    total: cents,
    fulfilment,
    status: orderStatus,
    /** The moves that led to the status, oldest first; an undo takes the last one away. */
    moves: z.array(move),
    /** A cook has touched the ticket, which ends its alarm. */
    seen: z.boolean(),
    /** When the ticket was first printed. */
    printedAt: z.nullable(instant),
    /** Grows with every change: of two copies of a ticket, the higher version is the newer. */
    version: count,
  })
  .register(named, { id: 'Ticket' })

export const boardRest = z
  .strictObject({
    /** Tickets by the column that they would stand in. */
    columns: z.strictObject({ placed: count, cooking: count, ready: count }),
    /** Burritos still to be made for these tickets, by item. */
    toMake: z.record(z.string(), count),
  })
  .register(named, { id: 'BoardRest', description: 'What is open beyond the tickets of a board.' })

export const liveEvents = {
  shop: menuReply,
  /** One of the orders asked for. */
  order: trackedOrder,
  /** The oldest open tickets, those handed over in the last ten minutes, and a count of what is open beyond them. */
  board: z.strictObject({ tickets: z.array(ticket), rest: boardRest }).register(named, { id: 'Board' }),
  /**
   * A ticket as it is now; it may just have left the board. While more are open than a board holds, only those that
   * left are told one by one, and the board comes anew, once a second at most.
   */
  ticket,
  /** Every three seconds, with the server's clock. */
  beat: z.strictObject({ now: instant }).register(named, { id: 'Beat' }),
}

const staffFields = {
  username: z.string(),
  name: z.string(),
  role,
  /** True after somebody else set the password: the person must choose a new one before anything else. */
  mustChangePassword: z.boolean(),
}
export const staffMember = z.strictObject(staffFields).register(named, { id: 'StaffMember' })
export const meReply = z
  .strictObject({
    ...staffFields,
    /** Without a mail server they are written to files, and nobody gets them. */
    mailsAreFiled: z.boolean(),
    /** No money moves: whoever hands out food must know it. */
    demoPayments: z.boolean(),
  })
  .register(named, { id: 'MeReply' })
/** Null when nobody is logged in. */
export const sessionReply = z
  .strictObject({ staff: z.nullable(staffMember) })
  .register(named, { id: 'SessionReply' })

export const aliveReply = z.strictObject({ alive: z.literal(true) }).register(named, { id: 'AliveReply' })
export const readyReply = z.strictObject({ ready: z.literal(true) }).register(named, { id: 'ReadyReply' })
export const emptyReply = z.strictObject({}).register(named, { id: 'EmptyReply' })
export const documentReply = z.looseObject({ openapi: z.literal('3.1.1') })

const fault = z
  .strictObject({
    code: z.enum([...commonFaults, ...checkoutFaults, ...staffFaults, ...apiFaults]),
    longest: z.exactOptional(z.int()),
    shortest: z.exactOptional(z.int()),
    most: z.exactOptional(z.int()),
    mark: z.exactOptional(z.enum(dietaryMarks)),
    allergen: z.exactOptional(z.enum(allergens)),
  })
  .register(named, { id: 'Fault', description: 'What is wrong with a field, for programs.' })

const codes = Object.keys(problems) as ProblemCode[]
export const problemReply = z
  .strictObject({
    status: z.int().check(z.gte(400), z.lte(599)),
    code: z.enum(codes),
    title: z.string(),
    fields: z.exactOptional(z.record(z.string(), z.string())),
    faults: z.exactOptional(z.record(z.string(), fault)),
    bill: z.exactOptional(bill),
    items: z.exactOptional(z.array(z.string())),
    until: z.exactOptional(z.nullable(instant)),
    smallestOrder: z.exactOptional(cents),
    challenge: z.exactOptional(z.string()),
    most: z.exactOptional(z.int()),
  })
  .register(named, { id: 'Problem', description: 'Why a request was refused (RFC 9457).' })
