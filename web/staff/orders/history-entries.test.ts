import { describe, expect, test } from 'vitest'
import { orderTarget, type AuditEntry, type AuditAction } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { cents, milliPercent } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { historyOf } from './history-entries.ts'
import { forgottenMessage } from './about-orders.ts'
import { paymentLabel } from './payment-label.ts'

const id = 'AAAAAAAAAAAAAAAAAAAAAA' as OrderId
const at = (minute: number) => `2026-11-15T20:${String(minute).padStart(2, '0')}:00.000Z`

const rosas: OfficeOrder = {
  id,
  number: 147,
  timestamp: at(4),
  firstPromise: { at: at(40), readyBy: at(20), isScheduled: false },
  lines: [],
  subtotal: cents(4200),
  charges: [{ kind: 'tax', amount: cents(399), rate: milliPercent(9_500), base: cents(4200) }],
  total: cents(4599),
  firstName: 'Rosa',
  lastName: 'Delgado',
  email: 'rosa@example.com',
  phone: null,
  fulfillmentDetails: {
    fulfillment: 'delivery',
    address: { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' },
    travelMinutes: 20,
  },
  promise: { at: at(40), readyBy: at(20), isScheduled: false },
  refunds: [],
  disputes: [],
  isTestMode: false,
  readyAt: null,
  status: 'placed',
  payment: 'authorized',
  paymentFailure: null,
  failureSettledAt: null,
  setAside: null,
  paidWith: 'card',
  capturedAt: null,
  returnedAt: null,
  cancellation: null,
  emails: [],
  printedAt: null,
  history: [],
  purgedAt: null,
  version: 1,
}

function did(
  entryId: number,
  minute: number,
  what: AuditAction['what'],
  from: object | null,
  to: object,
): AuditEntry {
  const by = { username: 'marisol', name: 'Marisol' }
  const target = orderTarget({ id, number: 147 })
  return { id: entryId, at: at(minute), by, action: { what, target, changes: diff(from, to) } }
}

const wholeRefund: OfficeOrder['refunds'][number] = {
  id: 1,
  at: at(15),
  units: [],
  goods: cents(4200),
  tax: cents(399),
  delivery: cents(0),
  tip: cents(0),
  amount: cents(4599),
  reason: 'canceled',
  note: '',
  state: 'sent',
  by: null,
  sentAt: at(16),
  isStuck: false,
  failure: null,
}

const told = (order: OfficeOrder) => historyOf(order).map(({ what, about }) => [what, ...about].join(' | '))

describe('the history of an order', () => {
  test('starts with the customer; what has not happened is not told', () => {
    expect(told(rosas)).toEqual(['Received | Rosa Delgado, on the site'])
  })

  test('of a customer who was removed, only that somebody ordered', () => {
    const forgotten = { ...rosas, firstName: '', lastName: '', purgedAt: '2027-11-16T03:00:00.000Z' }
    expect(told(forgotten)).toEqual(['Received | On the site'])
    expect(forgottenMessage(rosas.timestamp, forgotten.purgedAt)).toBe('Removed after 365 days')
    expect(forgottenMessage(rosas.timestamp, '2026-11-17T00:00:00.000Z')).toBe('Removed after 1 day')
  })

  test('has the card and every move in the order they happened, and an undo as its own line', () => {
    const order: OfficeOrder = {
      ...rosas,
      capturedAt: at(4),
      payment: 'captured',
      paidWith: 'card',
      history: [
        did(1, 6, 'moved', { status: 'placed' }, { status: 'cooking' }),
        did(2, 9, 'moved', { status: 'cooking' }, { status: 'ready' }),
        did(3, 9, 'undone', { status: 'ready' }, { status: 'cooking' }),
        did(4, 10, 'undone', { status: 'cooking' }, { status: 'placed' }),
      ],
    }
    expect(told(order)).toEqual([
      'Received | Rosa Delgado, on the site',
      'Paid by card | $45.99',
      'Cooking | Marisol',
      'Ready | Marisol',
      'Back to Cooking | Undo, Marisol',
      'Back to New | Undo, Marisol',
    ])
    expect(historyOf(order).map(({ isUndo }) => isUndo)).toEqual([false, false, false, false, true, true])
  })

  test.each([
    ['voided', 'Hold released | $45.99'],
    ['refunded', 'Refunded | $45.99'],
  ] as const)('tells why it was canceled and that the money was %s', (payment, words) => {
    const order: OfficeOrder = {
      ...rosas,
      status: 'canceled',
      payment,
      returnedAt: at(15),
      cancellation: { reason: 'ran-out', note: 'Out of pork.', at: at(15), by: 'staff', money: 'refunded' },
      refunds: payment === 'refunded' ? [wholeRefund] : [],
      history: [did(1, 15, 'canceled', { status: 'placed' }, { status: 'canceled', reason: 'ran-out' })],
    }
    expect(told(order)).toEqual([
      'Received | Rosa Delgado, on the site',
      'Canceled | We ran out, Marisol | “Out of pork.”',
      words,
    ])
  })

  test.each([
    ['card', 4599, 'Hold released | $45.99', 'Hold released, nothing was charged'],
    ['counter', 4599, 'Never paid | $45.99', 'Never paid'],
    ['free', 0, 'Nothing to pay', 'Nothing to pay'],
  ] as const)('R65 tells what became of a payment by %s that never came', (paidWith, total, entry, words) => {
    const payment = { payment: 'voided', paidWith, total: cents(total), returnedAt: at(15) } as const
    const order: OfficeOrder = { ...rosas, status: 'canceled', ...payment }
    expect(told(order).at(-1)).toBe(entry)
    expect(paymentLabel(order)).toBe(words)
  })

  test('R66 says of a test card that no money moved', () => {
    const order: OfficeOrder = { ...rosas, payment: 'captured', paidWith: 'card' }
    expect(paymentLabel(order)).toBe('Paid by card')
    expect(paymentLabel({ ...order, isTestMode: true })).toBe('Paid by card (test card, no real money)')
  })

  test('tells of a card that could not be charged, and why', () => {
    const paymentFailure = { at: at(15), reason: 'hold-expired' } as const
    expect(told({ ...rosas, payment: 'capture-failed', paymentFailure }).at(-1)).toBe(
      'Card not charged | The hold on the card had lapsed.',
    )
  })

  test('tells who marked a failed payment as settled', () => {
    const settled = {
      id: 9,
      at: at(18),
      by: { username: 'owner', name: 'Olga' },
      action: { what: 'settled', target: orderTarget(rosas), changes: [] },
    } as const
    expect(told({ ...rosas, history: [settled] }).at(-1)).toBe('Marked as settled | Olga')
  })

  test('tells of a refund that failed, and why, also when the money went back later', () => {
    const failure = { at: at(17), reason: 'account-closed' } as const
    const failed = { ...wholeRefund, state: 'failed', sentAt: null, failure } as const
    const words = '$45.99 not refunded | The order was canceled | The card’s account is closed.'
    const order = { ...rosas, refunds: [failed] }
    expect(told({ ...order, payment: 'refund-failed', paymentFailure: failure }).at(-1)).toBe(words)
    expect(told({ ...order, payment: 'captured', paymentFailure: null }).at(-1)).toBe(words)
  })

  test('tells who asked for a mail once more', () => {
    const order = { ...rosas, history: [did(1, 20, 'mailed', null, {})] }
    expect(told(order).at(-1)).toBe('Email re-sent | Marisol')
  })

  test('R67: tells what was refunded, by whom, and what became of it', () => {
    const history = [did(1, 20, 'refunded', null, { amount: 500, reason: 'late' })]
    const part = { ...wholeRefund, at: at(20), reason: 'late', amount: cents(500), by: 'marisol' } as const
    const last = (state: 'requested' | 'sent' | 'failed') =>
      told({ ...rosas, payment: 'captured', history, refunds: [{ ...part, state }] }).at(-1)
    expect(last('sent')).toBe('$5.00 refunded | Some of the items, by Marisol')
    expect(last('requested')).toBe('$5.00 refund on its way | Some of the items, by Marisol')
    expect(last('failed')).toBe('$5.00 not refunded | Some of the items, by Marisol')
  })

  test('R47: tells that the promise was moved, and by how much', () => {
    const history = [did(1, 20, 'changed', { readyBy: at(25) }, { readyBy: at(40) })]
    expect(told({ ...rosas, history }).at(-1)).toBe('Moved by 15 minutes | Marisol')
  })

  test('R54: tells that the customer canceled, and R52: that a delivery left on its way', () => {
    const canceled = did(1, 15, 'canceled', { status: 'placed' }, { status: 'canceled' })
    const own = { ...rosas, history: [{ ...canceled, by: 'customer' as const }] }
    expect(told(own).at(-1)).toBe('Canceled | The customer')
    const left = [did(1, 9, 'moved', { status: 'ready' }, { status: 'handed-over' })]
    expect(told({ ...rosas, history: left }).at(-1)).toBe('On its way | Marisol')
    const pickup = { ...rosas, fulfillmentDetails: { fulfillment: 'pickup' as const }, history: left }
    expect(told(pickup).at(-1)).toBe('Handed over | Marisol')
  })
})

test('R66 a dispute is told when it opens, and again when the bank has decided', () => {
  const dispute: OfficeOrder['disputes'][number] = {
    id: 'dp_1',
    amount: cents(4599),
    reason: 'not-arrived',
    status: 'needs-answer',
    respondBy: at(59),
    openedAt: at(20),
    closedAt: null,
    withdrawn: cents(4599),
  }
  const disputesTold = (disputes: OfficeOrder['disputes']) =>
    historyOf({ ...rosas, disputes }).map(({ at: when, what }) => [when, what])
  const opened = [at(20), '$45.99 disputed']
  expect(disputesTold([dispute])).toContainEqual(opened)
  const won = { ...dispute, status: 'won', closedAt: at(40), withdrawn: cents(0) } as const
  expect(disputesTold([won]).slice(-2)).toEqual([opened, [at(40), 'Dispute won']])
})
