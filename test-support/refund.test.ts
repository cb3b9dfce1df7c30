import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openOracle, type OracleBill, type OracleRequest } from './refund-oracle.ts'
import { taxOn, type Bill } from '../domain/orders/bill.ts'
import { shareDiscount } from '../domain/orders/discount.ts'
import type { ItemId } from '../domain/menu/menu.ts'
import { cents, milliPercent } from '../domain/basics/money.ts'
import {
  canRefund,
  maxRefundAmount,
  remainingOf,
  splitRefund,
  totalRemaining,
  fullRefund,
  type RefundSelection,
  type Refund,
} from '../domain/payments/refund.ts'
import { runs } from './property-runs.ts'

/** A bill of our own types, made without the menu. */
function billOf({ lines, discount, rate, fee, isFeeTaxed, tip }: OracleBill): Bill {
  const priced = lines.map(({ unitPrice, quantity }, at) => ({
    item: `item-${at}` as ItemId,
    name: { en: 'x' },
    shortName: { en: 'x' },
    quantity,
    unitPrice: cents(unitPrice),
    price: cents(unitPrice * quantity),
  }))
  const subtotal = cents(priced.reduce((sum, { price }) => sum + price, 0))
  const base = cents(subtotal - discount + (isFeeTaxed ? fee : 0))
  const tax = taxOn(base, milliPercent(rate))
  return {
    lines: discount > 0 ? shareDiscount(priced, cents(discount)) : priced,
    charges: [
      ...(discount > 0 ? [{ kind: 'discount' as const, amount: cents(0 - discount), code: 'CODE' }] : []),
      { kind: 'tax', amount: tax, rate: milliPercent(rate), base },
      ...(fee > 0 ? [{ kind: 'delivery' as const, amount: cents(fee) }] : []),
      ...(tip > 0 ? [{ kind: 'tip' as const, amount: cents(tip) }] : []),
    ],
    subtotal,
    total: cents(subtotal - discount + tax + fee + tip),
  }
}

const selectionOf = (selection: OracleRequest): RefundSelection =>
  'amount' in selection
    ? { amount: cents(selection.amount) }
    : { ...selection, units: selection.units.map(([line, quantity]) => ({ line, quantity })) }

/** Refunds one selection after the other, compares each with the oracle, and returns the refunds. */
function refundAll(given: OracleBill, requests: readonly (OracleRequest | 'the rest')[]) {
  const bill = billOf(given)
  const oracle = openOracle(given)
  const refunds: Refund[] = []
  expect(BigInt(bill.total)).toBe(oracle.total)
  for (const one of requests) {
    const selection = one === 'the rest' ? restOf(oracle) : one
    const parts = splitRefund(bill, remainingOf(bill, refunds), selectionOf(selection))
    const due = oracle.find(selection)
    expect(
      parts && { goods: parts.goods, tax: parts.tax, delivery: parts.delivery, tip: parts.tip },
      JSON.stringify({ given, selection, refunds }),
    ).toEqual(
      due && {
        goods: Number(due.goods),
        tax: Number(due.tax),
        delivery: Number(due.delivery),
        tip: Number(due.tip),
      },
    )
    if (!parts || !due) continue
    oracle.take(selection, due)
    const asked = selectionOf(selection)
    refunds.push({
      id: refunds.length + 1,
      at: '2026-11-17T20:00:00.000Z',
      units: 'units' in asked ? asked.units : [],
      ...parts,
      reason: 'other',
      note: '',
      state: 'sent',
    })
  }
  return { bill, refunds, left: remainingOf(bill, refunds) }
}

const bills: fc.Arbitrary<OracleBill> = fc
  .record({
    lines: fc.array(
      fc.record({ unitPrice: fc.integer({ min: 0, max: 2_000 }), quantity: fc.integer({ min: 1, max: 4 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    rate: fc.oneof(fc.constantFrom(0, 7_250, 8_875, 9_500, 25_000), fc.integer({ min: 0, max: 25_000 })),
    fee: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 })),
    isTaxed: fc.boolean(),
    tip: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_500 })),
    hasCode: fc.boolean(),
  })
  .map(({ part, isTaxed, hasCode, ...bill }) => {
    const subtotal = bill.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
    return {
      ...bill,
      discount: hasCode ? Math.floor(subtotal * part) : 0,
      isFeeTaxed: isTaxed && bill.fee > 0,
    }
  })

const requests: fc.Arbitrary<OracleRequest> = fc.oneof(
  fc.record({ amount: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({
    units: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 3 })), {
      selector: ([line]) => line,
      maxLength: 3,
    }),
    delivery: fc.boolean(),
    tip: fc.boolean(),
  }),
)

/** Unit by unit, and then everything at once: a unit that costs nothing cannot be refunded alone. */
const therest = (bill: OracleBill): (OracleRequest | 'the rest')[] => [
  ...bill.lines.flatMap(({ quantity }, line) =>
    Array.from({ length: quantity }, () => ({ units: [[line, 1]] as const, delivery: false, tip: false })),
  ),
  'the rest',
]

function restOf({ left }: ReturnType<typeof openOracle>): OracleRequest {
  const units = left.units.map((open, line) => [line, open.length] as const)
  return { units: units.filter(([, quantity]) => quantity > 0), delivery: true, tip: true }
}

describe('R67 refunds in part', () => {
  test('the example of the design: a Chicken with its share of a code and the delivery', () => {
    const given = {
      lines: [
        { unitPrice: 1050, quantity: 2 },
        { unitPrice: 1275, quantity: 1 },
        { unitPrice: 1000, quantity: 1 },
      ],
      discount: 438,
      rate: 9_500,
      fee: 350,
      isFeeTaxed: false,
      tip: 656,
    }
    const { refunds } = refundAll(given, [
      { units: [[0, 1]], delivery: false, tip: false },
      { units: [[2, 1]], delivery: true, tip: false },
    ])
    expect(refunds).toMatchObject([
      { goods: 945, tax: 90, amount: 1035 },
      { goods: 900, tax: 85, delivery: 350, amount: 1335 },
    ])
  })

  test('agree with the oracle, never more than was paid, and all parts together are the whole', () => {
    fc.assert(
      fc.property(bills, fc.array(requests, { maxLength: 6 }), (given, some) => {
        const { bill, refunds, left } = refundAll(given, [...some, ...therest(given)])
        const sum = (part: 'goods' | 'tax' | 'delivery' | 'tip' | 'amount') =>
          refunds.reduce((so, one) => so + one[part], 0)
        expect(totalRemaining(left)).toBe(0)
        expect(sum('amount')).toBe(bill.total)
        expect(sum('tax')).toBe(bill.charges.find(({ kind }) => kind === 'tax')?.amount)
        for (const refund of refunds)
          for (const part of ['goods', 'tax', 'delivery', 'tip'] as const)
            expect(refund[part]).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: runs(1_000) },
    )
  })

  test('small bills, exhausted: every amount after every unit, and the rest', () => {
    for (const rate of [0, 9_500, 25_000])
      for (const isFeeTaxed of [false, true])
        for (const discount of [0, 1, 5, 7]) {
          const given = {
            lines: [
              { unitPrice: 3, quantity: 2 },
              { unitPrice: 1, quantity: 1 },
            ],
            discount,
            rate,
            fee: 2,
            isFeeTaxed,
            tip: 1,
          }
          for (let amount = 1; amount <= 10; amount += 1)
            for (const first of [
              [0, 1],
              [0, 2],
              [1, 1],
            ] as const) {
              const unit = { units: [first], delivery: false, tip: false }
              for (const order of [
                [unit, { amount }],
                [{ amount }, unit],
                [{ amount }, { amount: 1 }, unit],
              ])
                expect(totalRemaining(refundAll(given, [...order, ...therest(given)]).left)).toBe(0)
            }
        }
  })

  test('a line that is named twice, or more units than there are, is no refund', () => {
    const bill = billOf({
      lines: [{ unitPrice: 100, quantity: 2 }],
      discount: 0,
      rate: 9_500,
      fee: 0,
      isFeeTaxed: false,
      tip: 0,
    })
    const left = remainingOf(bill, [])
    const selection = (...units: { line: number; quantity: number }[]) =>
      splitRefund(bill, left, { units, delivery: false, tip: false })
    expect(selection({ line: 0, quantity: 1 }, { line: 0, quantity: 2 })).toBeUndefined()
    expect(selection({ line: 0, quantity: 3 })).toBeUndefined()
    expect(selection({ line: 1, quantity: 1 })).toBeUndefined()
    expect(selection({ line: 0, quantity: 2 })?.amount).toBe(219)
    expect(fullRefund(left).amount).toBe(219)
    expect(maxRefundAmount(bill, left)).toBe(219)
  })

  test.each([
    ['captured', 'handed-over', true],
    ['refund-failed', 'cooking', true],
    ['captured', 'canceled', false],
    ['authorized', 'placed', false],
    ['to-collect', 'ready', false],
    ['refunded', 'handed-over', false],
  ] as const)('%s and %s: %s', (payment, status, can) => {
    expect(canRefund({ payment, status })).toBe(can)
  })
})
