import { expect, test } from 'vitest'
import type { Deed } from '#domain/audit.ts'
import type { PictureFacts } from '#domain/menu-changes.ts'
import type { ItemId } from '#domain/menu.ts'
import { cents } from '#domain/money.ts'
import { sentenceOf } from './log.ts'

const names = {
  person: (username: string) => username,
  item: (id: string) => ({ bean: 'Bean', beef: 'Beef', pork: 'Pork' })[id] ?? id,
}

const plainChoice = { id: 'size-large', price: cents(0), allergens: [], isDefault: false } as const

const named = { url: '/pictures/photo-1', alt: null }

function ofPicture(from: PictureFacts | null, to: PictureFacts | null): Deed {
  return { what: 'menu', item: 'bean' as ItemId, changed: [{ fact: 'picture', from, to }] }
}

const sentences: [string, Deed][] = [
  [
    'put the menu in this order: Pork and Beef (before: Beef and Pork)',
    {
      what: 'menu-order',
      items: ['pork', 'beef'] as unknown as ItemId[],
      from: ['beef', 'pork'] as unknown as ItemId[],
    },
  ],
  [
    'changed Bean (name from “Bean” (“Frijol”) to “Black bean” (“Frijol”), allergens from nothing to milk and soy, marks from Vegan to nothing, kitchen load from 1 to 0.5, ingredients from Rice to Rice (optional) and Crema, options from Salsa to nothing, background from Teal to Sand)',
    {
      what: 'menu',
      item: 'bean' as ItemId,
      changed: [
        { fact: 'name', from: { en: 'Bean', es: 'Frijol' }, to: { en: 'Black bean', es: 'Frijol' } },
        { fact: 'allergens', from: [], to: ['milk', 'soy'] },
        { fact: 'marks', from: ['vegan'], to: [] },
        { fact: 'weight', from: 1, to: 0.5 },
        {
          fact: 'inside',
          from: [{ name: { en: 'Rice' }, canLeaveOut: false }],
          to: [
            { name: { en: 'Rice' }, canLeaveOut: true },
            { name: { en: 'Crema' }, canLeaveOut: false },
          ],
        },
        { fact: 'groups', from: [{ en: 'Salsa' }], to: [] },
        { fact: 'colour', from: 'jade', to: 'arena' },
      ],
    },
  ],
  ['changed Bean (with a picture)', ofPicture(null, named)],
  ['changed Bean (without its picture)', ofPicture(named, null)],
  [
    'changed Bean (another picture, or another part of it)',
    ofPicture(named, { ...named, url: '/pictures/photo-2' }),
  ],
  [
    'changed Bean (description of the picture from its name to “Beans in a bowl.” (“Frijoles.”))',
    ofPicture(named, { ...named, alt: { en: 'Beans in a bowl.', es: 'Frijoles.' } }),
  ],
  [
    'added Carnitas to the menu for $11.50',
    { what: 'item-added', item: 'carnitas' as ItemId, name: { en: 'Carnitas' }, price: cents(1150) },
  ],
  ['retired Carnitas', { what: 'item-retired', item: 'carnitas' as ItemId, name: { en: 'Carnitas' } }],
  ['brought back Carnitas', { what: 'item-back', item: 'carnitas' as ItemId, name: { en: 'Carnitas' } }],
  ['added the section Drinks', { what: 'section', section: 'drinks', from: null, to: { en: 'Drinks' } }],
  [
    'renamed the section Drinks to Sips',
    { what: 'section', section: 'drinks', from: { en: 'Drinks' }, to: { en: 'Sips' } },
  ],
  ['removed the section Sips', { what: 'section', section: 'drinks', from: { en: 'Sips' }, to: null }],
  [
    'put the sections in the order Drinks and Burritos instead of Burritos and Drinks',
    {
      what: 'section-order',
      from: [{ en: 'Burritos' }, { en: 'Drinks' }],
      to: [{ en: 'Drinks' }, { en: 'Burritos' }],
    },
  ],
  [
    'added the ingredient Crema (contains milk)',
    {
      what: 'ingredient',
      ingredient: 'crema',
      from: null,
      to: { name: { en: 'Crema' }, allergens: ['milk'] },
    },
  ],
  [
    'changed the ingredient Crema (now called Cashew crema, contains tree nuts instead of milk)',
    {
      what: 'ingredient',
      ingredient: 'crema',
      from: { name: { en: 'Crema' }, allergens: ['milk'] },
      to: { name: { en: 'Cashew crema' }, allergens: ['tree-nuts'] },
    },
  ],
  [
    'removed the ingredient Water (contains nothing)',
    { what: 'ingredient', ingredient: 'water', from: { name: { en: 'Water' }, allergens: [] }, to: null },
  ],
  [
    'added the group Size (“Choose one, … on the ticket”, with “Regular” (default), with “Large” $1.00 contains milk, for Bean)',
    {
      what: 'group',
      group: 'size',
      name: { en: 'Size' },
      step: 'added',
      changed: [
        { fact: 'rules', from: null, to: { kind: 'one', smallest: 1, largest: 1, onTicket: 'word' } },
        { fact: 'choice', from: null, to: { ...plainChoice, name: { en: 'Regular' }, isDefault: true } },
        {
          fact: 'choice',
          from: null,
          to: { ...plainChoice, name: { en: 'Large' }, price: cents(100), allergens: ['milk'] },
        },
        { fact: 'serves', from: [], to: ['bean' as ItemId] },
      ],
    },
  ],
  [
    'changed the group Size (now called Sizes, rules from “Choose one, … on the ticket” to “Choose some, 0 to 2, ADD … on the ticket”, without “Large”, choices in the order Small and Regular instead of Regular and Small)',
    {
      what: 'group',
      group: 'size',
      name: { en: 'Size' },
      step: 'changed',
      changed: [
        { fact: 'name', from: { en: 'Size' }, to: { en: 'Sizes' } },
        {
          fact: 'rules',
          from: { kind: 'one', smallest: 1, largest: 1, onTicket: 'word' },
          to: { kind: 'some', smallest: 0, largest: 2, onTicket: 'add' },
        },
        { fact: 'choice', from: { ...plainChoice, name: { en: 'Large' } }, to: null },
        {
          fact: 'choice-order',
          from: [{ en: 'Regular' }, { en: 'Small' }],
          to: [{ en: 'Small' }, { en: 'Regular' }],
        },
      ],
    },
  ],
  [
    'put the groups in the order Size and Salsa instead of Salsa and Size',
    {
      what: 'group-order',
      from: [{ en: 'Salsa' }, { en: 'Size' }],
      to: [{ en: 'Size' }, { en: 'Salsa' }],
    },
  ],
]

test.each(sentences)('%s', (sentence, deed) => {
  expect(sentenceOf(deed, names, (instant) => instant)).toEqual([sentence])
})
