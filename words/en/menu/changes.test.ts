import { expect, test } from 'vitest'
import { changesOf, configureItem } from '#domain/menu/configured-item.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import {
  formatChanges,
  formatLineVariant,
  formatPricedChanges,
  quoted,
  formatLineDetails,
} from './changes.ts'

const changesIn = (choices: [string, number][], without: string[] = []) => {
  const made = configureItem(
    { item: 'beef', choices: choices.map(([id, count]) => ({ id, count })), without },
    startingMenu,
  )
  if (typeof made === 'string') throw new Error(made)
  return changesOf(made, startingMenu)
}

test.each([
  ['nothing', [['salsa-medium', 1]], [], '', ''],
  ['none of a group', [['salsa-none', 1]], [], 'No salsa', 'No salsa'],
  ['a word', [['salsa-hot', 1]], [], 'Hot salsa', 'Hot salsa'],
  [
    'what is added, and what it costs',
    [
      ['salsa-hot', 1],
      ['extras-guacamole', 1],
      ['extras-sour-cream', 1],
    ],
    ['rice'],
    'Hot salsa, guacamole, sour cream, no rice',
    'Hot salsa, guacamole $1.50, sour cream $0.75, no rice',
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
    expect(formatChanges(changesIn(choices, without))).toBe(said)
    expect(formatPricedChanges(changesIn(choices, without))).toBe(priced)
  },
)

test('several of one, and a name that keeps its capitals', () => {
  const change = { kind: 'add', id: 'cup', name: { en: 'Salsa cups' }, count: 2, price: 50 } as never
  const pastor = { kind: 'add', id: 'pastor', name: { en: 'Al Pastor' }, count: 1, price: 0 } as never
  expect(formatPricedChanges([change, pastor])).toBe('2 salsa cups $1.00, Al Pastor')
  expect(formatChanges(undefined)).toBe('')
  expect(quoted('Cut in half, please')).toBe('“Cut in half, please”')
})

test('a word is said with the name of its group, where that is one more word', () => {
  const word = (name: string, group?: string) =>
    ({
      kind: 'word',
      id: 'x',
      name: { en: name },
      ...(group && { group: { en: group } }),
      count: 1,
      price: 0,
    }) as never
  expect(formatChanges([word('Large', 'Size')])).toBe('Large size')
  expect(formatChanges([word('Salsa verde', 'Salsa')])).toBe('Salsa verde')
  expect(formatChanges([word('Extra crisp', 'How do you like it')])).toBe('Extra crisp')
  // An order that was placed before orders stored their groups.
  expect(formatChanges([word('Hot')])).toBe('Hot')
})

test.each([
  [1, [['salsa-medium', 1]], [], undefined, '1 as it comes'],
  [1, [['salsa-mild', 1]], [], undefined, '1 with mild salsa'],
  [
    2,
    [
      ['salsa-hot', 1],
      ['extras-guacamole', 1],
    ],
    ['rice'],
    undefined,
    '2 with hot salsa, guacamole, no rice',
  ],
  [1, [['salsa-medium', 1]], [], 'Cut in half', '1 as it comes. “Cut in half”'],
  [1, [['salsa-none', 1]], [], 'Cut in half', '1 with no salsa. “Cut in half”'],
] as [number, [string, number][], string[], string | undefined, string][])(
  'a bill says how many of a kind are like this: %d, %j, %j, %s',
  (quantity, choices, without, note, said) => {
    const changes = changesIn(choices, without)
    expect(
      formatLineVariant({ quantity, ...(changes.length > 0 && { changes }), ...(note && { note }) }),
    ).toBe(said)
  },
)

test('a line says its changes, then its note', () => {
  const changes = changesIn([['salsa-hot', 1]], ['rice'])
  expect(formatLineDetails({ changes, note: 'Cut in half' })).toBe('Hot salsa, no rice. “Cut in half”')
  expect(formatLineDetails({ note: 'Cut in half' })).toBe('“Cut in half”')
  expect(formatLineDetails({ changes })).toBe('Hot salsa, no rice')
  expect(formatLineDetails({})).toBe('')
})
