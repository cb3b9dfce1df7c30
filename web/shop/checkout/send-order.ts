// Sends an order until its fate is known. What the server stored takes effect here, whether or not the dialog that
// sent it is still open: the cart loses what was ordered, the form is forgotten, the order becomes the latest one.
import type { PlaceOrderReply } from '#domain/api.ts'
import { withoutLines } from '#domain/cart-steps.ts'
import { NoAnswer, Refusal } from '../../api.ts'
import { sendOrder } from '../../order-api.ts'
import { changeCart } from '../cart/cart-store.ts'
import { readLatestOrder, setLatestOrder } from '../latest-order.ts'
import { forgetDraft } from './form-draft.ts'
import { forgetTrace, keepTrace } from './lost-order.ts'
import { forgetPendingOrder, keepPendingOrder, type PendingOrder } from './pending-order.ts'

export type Outcome =
  | { readonly kind: 'placed'; readonly order: PlaceOrderReply }
  /** Final: this request will never become an order. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Not final: the same request may be sent again. */
  | { readonly kind: 'again'; readonly failure: Refusal | NoAnswer; readonly inDoubt: boolean }

/** About ten seconds in all; then the customer decides. */
const mostTries = 5

let underWay: { key: string; outcome: Promise<Outcome> } | undefined

/** Sending the same order while it is under way joins the first one. */
export async function sendPending(pending: PendingOrder): Promise<Outcome> {
  if (underWay?.key === pending.key) return underWay.outcome
  const outcome = sendOnce(pending)
  underWay = { key: pending.key, outcome }
  try {
    return await outcome
  } finally {
    if (underWay?.key === pending.key) underWay = undefined
  }
}

async function sendOnce(pending: PendingOrder): Promise<Outcome> {
  // From here on the server may store it; a reload in this moment must ask again.
  keepPendingOrder({ ...pending, inDoubt: true })
  keepTrace({ key: pending.key, sentAt: Date.now() })
  try {
    const order = await sendWhenTheyHaveTime(pending)
    settle(order)
    return { kind: 'placed', order }
  } catch (failure) {
    if (!(failure instanceof Refusal || failure instanceof NoAnswer)) throw failure
    if (failure instanceof Refusal && isFinal(failure)) {
      forgetPendingOrder()
      forgetTrace()
      return { kind: 'refused', refusal: failure }
    }
    const inDoubt = isInDoubtAfter(failure, pending.inDoubt)
    keepPendingOrder({ ...pending, inDoubt })
    if (!inDoubt) forgetTrace()
    return { kind: 'again', failure, inDoubt }
  }
}

/** A server with too much to do says when to come back: the customer, who is shown that it takes a while, need not. */
async function sendWhenTheyHaveTime({ key, body }: PendingOrder): Promise<PlaceOrderReply> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendOrder(key, body)
    } catch (failure) {
      const isBusy = failure instanceof Refusal && failure.code === 'busy'
      if (!isBusy || tries === mostTries) throw failure
      await new Promise((resolve) => setTimeout(resolve, (failure.retryAfter ?? tries) * 1000))
    }
  }
}

/** An order that was placed, whether by this tab or by one that was closed too early. */
export function settle(order: PlaceOrderReply): void {
  forgetPendingOrder()
  forgetTrace()
  forgetDraft()
  // Another tab found it first, and what is in the cart now is the next order.
  if (readLatestOrder() === order.id) return
  setLatestOrder(order.id)
  changeCart((cart) => withoutLines(cart, order.lines))
}

/** Whoever has ordered too often, or too much, is told so in words, and may change the order; a rush passes. */
function isFinal({ status, code }: Refusal): boolean {
  return status < 500 && code !== 'too-many-requests'
}

function isInDoubtAfter(failure: Refusal | NoAnswer, before: boolean): boolean {
  if (failure instanceof NoAnswer) return true
  // The server looked for this key before it asked the gateway: the order is not there.
  if (failure.code === 'gateway-silent') return false
  // Turned away at the door: this try stored nothing, an earlier one may have.
  if (['busy', 'too-many-requests', 'unavailable'].includes(failure.code)) return before
  return true
}
