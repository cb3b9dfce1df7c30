// Sends an order, and retries while the server is too busy, after the wait that the server asks for.
import type { PlaceOrderReply } from '#domain/orders/order-api.ts'
import { Refusal } from '../../api.ts'
import { sendOrder } from '../../order-api.ts'
import type { SentOrder } from './sent-orders.ts'
import { storeSent } from './sent-orders.ts'

/** Five tries take about ten seconds; then the customer decides. */
const mostTries = 5

/** A busy server stores nothing, so the page retries by itself, and the customer sees that the order takes a while. */
export async function sendWithRetries(order: SentOrder): Promise<PlaceOrderReply> {
  for (let tries = 1; ; tries += 1) {
    // Every retry renews `sentAt`: another tab must not conclude too early that the order never arrived.
    storeSent({ ...order, sentAt: Date.now() })
    try {
      return await sendOrder(order.key, order.body)
    } catch (failure) {
      const isBusy = failure instanceof Refusal && failure.code === 'busy'
      if (!isBusy || tries === mostTries) throw failure
      await new Promise((resolve) => setTimeout(resolve, (failure.retryAfter ?? tries) * 1000))
    }
  }
}
