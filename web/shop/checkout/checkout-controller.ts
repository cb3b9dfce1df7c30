// Runs the checkout that checkout-state.ts describes: one controller for the whole page, so that an order goes on whichever
// screen is shown. Only SUBMIT and Try again send an order.
import type { PlaceOrderBody, PlaceOrderReply } from '#domain/orders/order-api.ts'
import { toRequestedLines, subtractLines } from '#domain/orders/cart.ts'
import type { RequestedLine } from '#domain/menu/requested-item.ts'
import type { Customer } from '#domain/orders/customer-rules.ts'
import { promoCodeOf, type Bill } from '#domain/orders/bill.ts'
import { Refusal } from '../../api.ts'
import { createStore } from '../../browser/store.ts'
import { makeKey } from '../../random-key.ts'
import { sendOrder } from '../../order-api.ts'
import { paths, routeOf } from '../../paths.ts'
import { navigate } from '../../browser/hash-location.ts'
import { forgetAgainNews } from '../again/again-store.ts'
import { changeCart, currentCode, forgetRemovedItems, storeCode } from '../cart/cart-store.ts'
import { dropDrafts } from '../make-it-yours/saved-drafts.ts'
import { storeOwnOrder } from '../own-orders.ts'
import { refreshMenu } from '../menu/menu-store.ts'
import type { FieldMessages } from './check-form.ts'
import {
  canSubmit,
  retriedOrder,
  next,
  orderOf,
  startingState,
  type CheckoutEvent,
  type CheckoutState,
  type Step,
} from './checkout-state.ts'
import type { ShownTime } from './chosen-time.ts'
import { forgetDraft, readDraft } from './form-draft.ts'
import { learnFrom } from './learn-from.ts'
import { payment } from './payment.ts'
import { fieldsOf } from './refusals.ts'
import { rememberCustomer } from './remembered.ts'
import {
  endKey,
  storePendingOrder,
  storeSent,
  readPendingOrder,
  settleKey,
  type SentOrder,
} from './sent-orders.ts'

const slowAfter = 4_000
/** Five tries take about ten seconds; then the customer decides. */
const mostTries = 5

/** Refusals that are about the menu or the hours: the page fetches both again. */
const menuNews: readonly Refusal['code'][] = [
  'price-changed',
  'sold-out',
  'insufficient-stock',
  'unknown-item',
  'unknown-choice',
  'invalid-choices',
  'paused',
  'unattended',
  'closed',
]

const store = createStore<CheckoutState>(startingState(readPendingOrder()))

export const useCheckoutState = store.use

export function currentStep(): Step {
  return store.get().step
}

export function dispatch(event: CheckoutEvent): void {
  const before = orderOf(currentStep())
  const state = next(store.get(), event)
  const order = orderOf(state.step)
  if (order !== before) storePendingOrder(order)
  store.set(state)
}

interface Submission {
  readonly customer: Customer
  readonly lines: readonly RequestedLine[]
  /** The bill that the customer saw. */
  readonly bill: Bill
  /** The time that the customer saw; undefined where none was known. */
  readonly time: ShownTime | undefined
  /** What else the order says about the money; an order without a payment method is paid by card. */
  readonly money: Pick<PlaceOrderBody, 'promoCode' | 'tip' | 'pay'>
}

/** Called by SUBMIT, with a form in which every field is right. */
export async function submitOrder({ customer, lines, bill, time, money }: Submission): Promise<void> {
  if (!canSubmit(currentStep())) return
  if (!navigator.onLine) return dispatch({ name: 'offline' })
  const before = retriedOrder(currentStep())
  dispatch({ name: 'submitted' })
  const preparing = currentStep()
  const prepared =
    money.pay === 'counter'
      ? { token: undefined }
      : await payment
          .prepare({ customer, amount: bill.total, isAgain: !!before })
          .catch(() => ({ fields: {} }))
  // The customer has canceled meanwhile.
  if (currentStep() !== preparing) return
  if ('fields' in prepared) return dispatch({ name: 'not-prepared', fields: prepared.fields })

  const order: PlaceOrderBody = {
    ...customer,
    lines: toRequestedLines(lines),
    ...(time && { time }),
    ...money,
    expectedTotal: bill.total,
    ...(prepared.token !== undefined && { paymentToken: prepared.token }),
    ...('publishableKey' in prepared && { publishableKey: prepared.publishableKey }),
  }
  const body = JSON.stringify(order)
  const key = before?.body === body ? before.key : makeKey()
  await send({ key, body, bill, sentAt: Date.now() })
}

/** Called by Try again: sends the same order with the same idempotency key. */
export async function sendAgain(): Promise<void> {
  const step = currentStep()
  if (step.at !== 'in-doubt') return
  if (!navigator.onLine) return dispatch({ name: 'offline' })
  await send({ ...step.order, sentAt: Date.now() })
}

/**
 * Called by CANCEL and Don’t send it: nothing more is sent. If the order arrived all the same, watch-orders.ts finds it.
 */
export function giveUp(): void {
  const step = currentStep()
  dispatch({ name: 'given-up' })
  // The bank had not confirmed the payment yet, so that try stored nothing.
  if (step.at === 'confirming' && !step.doubtful) endKey(step.order.key)
}

async function send(order: SentOrder): Promise<void> {
  dispatch({ name: 'sent', order })
  const slowly = setTimeout(() => dispatch({ name: 'slow' }), slowAfter)
  try {
    showPlaced(order.key, await sendWithRetries(order))
  } catch (failure) {
    await fail(failure)
  } finally {
    clearTimeout(slowly)
  }
  await confirm()
}

/** A busy server stores nothing, so the page retries by itself, and the customer sees that the order takes a while. */
async function sendWithRetries(order: SentOrder): Promise<PlaceOrderReply> {
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

async function fail(failure: unknown): Promise<void> {
  const step = currentStep()
  if (step.at !== 'sending') return
  let cleared: FieldMessages | undefined
  if (failure instanceof Refusal) {
    // The menu must be up to date before the message about the order is shown and takes the focus.
    await learnFrom(failure, step.order.bill)
    if (currentStep().at !== 'sending') return
    if (menuNews.includes(failure.code)) void refreshMenu()
    if (failure.code === 'card-declined') cleared = payment.declined()
  }
  dispatch({ name: 'failed', failure, fields: { ...fieldsOf(failure), ...cleared }, at: Date.now() })
  const leftover = orderOf(currentStep())
  if (leftover) storeSent(leftover)
  else endKey(step.order.key)
}

/** The bank asks the customer to confirm the payment; afterward the submitted order is sent again. */
async function confirm(): Promise<void> {
  const confirming = currentStep()
  if (confirming.at !== 'confirming') return
  const confirmed = await payment.act(confirming.challenge, keyIn(confirming.order)).catch(() => false)
  if (currentStep() !== confirming) return
  if (confirmed) return send({ ...confirming.order, sentAt: Date.now() })
  dispatch({ name: 'not-confirmed' })
  if (!orderOf(currentStep())) endKey(confirming.order.key)
}

/** The gateway's key that the order was begun with. */
function keyIn({ body }: SentOrder): string | undefined {
  return (JSON.parse(body) as PlaceOrderBody).publishableKey
}

/** Shows an order that was placed by this tab or by another one, once. */
export function showPlaced(key: string, order: PlaceOrderReply): void {
  const isOwn = orderOf(currentStep())?.key === key
  const isNews = settleKey(key)
  if (isNews) {
    storeOwnOrder(order.id, key)
    // An order that was in doubt may have had another code than the cart has now.
    if (promoCodeOf(order) === currentCode()?.code) storeCode(undefined)
    changeCart((cart) => subtractLines(cart, order.lines))
    forgetRemovedItems()
    forgetAgainNews()
    dropDrafts()
  }
  if (isOwn) {
    rememberCustomer(readDraft())
    forgetDraft()
    payment.forget()
    dispatch({ name: 'placed', key })
  }
  if (isNews || isOwn) navigate(routeOf(paths.complete))
}
