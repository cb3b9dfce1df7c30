// Sends an order once; a server that has too much to do is asked again when it says so.
import type { PlaceOrderReply } from '#domain/api.ts'
import { Refusal } from '../../api.ts'
import { sendOrder } from '../../order-api.ts'
import type { SentOrder } from './checkout-state.ts'
import { keepSent } from './sent-orders.ts'

/** About ten seconds in all; then the customer decides. */
const mostTries = 5

/** Turned away at the door nothing is stored: the customer, who is shown that it takes a while, need not press again. */
export async function sendWhenTheyHaveTime(order: SentOrder): Promise<PlaceOrderReply> {
  for (let tries = 1; ; tries += 1) {
    // Each try counts: another tab must not conclude from the first one that the order never arrived.
    keepSent({ ...order, sentAt: Date.now() })
    try {
      return await sendOrder(order.key, order.body)
    } catch (failure) {
      const isBusy = failure instanceof Refusal && failure.code === 'busy'
      if (!isBusy || tries === mostTries) throw failure
      await new Promise((resolve) => setTimeout(resolve, (failure.retryAfter ?? tries) * 1000))
    }
  }
}
