import { describe, expect, test } from 'vitest'
import type { ProblemReply } from '#domain/orders/problem-schema.ts'
import { emptyCart } from '#domain/orders/cart.ts'
import { makeBill } from '#domain/orders/bill.ts'
import { problems, type ProblemCode } from '#domain/basics/problems.ts'
import { problemMessages } from '#words/basics/problem-messages.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { NoAnswer, Refusal } from '../../api.ts'
import { makeMissCounter, meaningOf, pauseAfter } from './answer-meaning.ts'
import {
  canGiveUp,
  canSubmit,
  isOnItsWay,
  isUnderWay,
  retriedOrder,
  next,
  orderOf,
  startingState,
  type CheckoutEvent,
  type CheckoutState,
  type Step,
} from './checkout-state.ts'
import { messageInCart, messageOf } from './outcome-message.ts'

const order = {
  key: 'a'.repeat(32),
  body: '{"firstName":"Rosa"}',
  bill: makeBill([{ item: 'beef', quantity: 1 }], startingMenu, startingRestaurant().taxRate),
  sentAt: 1_000,
}
const other = { ...order, key: 'b'.repeat(32) }

function refusal(code: ProblemCode, more: Partial<ProblemReply> = {}): Refusal {
  return new Refusal({ status: problems[code], code, title: 'The server’s own words.', ...more }, undefined)
}

const failed = (failure: unknown): CheckoutEvent => ({ name: 'failed', failure, fields: {}, at: 9_000 })
const wentDark = failed(new NoAnswer('unreachable'))

/** The state after these events, starting from an empty form. */
function after(...events: CheckoutEvent[]): CheckoutState {
  return events.reduce(next, startingState(undefined))
}

const submitted: CheckoutEvent = { name: 'submitted' }
const sent: CheckoutEvent = { name: 'sent', order }
const inDoubt = [submitted, sent, wentDark]

describe('what an answer means', () => {
  test.each<[string, unknown, boolean, ReturnType<typeof meaningOf>]>([
    ['no connection', new NoAnswer('unreachable'), false, 'doubt'],
    ['no answer in time', new NoAnswer('timed-out'), false, 'doubt'],
    ['an answer that is not ours', new NoAnswer('strange'), false, 'doubt'],
    ['a fault of the page itself', new TypeError('order.lines is undefined'), false, 'doubt'],
    ['500', refusal('internal'), false, 'doubt'],
    ['503 after a COMMIT', refusal('unconfirmed'), false, 'doubt'],
    ['the card company is silent', refusal('gateway-unreachable'), false, 'turned-away'],
    ['the card company is silent, after a doubt', refusal('gateway-unreachable'), true, 'turned-away'],
    ['turned away at the door', refusal('busy'), false, 'turned-away'],
    ['turned away at the door, after a doubt', refusal('busy'), true, 'doubt'],
    ['429', refusal('too-many-requests'), false, 'turned-away'],
    ['429, after a doubt', refusal('too-many-requests'), true, 'doubt'],
    ['too many for this email, after a doubt', refusal('too-many-for-email'), true, 'turned-away'],
    ['too many from this network, after a doubt', refusal('too-many-from-network'), true, 'turned-away'],
    ['no orders right now', refusal('unavailable'), false, 'turned-away'],
    ['no orders right now, after a doubt', refusal('unavailable'), true, 'doubt'],
    ['the bank asks', refusal('action-required', { challenge: 'a riddle' }), false, 'confirm'],
    ['402 without a question', refusal('action-required'), false, 'final'],
    ['declined', refusal('card-declined'), true, 'final'],
    ['another price', refusal('price-changed'), true, 'final'],
    ['sold out', refusal('sold-out'), false, 'final'],
    ['paused', refusal('paused'), false, 'final'],
    ['a field', refusal('invalid'), false, 'final'],
    ['another body under this key', refusal('idempotency-key-reused'), true, 'final'],
  ])('%s', (_what, failure, doubtful, meaning) => {
    expect(meaningOf(failure, doubtful)).toBe(meaning)
  })
})

describe('from SUBMIT to the kitchen', () => {
  test.each<[string, CheckoutEvent[], Step['at']]>([
    ['a form with errors', [{ name: 'marked', fields: { city: 'Enter your city.' } }], 'refused'],
    ['SUBMIT', [submitted], 'preparing'],
    ['the payment is ready', [submitted, sent], 'sending'],
    ['the payment is not', [submitted, { name: 'not-prepared', fields: {} }], 'refused'],
    ['it takes a while', [submitted, sent, { name: 'slow' }], 'sending'],
    ['placed', [submitted, sent, { name: 'placed', key: order.key }], 'placed'],
    [
      'placed, and back again',
      [submitted, sent, { name: 'placed', key: order.key }, { name: 'opened' }],
      'typing',
    ],
    ['declined', [submitted, sent, failed(refusal('card-declined'))], 'refused'],
    ['offline nothing is sent', [{ name: 'offline' }], 'refused'],
    ['no answer', inDoubt, 'in-doubt'],
    ['no answer, not even from this page', [submitted, sent, failed(new TypeError())], 'in-doubt'],
    ['in doubt, sent again', [...inDoubt, sent], 'sending'],
    ['in doubt, SUBMIT does nothing', [...inDoubt, submitted], 'in-doubt'],
    ['in doubt, found', [...inDoubt, { name: 'placed', key: order.key }], 'placed'],
    ['in doubt, another one is found', [...inDoubt, { name: 'placed', key: other.key }], 'in-doubt'],
    ['in doubt, not there', [...inDoubt, { name: 'not-there', key: order.key }], 'refused'],
    ['in doubt, another one is not there', [...inDoubt, { name: 'not-there', key: other.key }], 'in-doubt'],
    ['in doubt, forgotten', [...inDoubt, { name: 'given-up' }], 'typing'],
    [
      'sent again, an old answer does not count',
      [...inDoubt, sent, { name: 'not-there', key: order.key }],
      'sending',
    ],
    ['CANCEL while it is prepared', [submitted, { name: 'given-up' }], 'typing'],
    ['CANCEL while it is sent', [submitted, sent, { name: 'given-up' }], 'sending'],
    ['a late token after CANCEL sends nothing', [submitted, { name: 'given-up' }, sent], 'typing'],
  ])('%s', (_what, events, at) => {
    expect(after(...events).step.at).toBe(at)
  })

  test('the bank asks, and the same order goes on', () => {
    const lookup = [submitted, sent, failed(refusal('action-required', { challenge: 'a riddle' }))]
    expect(after(...lookup).step).toMatchObject({ at: 'confirming', order, challenge: 'a riddle' })
    expect(after(...lookup, sent).step).toMatchObject({ at: 'sending', order })
    expect(after(...lookup, { name: 'not-confirmed' }).step).toMatchObject({ at: 'refused' })
    expect(after(...lookup, { name: 'given-up' }).step.at).toBe('typing')
  })

  test('what is known about a doubt', () => {
    const lookup = (how: 'no-answer' | 'missing') =>
      after(...inDoubt, { name: 'looked-up', key: order.key, lookup: how })
    expect(after(...inDoubt).step).toMatchObject({ lookup: 'no-answer', order: { sentAt: 9_000 } })
    expect(lookup('missing').step).toMatchObject({ lookup: 'missing' })
    expect(after(...inDoubt, { name: 'offline' }).step).toMatchObject({ at: 'in-doubt', lookup: 'offline' })
    expect(after(...inDoubt, sent, failed(refusal('busy'))).step).toMatchObject({ lookup: 'swamped' })
  })
})

test('every step has a way out, and only what is on its way cannot be called back', () => {
  const steps: CheckoutEvent[][] = [
    [],
    [submitted],
    inDoubt,
    [submitted, sent, failed(refusal('action-required', { challenge: 'a riddle' }))],
    [submitted, sent, failed(refusal('internal'))],
    [{ name: 'marked', fields: { city: 'Enter your city.' } }],
  ]
  for (const events of steps) {
    expect(canSubmit(after(...events, { name: 'given-up' }).step), JSON.stringify(events)).toBe(true)
  }
  expect(canGiveUp(after(submitted, sent).step)).toBe(false)
})

test('an order is kept until its fate is known, with its key and its bytes', () => {
  expect(orderOf(after(submitted, sent).step)).toEqual(order)
  expect(orderOf(after(...inDoubt).step)).toEqual({ ...order, sentAt: 9_000 })
  expect(orderOf(after(...inDoubt, { name: 'given-up' }).step)).toBeUndefined()
  expect(startingState(order).step).toMatchObject({ at: 'in-doubt', order })
  // Trust rule 3: a final answer ends the idempotency key, 429 and 5xx do not.
  expect(retriedOrder(after(submitted, sent, failed(refusal('card-declined'))).step)).toBeUndefined()
  expect(retriedOrder(after(submitted, sent, failed(refusal('gateway-unreachable'))).step)).toEqual(order)
  expect(retriedOrder(after(submitted, sent, failed(refusal('busy'))).step)).toEqual(order)
})

test('an order that the server does not have is surely missing the second time, half a minute later', () => {
  const isSurelyMissing = makeMissCounter()
  const lookup = [20_000, 30_999, 31_000, 35_000]
  expect(lookup.map((at) => isSurelyMissing(order, at))).toEqual([false, false, false, true])
})

test('an order that is sent again is not missing because of what was heard before', () => {
  const isSurelyMissing = makeMissCounter()
  isSurelyMissing(order, 40_000)
  const again = { ...order, sentAt: 41_000 }
  expect([80_000, 84_000].map((at) => isSurelyMissing(again, at))).toEqual([false, true])
})

test('the page asks for a minute without a break, then ever more rarely', () => {
  expect([0, 15, 16, 17, 18, 19, 1_000].map((rounds) => pauseAfter(rounds) / 1000)).toEqual([
    4, 4, 8, 16, 32, 60, 60,
  ])
})

test('what became of an order that was sent again is always told', () => {
  const soldOut = refusal('sold-out', { items: ['pork'] })
  const priceChangeMessage = refusal('price-changed', { bill: order.bill })
  for (const answer of [soldOut, priceChangeMessage]) {
    expect(messageOf(after(submitted, sent, failed(answer)).step, emptyCart, undefined)).toBeUndefined()
    expect(messageOf(after(...inDoubt, sent, failed(answer)).step, emptyCart, undefined)).toMatchObject({
      lead: 'Your order didn’t go through.',
      rest: problemMessages[answer.code],
    })
  }
})

test('an order whose checkout was closed meanwhile is spoken of in the cart', () => {
  const told = (...events: CheckoutEvent[]) => messageInCart(after(...events).step, undefined)?.lead
  expect(told(submitted, sent)).toBe('Your order is on its way.')
  expect(told(submitted, sent, failed(refusal('price-changed')))).toBe('Your order didn’t go through.')
  expect(told({ name: 'marked', fields: { city: 'Enter your city.' } })).toBeUndefined()
  expect(told()).toBeUndefined()
})

test('an order that was placed is over: nothing holds the page back from asking for others', () => {
  expect(isOnItsWay(after(submitted, sent).step)).toBe(true)
  const { step } = after(submitted, sent, { name: 'placed', key: order.key })
  expect([isOnItsWay(step), isUnderWay(step)]).toEqual([false, true])
})

test('marks go one by one, and their message with the last', () => {
  const marked = after({ name: 'marked', fields: { city: 'Enter your city.', email: 'Enter your email.' } })
  const better = next(marked, { name: 'edited', fields: { email: 'Enter your email.' } })
  expect(better.step).toMatchObject({ at: 'refused', fields: { email: 'Enter your email.' } })
  expect(next(better, { name: 'edited', fields: {} }).step.at).toBe('typing')
})

test('what needs a look is counted, what is heard in the background is not', () => {
  expect(after(...inDoubt).attentionCount).toBe(1)
  expect(after(...inDoubt, { name: 'not-there', key: order.key }).attentionCount).toBe(1)
  expect(after({ name: 'looked-at' }, { name: 'offline' }).attentionCount).toBe(2)
})

test('R31 an order that was not sent offline is told anew once the line is back, and nothing is sent by itself', () => {
  const { step } = after({ name: 'offline' })
  const told = (isBackOnline: boolean) =>
    messageOf(step, emptyCart, undefined, undefined, undefined, isBackOnline)
  expect(told(false)?.lead).toBe('You’re offline.')
  expect(told(true)).toEqual({
    tone: 'info',
    lead: 'You’re back online.',
    rest: 'Nothing was sent. Submit again to order.',
  })
})
