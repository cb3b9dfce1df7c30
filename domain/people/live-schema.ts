// The live stream on the wire: what shop, customers and kitchen are told as it happens. A schema gives the type.
import * as z from 'zod/mini'
import { instant, named } from '../basics/values.ts'
import { boardOverflow, ticket } from '../kitchen/ticket-schema.ts'
import { trackedOrder, orderId } from '../orders/order-schema.ts'
import { menuReply } from '../restaurant/shop-schema.ts'

export const liveEvents = {
  shop: menuReply,
  /** One of the orders asked for. */
  order: trackedOrder,
  /** The open tickets that were promised first, those handed over in the last ten minutes, and a count of what is open beyond them. */
  board: z.strictObject({ tickets: z.array(ticket), rest: boardOverflow }).register(named, { id: 'Board' }),
  /**
   * A ticket as it is now; it may just have left the board. While more are open than a board holds, only those that
   * left are told one by one, and the board comes anew, once a second at most.
   */
  ticket,
  /** Every three seconds, with the server's clock. */
  beat: z
    .strictObject({
      now: instant,
      /** For a board alone: the orders whose promise can no longer be kept. An order's id is a secret. */
      lost: z.exactOptional(z.array(orderId)),
    })
    .register(named, { id: 'Beat' }),
}
