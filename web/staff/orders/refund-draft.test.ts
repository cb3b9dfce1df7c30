import { describe, expect, test } from 'vitest'
import { makeBill } from '#domain/orders/bill.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { refundLabel } from '#words/payments/refund-lines.ts'
import { samplePromoCode } from '../../../test-support/sample-promo-code.ts'
import { taxRate } from '../../../test-support/restaurant.ts'
import {
  arrivedAfter,
  blankRefund,
  changedBy,
  checkRefund,
  previewOf,
  sameAgain,
  unansweredBy,
} from './refund-draft.ts'

const bill = makeBill(
  [
    { item: 'beef', quantity: 2 },
    { item: 'chix', quantity: 1 },
  ],
  startingMenu,
  taxRate,
  { fee: { amount: cents(350), isTaxed: false }, code: samplePromoCode(), tip: { percent: 15 } },
)
const order = { ...bill, refunds: [] as OfficeOrder['refunds'] } as OfficeOrder
const key = 'a'.repeat(32)
const rows = (draft: typeof blankRefund) =>
  previewOf(order, draft).rows.map(([label, amount]) => `${label} ${formatMoney(amount)}`)

describe('R67 the window that refunds part of an order', () => {
  test('shows the share of the code, what the tax becomes, and what is kept', () => {
    const draft = { ...blankRefund, units: { 1: 1 }, delivery: true }
    expect(rows(draft)).toEqual([
      '1 Chix $10.00',
      'Its share of LUNCH10 −$1.00',
      'Tax, $2.65 becomes $1.80 $0.85',
      'Delivery $3.50',
    ])
    expect(previewOf(order, draft)).toMatchObject({ parts: { amount: 1335 }, retained: bill.total - 1335 })
  })

  test('tells two burritos of one item apart by what was chosen', () => {
    const [beef] = bill.lines
    if (!beef) throw new Error('no beef')
    const guacamole = {
      kind: 'add',
      id: 'guac',
      name: { en: 'guacamole' },
      count: 1,
      price: cents(150),
    } as const
    const twice = { ...order, lines: [beef, { ...beef, changes: [guacamole] }] }
    const labels = previewOf(twice, { ...blankRefund, units: { 0: 1, 1: 1 } }).rows.map(([label]) => label)
    expect(labels.slice(0, 2)).toEqual(['1 Beef', '1 Beef (ADD guacamole)'])
    const units = [0, 1].map((line) => ({ line, quantity: 1 }))
    const back = { at: '2026-11-17T20:04:00.000Z', units, delivery: cents(0), tip: cents(0) }
    expect(refundLabel(back, twice.lines, 'America/Los_Angeles')).toMatch(
      /: 1\u00A0Beef and 1\u00A0Beef \(Guacamole\)$/,
    )
  })

  test('an amount clears the units, and a unit clears the amount', () => {
    const chosen = { ...blankRefund, units: { 0: 1 }, delivery: true }
    const typed = changedBy(chosen, { amount: '5' })
    expect(typed).toMatchObject({ units: {}, delivery: false, amount: '5' })
    expect(changedBy(typed, { tip: true })).toMatchObject({ tip: true, amount: '' })
    expect(changedBy(typed, { note: 'Sorry.' })).toMatchObject({ amount: '5', note: 'Sorry.' })
  })

  test('says at the field what is wrong, and else sends what was shown', () => {
    const check = (draft: Partial<typeof blankRefund>) =>
      checkRefund(order, { ...blankRefund, reason: 'late', ...draft }, key)
    expect(check({})).toEqual({ fields: { selection: 'Choose what goes back.' } })
    expect(check({ amount: 'much' })).toEqual({ fields: { amount: 'Use dollars and cents, like 4.50.' } })
    expect(check({ amount: '99' })).toMatchObject({
      fields: { amount: expect.stringContaining('At most $30.55') as string },
    })
    expect(check({ tip: true, reason: '' })).toEqual({ fields: { reason: 'Pick a reason.' } })
    expect(check({ tip: true, note: ' Sorry\nabout that. ' })).toEqual({
      body: {
        key,
        selection: { units: [], delivery: false, tip: true },
        reason: 'late',
        note: 'Sorry about that.',
        expected: 465,
      },
    })
  })

  test('what was not answered is sent again as it was, even where less is left by now, and another choice is not', () => {
    const draft = { ...blankRefund, units: { 0: 1 }, delivery: true, reason: 'late' as const }
    const checked = checkRefund(order, draft, key)
    if (!('body' in checked)) throw new Error('wrong')
    const { body } = checked
    const unanswered = unansweredBy(order, draft, body)
    expect(sameAgain(unanswered, { ...draft, units: { 0: 1, 1: 0 } })).toBe(body)
    expect(sameAgain(unanswered, { ...draft, delivery: false })).toBeUndefined()
    expect(sameAgain(undefined, draft)).toBeUndefined()
    const parts = previewOf(order, draft).parts
    const stored = { id: 1, units: [{ line: 0, quantity: 1 }], ...parts, state: 'requested' }
    const after = { ...order, refunds: [stored as unknown as OfficeOrder['refunds'][number]] }
    expect(arrivedAfter(after, unanswered)).toBe(stored)
    expect(arrivedAfter(order, unanswered)).toBeUndefined()
    expect(arrivedAfter(after, unansweredBy(after, draft, body))).toBeUndefined()
  })
})
