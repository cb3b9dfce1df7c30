import { expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import type { AgainChange } from '#domain/orders/order-again.ts'
import { formatAgainChange, formatItems } from './again.ts'

const beef = { en: 'Beef' }
const hot = { name: { en: 'Hot' }, group: { en: 'Salsa' } }
const mild = { name: { en: 'Mild' }, group: { en: 'Salsa' } }
const guacamole = { name: { en: 'Guacamole' } }

test.each<[AgainChange, string]>([
  [{ kind: 'item-gone', item: beef }, 'Beef is no longer on our menu. We left it out.'],
  [{ kind: 'item-sold-out', item: beef }, 'Beef is sold out today. We left it out.'],
  [{ kind: 'item-unavailable', item: beef }, 'We can’t make your beef like that anymore. We left it out.'],
  [
    { kind: 'not-left-out', item: beef, part: { name: { en: 'Rice' } } },
    'We can’t make your beef without rice anymore. We left it out.',
  ],
  [
    { kind: 'item-price', item: beef, was: cents(1050), is: cents(1075) },
    'Beef is now $10.75. It was $10.50.',
  ],
  [
    { kind: 'choice-price', part: guacamole, was: cents(150), is: cents(0) },
    'Guacamole is now free. It was $1.50.',
  ],
  [{ kind: 'choice-price', part: hot, was: cents(0), is: cents(25) }, 'Hot salsa is now $0.25. It was free.'],
  [
    { kind: 'choice-sold-out', item: beef, part: guacamole, instead: [] },
    'Guacamole is sold out today. Your beef comes without it.',
  ],
  [
    { kind: 'choice-gone', item: beef, part: hot, instead: [mild] },
    'We don’t have hot salsa anymore. Your beef comes with mild salsa.',
  ],
  [{ kind: 'comes-with', item: beef, parts: [mild] }, 'Your beef now comes with mild salsa.'],
  [
    { kind: 'choice-limited', item: beef, part: guacamole, count: 0 },
    'That’s one choice too many today. Your beef comes without guacamole.',
  ],
  [
    { kind: 'choice-limited', item: beef, part: guacamole, count: 2 },
    'Your beef comes with 2 guacamole, the most you can have today.',
  ],
  [{ kind: 'few-left', item: beef, remaining: 3, added: 1 }, 'Only 3 beef left today. We added 1.'],
  [
    { kind: 'few-left', item: beef, remaining: 3, added: 0 },
    'Only 3 beef left today. You have that many in your cart.',
  ],
  [
    { kind: 'note-lost', item: beef },
    'Your note for the beef isn’t on this device. Add it again if you need it.',
  ],
])('R76 %j is told', (change, sentence) => {
  expect(formatAgainChange(change)).toBe(sentence)
})

test('R76 the items of an order in one line', () => {
  const change = { id: 'g', count: 1, price: cents(150) }
  expect(
    formatItems([
      { quantity: 2, name: beef, changes: [{ ...change, kind: 'add', name: { en: 'Guacamole' } }] },
      { quantity: 1, name: { en: 'Horchata' } },
      {
        quantity: 1,
        name: { en: 'Al Pastor' },
        changes: [
          { ...change, kind: 'word', ...hot },
          { ...change, kind: 'no', name: { en: 'Rice' } },
        ],
      },
    ]),
  ).toBe('2 beef with guacamole, 1 horchata, 1 Al Pastor with hot salsa and no rice')
})
