import { expect, test } from 'vitest'
import { cents, formatAmount, formatMoney } from './money.ts'

test.each([
  [0, '$0.00', '0.00'],
  [5, '$0.05', '0.05'],
  [123_450, '$1,234.50', '1234.50'],
  [100_000_000, '$1,000,000.00', '1000000.00'],
  // People read a minus sign as wide as the plus; machines read the ASCII hyphen.
  [-5, '−$0.05', '-0.05'],
  [-150, '−$1.50', '-1.50'],
  [-100, '−$1.00', '-1.00'],
  [-123_450, '−$1,234.50', '-1234.50'],
])('%j cents are %s for people and %s for machines', (amount, read, carried) => {
  expect([formatMoney(cents(amount)), formatAmount(cents(amount))]).toEqual([read, carried])
})
