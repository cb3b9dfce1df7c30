import { expect, test } from 'vitest'
import { changesOf, makeBurrito } from '#domain/made-burrito.ts'
import { startingMenu } from '#domain/starting-menu.ts'
import { changesWords, pricedChangesWords, quoted, sayLine } from './changes.ts'

const changesIn = (choices: [string, number][], without: string[] = []) => {
  const made = makeBurrito(
    { item: 'beef', choices: choices.map(([id, count]) => ({ id, count })), without },
    startingMenu,
  )
  if (typeof made === 'string') throw new Error(made)
  return changesOf(made, startingMenu)
}

test.each([
  ['nothing', [['salsa-medium', 1]], [], '', ''],
  ['a word', [['salsa-hot', 1]], [], 'Hot', 'Hot'],
  [
    'what is added, and what it costs',
    [
      ['salsa-hot', 1],
      ['extras-guacamole', 1],
      ['extras-sour-cream', 1],
    ],
    ['rice'],
    'Hot, guacamole, sour cream, no rice',
    'Hot, guacamole $1.50, sour cream $0.75, no rice',
  ],
  [
    'what is left out',
    [['salsa-medium', 1]],
    ['black-beans', 'tomato'],
    'No black beans, no tomato',
    'No black beans, no tomato',
  ],
] as [string, [string, number][], string[], string, string][])(
  'R58 the changes of a burrito in words: %s',
  (_what, choices, without, said, priced) => {
    expect(changesWords(changesIn(choices, without))).toBe(said)
    expect(pricedChangesWords(changesIn(choices, without))).toBe(priced)
  },
)

test('several of one, and a name that keeps its capitals', () => {
  const change = { kind: 'add', id: 'cup', name: { en: 'Salsa cups' }, count: 2, price: 50 } as never
  const pastor = { kind: 'add', id: 'pastor', name: { en: 'Al Pastor' }, count: 1, price: 0 } as never
  expect(pricedChangesWords([change, pastor])).toBe('2 salsa cups $1.00, Al Pastor')
  expect(changesWords(undefined)).toBe('')
  expect(quoted('Cut in half, please')).toBe('“Cut in half, please”')
})

test('a line says its changes, then its note', () => {
  const changes = changesIn([['salsa-hot', 1]], ['rice'])
  expect(sayLine({ changes, note: 'Cut in half' })).toBe('Hot, no rice. “Cut in half”')
  expect(sayLine({ note: 'Cut in half' })).toBe('“Cut in half”')
  expect(sayLine({ changes })).toBe('Hot, no rice')
  expect(sayLine({})).toBe('')
})
