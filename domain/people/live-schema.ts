// The live stream on the wire: the events that shop, customers and kitchen receive as things happen. A schema gives the type.
import * as z from 'zod/mini'
import { instant, named } from '../basics/values.ts'
import { boardOverflow, ticket } from '../kitchen/ticket-schema.ts'
import { wall } from '../kitchen/wall-schema.ts'
import { trackedOrder, orderId } from '../orders/order-schema.ts'
import { menuReply } from '../restaurant/shop-schema.ts'

export const liveEvents = {
  shop: menuReply,
  /** One of the orders that the connection follows. */
  order: trackedOrder,
  /** The open tickets with the earliest promises, those handed over in the last ten minutes, and counts of all other open ones. */
  board: z.strictObject({ tickets: z.array(ticket), rest: boardOverflow }).register(named, { id: 'Board' }),
  /**
   * A ticket that has changed; it may just have left the board. While more tickets are open than a board shows, this event is
   * sent only for tickets that left, and the whole board is sent again, at most once a second.
   */
  ticket,
  /** A heartbeat every three seconds, with the server's time. */
  beat: z
    .strictObject({
      now: instant,
      /** For boards only, because an order's id is a secret: the orders whose promise can no longer be kept. */
      lost: z.exactOptional(z.array(orderId)),
    })
    .register(named, { id: 'Beat' }),
}

/** The wall's own stream (R75), which is apart from the others: whoever has its link reads all of it. */
export const wallEvents = {
  /** All that the wall shows, each time that any of it has changed. */
  wall,
  beat: liveEvents.beat,
}
