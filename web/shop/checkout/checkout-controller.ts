// Runs the checkout that checkout-state.ts describes: one desk for the whole page, so that an order goes on whichever
// screen is shown. Only SUBMIT and Try again send an order.
import { useSyncExternalStore } from 'react'
import type { PlaceOrderBody, PlaceOrderReply } from '#domain/orders/order-api.ts'
import { toRequestedLines, subtractLines } from '#domain/orders/cart.ts'
import type { RequestedLine } from '#domain/menu/requested-item.ts'
import type { Customer } from '#domain/orders/customer-rules.ts'
import { promoCodeOf, type Bill } from '#domain/orders/bill.ts'
import { Refusal } from '../../api.ts'
import { paths, routeOf } from '../../paths.ts'
import { navigate } from '../../browser/hash-location.ts'
import { changeCart, codeNow, forgetLeft, keepCode } from '../cart/cart-store.ts'
import { forgetWishes } from '../make-it-yours/kept-wishes.ts'
import { keepOwnOrder } from '../own-orders.ts'
import { refreshMenu } from '../menu/menu-store.ts'
import type { FieldMessages } from './check-form.ts'
import {
  canSubmit,
  keptOrder,
  next,
  orderOf,
  startingState,
  type CheckoutEvent,
  type CheckoutState,
} from './checkout-state.ts'
import type { ShownTime } from './chosen-time.ts'
import { forgetDraft } from './form-draft.ts'
import { learnFrom } from './learn-from.ts'
import { makeOrderKey } from './order-key.ts'
import { payment } from './payment.ts'
import { fieldsOf } from './refusals.ts'
import { sendWithRetries } from './send-order.ts'
import { endKey, keepOwn, keepSent, readOwn, settleKey, type SentOrder } from './sent-orders.ts'

const slowAfter = 4_000

/** Refusals that are about the menu or the hours: the page asks for both anew. */
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

const listeners = new Set<() => void>()
let state: CheckoutState = startingState(readOwn())

export function useDesk(): CheckoutState {
  return useSyncExternalStore(subscribe, deskNow)
}

export function deskNow(): CheckoutState {
  return state
}

export function tellDesk(event: CheckoutEvent): void {
  const before = orderOf(state.step)
  state = next(state, event)
  const order = orderOf(state.step)
  if (order !== before) keepOwn(order)
  listeners.forEach((listener) => listener())
}

interface Submission {
  readonly customer: Customer
  readonly lines: readonly RequestedLine[]
  /** The bill that the customer saw. */
  readonly bill: Bill
  /** The time that the customer saw; undefined where none was known. */
  readonly time: ShownTime | undefined
  /** What else the order says about the money; who names no way to pay pays by card. */
  readonly money: Pick<PlaceOrderBody, 'promoCode' | 'tip' | 'pay'>
}

/** Called by SUBMIT, with a form in which every field is right. */
export async function submitOrder({ customer, lines, bill, time, money }: Submission): Promise<void> {
  if (!canSubmit(state.step)) return
  if (!navigator.onLine) return tellDesk({ name: 'offline' })
  const before = keptOrder(state.step)
  tellDesk({ name: 'submitted' })
  const preparing = state.step
  const prepared =
    money.pay === 'counter'
      ? { token: undefined }
      : await payment
          .prepare({ customer, amount: bill.total, isAgain: !!before })
          .catch(() => ({ fields: {} }))
  // The customer has canceled meanwhile.
  if (state.step !== preparing) return
  if ('fields' in prepared) return tellDesk({ name: 'not-prepared', fields: prepared.fields })

  const order: PlaceOrderBody = {
    ...customer,
    lines: toRequestedLines(lines),
    ...(time && { time }),
    ...money,
    expectedTotal: bill.total,
    ...(prepared.token !== undefined && { paymentToken: prepared.token }),
  }
  const body = JSON.stringify(order)
  const key = before?.body === body ? before.key : makeOrderKey()
  await send({ key, body, bill, sentAt: Date.now() })
}

/** Called by Try again: sends the same order with the same idempotency key. */
export async function sendAgain(): Promise<void> {
  if (state.step.at !== 'in-doubt') return
  if (!navigator.onLine) return tellDesk({ name: 'offline' })
  await send({ ...state.step.order, sentAt: Date.now() })
}

/**
 * Called by CANCEL and Don’t send it: nothing more is sent. If the order arrived all the same, watch-orders.ts finds it.
 */
export function giveUp(): void {
  const { step } = state
  tellDesk({ name: 'given-up' })
  // The bank had not confirmed the payment yet, so that try stored nothing.
  if (step.at === 'confirming' && !step.doubtful) endKey(step.order.key)
}

async function send(order: SentOrder): Promise<void> {
  tellDesk({ name: 'sent', order })
  const slowly = setTimeout(() => tellDesk({ name: 'slow' }), slowAfter)
  try {
    showPlaced(order.key, await sendWithRetries(order))
  } catch (failure) {
    await fail(failure)
  } finally {
    clearTimeout(slowly)
  }
  await confirm()
}

async function fail(failure: unknown): Promise<void> {
  const { step } = state
  if (step.at !== 'sending') return
  let cleared: FieldMessages | undefined
  if (failure instanceof Refusal) {
    // The menu must be up to date before the message about the order is shown and takes the focus.
    await learnFrom(failure, step.order.bill)
    if (state.step.at !== 'sending') return
    if (menuNews.includes(failure.code)) void refreshMenu()
    if (failure.code === 'card-declined') cleared = payment.declined()
  }
  tellDesk({ name: 'failed', failure, fields: { ...fieldsOf(failure), ...cleared }, at: Date.now() })
  const leftover = orderOf(state.step)
  if (leftover) keepSent(leftover)
  else endKey(step.order.key)
}

/** The bank asks the customer to confirm the payment; afterward the submitted order is sent again. */
async function confirm(): Promise<void> {
  const confirming = state.step
  if (confirming.at !== 'confirming') return
  const confirmed = await payment.act(confirming.challenge).catch(() => false)
  if (state.step !== confirming) return
  if (confirmed) return send({ ...confirming.order, sentAt: Date.now() })
  tellDesk({ name: 'not-confirmed' })
  if (!orderOf(state.step)) endKey(confirming.order.key)
}

/** Shows an order that was placed by this tab or by another one, once. */
export function showPlaced(key: string, order: PlaceOrderReply): void {
  const isOwn = orderOf(state.step)?.key === key
  const isNews = settleKey(key)
  if (isNews) {
    keepOwnOrder(order.id, key)
    // An order that was in doubt may have had another code than the cart has now.
    if (promoCodeOf(order) === codeNow()?.code) keepCode(undefined)
    changeCart((cart) => subtractLines(cart, order.lines))
    forgetLeft()
    forgetWishes()
  }
  if (isOwn) {
    forgetDraft()
    payment.forget()
    tellDesk({ name: 'placed', key })
  }
  if (isNews || isOwn) navigate(routeOf(paths.complete))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
