// A code for tests: 10 % off, always.
import type { CodeSet } from '../domain/orders/promo-codes.ts'
import { cents } from '../domain/basics/money.ts'

export function someCode<Change extends object>(change: Change = {} as Change): CodeSet & Change {
  return {
    code: 'LUNCH10',
    gives: { kind: 'percent', percent: 10 },
    smallestOrder: cents(0),
    firstDay: null,
    lastDay: null,
    days: [],
    hours: null,
    firstUses: null,
    oncePerEmail: false,
    isOn: true,
    ...change,
  }
}
