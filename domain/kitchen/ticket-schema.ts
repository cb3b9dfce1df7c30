// An order's ticket in the kitchen, on the wire, and the counts of open tickets that do not fit on the board. A schema gives
// the type.
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
    /** How many of the line's burritos are ticked off (R60). */
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
    /** Null if the customer gave none. */
    phone: z.nullable(z.string()),
    timestamp: instant,
    lines: z.array(ticketLine),
    total: cents,
    /** The amount that the customer still has to pay at the counter or at the door; null: nothing. */
    toCollect: z.nullable(cents),
    /** What happens to the money if the order is canceled now; null: no money moves. */
    moneyIfCanceled: z.nullable(moneyReturn),
    fulfillmentDetails,
    promise,
    /** A scheduled order waits until then before it comes to New (R46); null: it is there at once. */
    startsAt: z.nullable(instant),
    status: orderStatus,
    /** The moves that led to the status, oldest first. An undo removes the last one. */
    moves: z.array(move),
    /** True once a cook has touched the ticket, which ends its alarm. */
    seen: z.boolean(),
    /** When the ticket was first printed. */
    printedAt: z.nullable(instant),
    /** Increases with every change, so that the newer of two copies of a ticket has the higher version. */
    version: count,
  })
  .register(named, { id: 'Ticket' })

export const boardOverflow = z
  .strictObject({
    /** Tickets by the column that they would be in. */
    columns: z.strictObject({ placed: count, cooking: count, ready: count }),
    /** Burritos still to be made for these tickets, by item. */
    toMake: z.record(z.string(), count),
    /** How often each choice was chosen for these burritos. */
    chosen: z.record(z.string(), count),
  })
  .register(named, { id: 'BoardOverflow', description: 'What is open beyond the tickets of a board.' })
