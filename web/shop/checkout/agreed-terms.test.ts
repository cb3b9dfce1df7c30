import { describe, expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { findPriceChange, priceOf } from '../cart/price-change.ts'
import { effectiveCode, findRemovedTerms, startingTerms, type AgreedTerms } from './agreed-terms.ts'
import { removedTermsMessages, priceChangeMessage } from './change-news.tsx'

const menu = { ...startingMenu, restaurant: startingRestaurant() }
const code = {
  code: 'NAPKIN10',
  gives: { kind: 'percent', percent: 10 },
  minimumOrder: cents(2000),
} as const
const agreed: AgreedTerms = { ...startingTerms, code }
const noTips = { ...startingTerms.paymentMethods, tips: false }
const tip = { percent: 10 } as const
const food = cents(4200)

describe('R63 R64 what the customer agreed to', () => {
  test('is no news while the bill has it, also with fewer burritos', () => {
    expect(findRemovedTerms(agreed, agreed, tip, food)).toBeUndefined()
    expect(findRemovedTerms(agreed, agreed, undefined, cents(2100))).toBeUndefined()
  })

  test('a tip is removedTerms only where one was chosen and asked for', () => {
    const off = { ...agreed, paymentMethods: noTips }
    expect(findRemovedTerms(agreed, off, tip, food)).toMatchObject({ tip })
    expect(findRemovedTerms(agreed, off, undefined, food)).toBeUndefined()
    expect(findRemovedTerms(off, agreed, tip, food)).toBeUndefined()
  })

  test.each([
    ['below its smallest order', { ...code, minimumOrder: cents(4300) }],
    ['without the code', undefined],
    ['with a code that gives less', { ...code, gives: { kind: 'percent', percent: 5 } }],
  ] as const)('a discount is removedTerms %s', (_how, now) => {
    const is = { ...agreed, code: effectiveCode(now, food) }
    expect(findRemovedTerms(agreed, is, undefined, food)).toEqual({
      code: { ...code, minimumOrder: 0 },
      tip: undefined,
    })
  })
})

test('one notice says why the discount and the tip are gone, and what everything costs now', () => {
  const lines = [{ item: 'beef', quantity: 1 }] as const
  const bill = priceOf(lines, menu, { code })
  const removedTerms = findRemovedTerms(agreed, { paymentMethods: noTips, code: undefined }, tip, cents(1050))
  const change = findPriceChange(lines, menu, {}, { code, removedTerms })
  if (!bill || !removedTerms || !change) throw new Error('nothing has changed')
  expect(change).toMatchObject({ totalWas: 1140, totalIs: 1150 })
  expect(priceChangeMessage(change, removedTermsMessages(removedTerms, bill, code))).toEqual({
    lead: 'This code needs a subtotal of $20.00. You’re $9.50 away. We’ve stopped taking tips, so we took yours off.',
    rest: 'Your new total is $11.50. Nothing was charged yet. Submit again to order at the new total.',
  })
  expect(removedTermsMessages(removedTerms, bill, undefined)).toContain(
    'NAPKIN10 isn’t on this order anymore.',
  )
})
