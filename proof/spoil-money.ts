// Faults about what an order costs, and about when its money moves.
import type { Fault } from './spoil.ts'

export const moneyFaults = {
  'delivers-for-nothing': {
    file: 'domain/ways.ts',
    line: 'return { amount: fee, isTaxed: feeIsTaxed }',
    instead: 'return { amount: cents(fee * 0), isTaxed: feeIsTaxed }',
  },
  'delivers-untaxed': {
    file: 'domain/bill.ts',
    line: 'fee?.isTaxed ? fee.amount : 0',
    instead: 'fee?.isTaxed ? 0 : 0',
  },
  'taxes-the-discount': {
    file: 'domain/bill.ts',
    line: 'subtotal - off + (fee',
    instead: 'subtotal + (fee',
  },
  'tips-on-the-rest': {
    file: 'domain/bill.ts',
    line: 'tipOn(subtotal, tip)',
    instead: 'tipOn(cents(subtotal - off), tip)',
  },
  'tax-rounded-down': {
    file: 'domain/money.ts',
    line: 'rest * rate + 50_000',
    instead: 'rest * rate',
  },
  'a-cent-on-pork': {
    file: 'domain/bill.ts',
    line: 'price: cents(unitPrice * quantity)',
    instead: "price: cents(unitPrice * quantity + (listed.id === 'pork' ? 1 : 0))",
  },
  'takes-money-at-once': {
    file: 'server/db/orders.ts',
    line: 'captureAt: time.promise.readyBy',
    instead: 'captureAt: order.timestamp',
  },
  'gives-the-last-use-again': {
    file: 'server/db/codes.ts',
    line: "where.or([where('first_uses', 'is', null), where('used', '<', where.ref('first_uses'))])",
    instead: "where.or([where('first_uses', 'is', null), where('used', '>=', 0)])",
  },
  'forgets-earlier-refunds': {
    file: 'server/actions/refund-order.ts',
    line: 'leftOf(bill, whole.refunds.map(refundOf))',
    instead: 'leftOf(bill, whole.refunds.slice(0, -1).map(refundOf))',
  },
  'forgets-an-entry': {
    file: 'server/db/earnings.ts',
    line: "await addEntry(trx, { at, day, kind: 'capture', order: orderSeq, refund: null, gateway, ...postings })",
    instead:
      "if (orderSeq % 2 > 0) await addEntry(trx, { at, day, kind: 'capture', order: orderSeq, refund: null, gateway, ...postings })",
  },
  'believes-any-signature': {
    file: 'server/adapters/stripe/hints-stripe.ts',
    line: "throw new ForgedHint('a webhook without a good signature')",
    instead: 'return hintOf(JSON.parse(rawBody))',
  },
} as const satisfies Record<string, Fault>
