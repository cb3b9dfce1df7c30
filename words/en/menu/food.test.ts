import { expect, test } from 'vitest'
import { containsFrom } from './food.ts'

test('R58 the allergens of a burrito, and what they come from', () => {
  expect(containsFrom([])).toBe('')
  expect(
    containsFrom([
      { allergen: 'milk', from: [{ en: 'Cheese' }, { en: 'Sour cream' }] },
      { allergen: 'wheat', from: [] },
    ]),
  ).toBe('Contains milk (cheese, sour cream), wheat')
})
