import { expect, test } from 'vitest'
import { formatAllergenSources } from './food.ts'

test('R58 the allergens of a burrito, and what they come from', () => {
  expect(formatAllergenSources([])).toBe('')
  expect(
    formatAllergenSources([
      { allergen: 'milk', from: [{ en: 'Cheese' }, { en: 'Sour cream' }] },
      { allergen: 'wheat', from: [] },
    ]),
  ).toBe('Contains milk (cheese, sour cream), wheat')
})
