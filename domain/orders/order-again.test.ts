import { expect, test } from 'vitest'
import { cents } from '../basics/money.ts'
import type { Choice, Menu, MenuItem, OptionGroup } from '../menu/menu.ts'
import { startingMenu } from '../menu/starting-menu.ts'
import { priceLines } from './bill.ts'
import type { CartLine } from './cart.ts'
import { orderAgain, type OrderedLine } from './order-again.ts'

const beef = { en: 'Beef' }
const hot = { name: { en: 'Hot' }, group: { en: 'Salsa' } }
const mild = { name: { en: 'Mild' }, group: { en: 'Salsa' } }
const medium = { name: { en: 'Medium' }, group: { en: 'Salsa' } }
const guacamole = { name: { en: 'Guacamole' } }
const hotWithGuacamole = {
  choices: [
    { id: 'salsa-hot', count: 1 },
    { id: 'extras-guacamole', count: 1 },
  ],
}
const withCheese = {
  choices: [
    { id: 'salsa-medium', count: 1 },
    { id: 'extras-cheese', count: 1 },
  ],
}

/** The lines of an order that was placed with the menu of a fresh install. */
function ordered(...lines: readonly CartLine[]): readonly OrderedLine[] {
  const bill = priceLines(lines, startingMenu, 9_500 as never)
  if (bill === 'too-many') throw new Error('too many')
  return bill.lines
}

const line = (item: string, quantity = 1, more: Partial<CartLine> = {}): CartLine => ({
  item,
  quantity,
  ...more,
})

interface Edits {
  readonly item?: (item: MenuItem) => Partial<MenuItem>
  readonly group?: (group: OptionGroup) => Partial<OptionGroup>
  readonly choice?: (choice: Choice) => Partial<Choice>
}

function today({ item, group, choice }: Edits): Menu {
  return {
    ...startingMenu,
    items: startingMenu.items.map((one) => ({ ...one, ...item?.(one) })),
    groups: startingMenu.groups.map((one) => ({
      ...one,
      choices: one.choices.map((each) => ({ ...each, ...choice?.(each) })),
      ...group?.(one),
    })),
  }
}

const withItem = (id: string, edit: Partial<MenuItem>) =>
  today({ item: (one) => (one.id === id ? edit : {}) })
const withChoice = (id: string, edit: Partial<Choice>) =>
  today({ choice: (one) => (one.id === id ? edit : {}) })
const withoutChoices = (...ids: string[]) =>
  today({ group: ({ choices }) => ({ choices: choices.filter(({ id }) => !ids.includes(id)) }) })

/** Without the name, which each line of the cart has. */
function linesOf(menu: Menu, lines: readonly CartLine[], cart: readonly CartLine[] = []) {
  return orderAgain(ordered(...lines), menu, cart).lines.map(({ name: _name, ...rest }) => rest)
}

function changesOf(menu: Menu, lines: readonly CartLine[], cart: readonly CartLine[] = []) {
  return orderAgain(ordered(...lines), menu, cart).changes
}

test('R76 the same menu gives the same lines, with their names of today, and nothing has changed', () => {
  const lines = [
    line('beef', 2),
    line('beef', 1, { ...hotWithGuacamole, without: ['rice'], note: 'Cut in half' }),
    line('chix', 3, { without: ['corn'] }),
  ]
  expect(orderAgain(ordered(...lines), startingMenu)).toEqual({
    lines: lines.map((one) => ({ ...one, name: { en: one.item === 'beef' ? 'Beef' : 'Chicken' } })),
    changes: [],
  })
})

test.each<
  [what: string, menu: Menu, lines: readonly CartLine[], into: readonly CartLine[], changes: unknown[]]
>([
  [
    'a price of an item, said once',
    withItem('beef', { price: cents(1075) }),
    [line('beef'), line('beef', 1, hotWithGuacamole)],
    [line('beef'), line('beef', 1, hotWithGuacamole)],
    [{ kind: 'item-price', item: beef, was: 1050, is: 1075 }],
  ],
  [
    'a price of a choice',
    withChoice('extras-guacamole', { price: cents(175) }),
    [line('beef', 1, hotWithGuacamole)],
    [line('beef', 1, hotWithGuacamole)],
    [{ kind: 'choice-price', part: guacamole, was: 150, is: 175 }],
  ],
  [
    'an item that is gone, by the name it had',
    { ...startingMenu, items: startingMenu.items.filter(({ id }) => id !== 'beef') },
    [line('beef'), line('pork')],
    [line('pork')],
    [{ kind: 'item-gone', item: beef }],
  ],
  [
    'an item that is sold out',
    withItem('chix', { soldOut: true }),
    [line('chix')],
    [],
    [{ kind: 'item-sold-out', item: { en: 'Chix' } }],
  ],
  [
    'a choice that is gone, and nothing has to take its place',
    withoutChoices('extras-guacamole'),
    [line('beef', 1, hotWithGuacamole)],
    [line('beef', 1, { choices: [{ id: 'salsa-hot', count: 1 }] })],
    [{ kind: 'choice-gone', item: beef, part: guacamole, instead: [] }],
  ],
  [
    'a choice that is gone, whose place the default takes: it comes as it comes',
    withoutChoices('salsa-hot'),
    [line('beef', 1, { choices: [{ id: 'salsa-hot', count: 1 }] })],
    [line('beef')],
    [{ kind: 'choice-gone', item: beef, part: hot, instead: [medium] }],
  ],
  [
    'two choices that are gone, each with what takes its own place',
    withoutChoices('salsa-hot', 'extras-guacamole'),
    [line('beef', 1, hotWithGuacamole)],
    [line('beef')],
    [
      { kind: 'choice-gone', item: beef, part: hot, instead: [medium] },
      { kind: 'choice-gone', item: beef, part: guacamole, instead: [] },
    ],
  ],
  [
    'a default that is gone, which nothing has to take the place of',
    today({
      group: ({ id, choices }) =>
        id === 'salsa' ? { smallest: 0, choices: choices.filter((one) => one.id !== 'salsa-medium') } : {},
    }),
    [line('beef', 1, withCheese)],
    [line('beef', 1, { choices: [{ id: 'extras-cheese', count: 1 }] })],
    [{ kind: 'default-gone', item: beef }],
  ],
  [
    'a default that is gone, told by what takes its place',
    withoutChoices('salsa-medium'),
    [line('beef', 1, withCheese)],
    [
      line('beef', 1, {
        choices: [
          { id: 'salsa-mild', count: 1 },
          { id: 'extras-cheese', count: 1 },
        ],
      }),
    ],
    [{ kind: 'comes-with', item: beef, parts: [mild] }],
  ],
  [
    'a choice that is sold out',
    withChoice('extras-guacamole', { soldOut: true }),
    [line('beef', 1, hotWithGuacamole)],
    [line('beef', 1, { choices: [{ id: 'salsa-hot', count: 1 }] })],
    [{ kind: 'choice-sold-out', item: beef, part: guacamole, instead: [] }],
  ],
  [
    'the default is sold out, where nobody chose',
    withChoice('salsa-medium', { soldOut: true }),
    [line('beef')],
    [line('beef')],
    [{ kind: 'choice-sold-out', item: beef, part: medium, instead: [mild] }],
  ],
  [
    'a choice has become the default: it comes as it comes, and is free',
    today({
      choice: ({ id }) =>
        id === 'salsa-hot'
          ? { isDefault: true }
          : id === 'salsa-medium'
            ? { isDefault: false }
            : id === 'extras-guacamole'
              ? { isDefault: true, price: cents(0) }
              : {},
    }),
    [line('beef', 1, hotWithGuacamole)],
    [line('beef')],
    [{ kind: 'choice-price', part: guacamole, was: 150, is: 0 }],
  ],
  [
    'what was the default costs something now',
    withChoice('salsa-medium', { price: cents(50), isDefault: false }),
    [
      line('beef', 1, {
        choices: [
          { id: 'salsa-medium', count: 1 },
          { id: 'extras-cheese', count: 1 },
        ],
      }),
    ],
    [
      line('beef', 1, {
        choices: [
          { id: 'salsa-medium', count: 1 },
          { id: 'extras-cheese', count: 1 },
        ],
      }),
    ],
    [{ kind: 'choice-price', part: medium, was: 0, is: 50 }],
  ],
  [
    'a choice has to be made that nobody asked for then',
    {
      ...startingMenu,
      items: startingMenu.items.map((item) => ({ ...item, groups: ['size', ...item.groups] })),
      groups: [
        {
          ...startingMenu.groups[0]!,
          id: 'size',
          name: { en: 'Size' },
          choices: startingMenu.groups[0]!.choices.map((one) => ({ ...one, id: `size-${one.id}` })),
        },
        ...startingMenu.groups,
      ],
    },
    [line('beef', 1, hotWithGuacamole)],
    [line('beef', 1, { choices: [{ id: 'size-salsa-medium', count: 1 }, ...hotWithGuacamole.choices] })],
    [{ kind: 'comes-with', item: beef, parts: [{ name: { en: 'Medium' }, group: { en: 'Size' } }] }],
  ],
  [
    'fewer choices are allowed',
    today({ group: ({ id }) => (id === 'extras' ? { largest: 1 } : {}) }),
    [
      line('beef', 1, {
        choices: [
          { id: 'salsa-medium', count: 1 },
          { id: 'extras-guacamole', count: 1 },
          { id: 'extras-cheese', count: 1 },
        ],
      }),
    ],
    [
      line('beef', 1, {
        choices: [
          { id: 'salsa-medium', count: 1 },
          { id: 'extras-guacamole', count: 1 },
        ],
      }),
    ],
    [{ kind: 'choice-limited', item: beef, part: { name: { en: 'Cheese' } }, count: 0 }],
  ],
  [
    'an ingredient that cannot be left out any more: the line stays out',
    withItem('beef', { inside: startingMenu.items[0]!.inside.map(({ id }) => ({ id, canLeaveOut: false })) }),
    [line('beef', 1, { without: ['rice'] }), line('beef')],
    [line('beef')],
    [{ kind: 'not-left-out', item: beef, part: { name: { en: 'Rice' } } }],
  ],
  [
    'an ingredient that is not inside any more needs no word',
    withItem('beef', { inside: startingMenu.items[0]!.inside.filter(({ id }) => id !== 'rice') }),
    [line('beef', 1, { without: ['rice', 'tomato'] })],
    [line('beef', 1, { without: ['tomato'] })],
    [],
  ],
  [
    'fewer are left today',
    withItem('beef', { remaining: 3 }),
    [line('beef', 2), line('beef', 2, hotWithGuacamole)],
    [line('beef', 2), line('beef', 1, hotWithGuacamole)],
    [{ kind: 'few-left', item: beef, remaining: 3, added: 3 }],
  ],
  [
    'two lines that are the same today become one',
    withoutChoices('salsa-hot'),
    [line('beef', 2), line('beef', 1, { choices: [{ id: 'salsa-hot', count: 1 }] })],
    [line('beef', 3)],
    [{ kind: 'choice-gone', item: beef, part: hot, instead: [medium] }],
  ],
])('R76 %s', (_what, menu, lines, into, changes) => {
  expect(linesOf(menu, lines)).toEqual(into)
  expect(changesOf(menu, lines)).toEqual(changes)
})

test('R76 what lies in the cart already comes first where few are left', () => {
  const menu = withItem('beef', { remaining: 3 })
  const cart = [line('beef', 2)]
  expect(linesOf(menu, [line('beef', 4)], cart)).toEqual([line('beef', 1)])
  expect(changesOf(menu, [line('beef', 4)], cart)).toEqual([
    { kind: 'few-left', item: beef, remaining: 3, added: 1 },
  ])
  expect(linesOf(menu, [line('beef', 2)], cart)).toEqual([line('beef', 1)])
  expect(linesOf(menu, [line('beef', 4)], [line('beef', 3)])).toEqual([])
})

test('trust rule 25 a note that this device is not told is missed, and said', () => {
  const [withNote] = ordered(line('beef', 1, { note: 'Cut in half' }))
  const { note: _note, ...rest } = withNote!
  expect(orderAgain([{ ...rest, hasNote: true }], startingMenu)).toEqual({
    lines: [{ item: 'beef', quantity: 1, name: beef }],
    changes: [{ kind: 'note-lost', item: beef }],
  })
})

test('R76 a menu that has changed wholly gives nothing, and says so for each', () => {
  const menu = {
    ...startingMenu,
    items: startingMenu.items.map((item) => ({ ...item, id: `${item.id}-2` as never })),
  }
  expect(orderAgain(ordered(line('beef'), line('pork', 2)), menu)).toEqual({
    lines: [],
    changes: [
      { kind: 'item-gone', item: beef },
      { kind: 'item-gone', item: { en: 'Pork' } },
    ],
  })
})
