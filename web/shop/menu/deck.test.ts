import { expect, test } from 'vitest'
import { hasSections } from '#domain/menu/menu.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { deckOf } from './deck.ts'

const sections = ['burritos', 'sides', 'drinks'].map((id) => ({ id, name: { en: id } }))
const [beef, chix, bean, pork] = startingMenu.items
if (!beef || !chix || !bean || !pork) throw new Error('the starting menu has four items')

test('R61 the numbers run through the deck, and a section without items is not there', () => {
  const deck = deckOf({ sections, items: [beef, chix, { ...bean, section: 'drinks' }] })
  expect(deck.map(({ id, cards }) => [id, cards.map(({ number, item }) => `${number} ${item.id}`)])).toEqual([
    ['burritos', ['1 beef', '2 chix']],
    ['drinks', ['3 bean']],
  ])
})

test('an item whose section is gone is on the menu all the same', () => {
  const deck = deckOf({ sections, items: [beef, { ...pork, section: 'gone' }] })
  expect(deck.flatMap(({ cards }) => cards.map(({ item }) => item.id))).toEqual(['beef', 'pork'])
})

test('more than one kind of thing', () => {
  expect(hasSections(startingMenu.items)).toBe(false)
  expect(hasSections([beef, { ...pork, section: 'sides' }])).toBe(true)
  expect(hasSections([])).toBe(false)
})
