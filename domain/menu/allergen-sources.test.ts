import { expect, test } from 'vitest'
import { allergenSources } from './allergen-sources.ts'
import { configureItem } from './configured-item.ts'
import { startingMenu } from './starting-menu.ts'

const made = (item: string, choices: string[] = [], without: string[] = []) => {
  const burrito = configureItem(
    { item, choices: ['salsa-medium', ...choices].map((id) => ({ id, count: 1 })), without },
    startingMenu,
  )
  if (typeof burrito === 'string') throw new Error(burrito)
  return allergenSources(burrito, startingMenu)
}

test('R58 allergens are in the order of the card, and what one comes from is named where it was chosen or can be left out', () => {
  const wheat = { allergen: 'wheat', from: [] }
  expect(made('beef')).toEqual([wheat])
  expect(made('beef', ['extras-cheese'])).toEqual([{ allergen: 'milk', from: [{ en: 'Cheese' }] }, wheat])
  expect(made('bean', ['extras-sour-cream'])).toEqual([
    { allergen: 'milk', from: [{ en: 'Cheese' }, { en: 'Sour cream' }] },
    wheat,
  ])
  expect(made('bean', [], ['cheese'])).toEqual([wheat])
})
