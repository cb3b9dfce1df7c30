// An order's ticket in the kitchen, on the wire, and what is open beyond a board. A schema gives the type.
import * as z from 'zod/mini'
import { cents, count, instant, named } from '../basics/values.ts'
import {
  fulfillmentDetails,
  placedOrderFields,
  pricedLine,
  orderId,
  orderStatus,
  moneyReturn,
} from '../orders/order-schema.ts'
import { promise } from '../restaurant/wait-times-schema.ts'

export const ticketLine = z
  .extend(pricedLine, {
    /** How many of them are ticked off (R60). */
    rolled: count,
  })
  .register(named, { id: 'TicketLine' })

export const move = z
  .strictObject({
    to: orderStatus,
    at: instant,
    /** The name of the cook; null where the customer canceled. */
    by: z.nullable(z.string()),
  })
  .register(named, { id: 'Move' })

export const ticket = z
  .strictObject({
    id: orderId,
    number: placedOrderFields.number,
    /** The name that the cook calls out: "Rosa D." */
    name: z.string(),
    /** The full name, for the person who delivers. */
    firstName: z.string(),
    lastName: z.string(),
    /** Null where none was given. */
    phone: z.nullable(z.string()),
    timestamp: instant,
    lines: z.array(ticketLine),
    total: cents,
    /** What the customer still has to pay at the counter or at the door; null: nothing. */
    toCollect: z.nullable(cents),
    /** If it is canceled now; null: no money moves. */
    moneyIfCanceled: z.nullable(moneyReturn),
    fulfillmentDetails,
    promise,
    /** A scheduled order waits until then before it comes to New (R46); null: it is there at once. */
    startsAt: z.nullable(instant),
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

export const boardOverflow = z
  .strictObject({
    /** Tickets by the column that they would stand in. */
    columns: z.strictObject({ placed: count, cooking: count, ready: count }),
    /** Burritos still to be made for these tickets, by item. */
    toMake: z.record(z.string(), count),
    /** What was chosen for these burritos, by choice. */
    chosen: z.record(z.string(), count),
  })
  .register(named, { id: 'BoardOverflow', description: 'What is open beyond the tickets of a board.' })
