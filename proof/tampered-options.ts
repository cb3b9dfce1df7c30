// Ways to send burritos that the dialog would never have made. Each must be refused, and nothing held for it.
import type { OrderRequest } from '../domain/order-form.ts'
import { choiceOfTheDrink, retired, soldOutChoice } from './odd-menu.ts'
import { addedBy, salsas } from './price-oracle.ts'
import { changed, oddNumbers, withLine, withText, type Fields, type Tampering } from './tampering.ts'
import { nearFee } from './zones.ts'

const noChoice: readonly unknown[] = [
  'extras',
  'EXTRAS-CHEESE',
  'extras-cheese ',
  'cheese',
  '',
  7,
  null,
  {},
  '__proto__',
  'constructor',
]
const noList: readonly unknown[] = [
  null,
  {},
  'salsa-hot',
  ['salsa-hot'],
  [null],
  [[]],
  { 0: { id: 'salsa-hot', count: 1 } },
]
const noNote: readonly unknown[] = [
  '',
  '   ',
  7,
  null,
  ['Cut in half'],
  'Cut\u0000in half',
  'Cut\nin half',
  '\u202eflah ni tuC',
  'x'.repeat(141),
]
const cardNumbers = ['4242424242424242', 'pay with 4242 4242 4242 4242', '4000-0000-0000-0002'] as const

const once = (id: unknown): Fields => ({ id, count: 1 })

/** On the first line, besides a salsa; the total stays as it was. */
const choosing = (...ids: readonly unknown[]): Tampering =>
  changed((honest, random) => withLine(honest, { choices: [random.pick(salsas), ...ids].map(once) }))

/** At its right price, so that only what is wrong about it can be the reason. */
function atItsPrice(honest: OrderRequest, more: bigint): Fields {
  // What a total was made of is known to the cent: no other subtotal has it.
  const subtotal = BigInt(Math.round((honest.expectedTotal - nearFee) / 1.095)) + more
  return { expectedTotal: Number(subtotal + (subtotal * 95n + 500n) / 1000n) + nearFee }
}

/** The first line with these choices and no others, paid for. */
function rechosen(honest: OrderRequest, ids: readonly string[]): Fields {
  const [first] = honest.lines
  const choices = ids.map((id) => ({ id, count: 1 }))
  const more = (addedBy(choices) - addedBy(first?.choices)) * BigInt(first?.quantity ?? 0)
  return { ...withLine(honest, { choices }), ...atItsPrice(honest, more) }
}

export const optionTamperings: Readonly<Record<string, Tampering>> = {
  'a choice of another item': choosing(choiceOfTheDrink),
  'a choice that is none': changed((honest, random) =>
    withLine(honest, { choices: [once('salsa-hot'), once(random.pick(noChoice))] }),
  ),
  'no list of choices': changed((honest, random) => withLine(honest, { choices: random.pick(noList) })),
  'a choice twice': choosing('extras-guacamole', 'extras-guacamole'),
  'two salsas': changed((honest) => rechosen(honest, ['salsa-mild', 'salsa-hot'])),
  'no salsa': changed((honest) => rechosen(honest, ['extras-cheese'])),
  'nothing chosen where something must be': changed((honest) => rechosen(honest, [])),
  'more of a choice than there can be': changed((honest, random) =>
    withLine(honest, {
      choices: [once('salsa-hot'), { id: 'extras-guacamole', count: random.pick([2, 99, 100, 2 ** 31]) }],
    }),
  ),
  ...Object.fromEntries(
    oddNumbers.map(([name, text]): [string, Tampering] => [
      `how many of a choice: ${name}`,
      (honest, _random, url) =>
        withText(
          { ...honest, ...withLine(honest, { choices: [once('salsa-hot')] }) },
          url,
          /(?<="id":"salsa-hot","count":)1/,
          text,
        ),
    ]),
  ),
  'a price on a choice': changed((honest, random) =>
    withLine(honest, {
      choices: [once('salsa-hot'), { ...once('extras-guacamole'), [random.pick(['price', 'name'])]: 0 }],
    }),
  ),
  'an extra that is not paid for': changed((honest) => {
    const [first] = honest.lines
    const before = first?.choices ?? [{ id: 'salsa-medium', count: 1 }]
    const more = before.some(({ id }) => id === 'extras-double-filling')
      ? before.filter(({ id }) => id !== 'extras-double-filling')
      : [...before, { id: 'extras-double-filling', count: 1 }]
    return withLine(honest, { choices: more })
  }),
  'a choice that is sold out': changed((honest) => rechosen(honest, ['salsa-medium', soldOutChoice])),
  'an item that is no longer sold': changed((honest) => ({
    lines: [...honest.lines, { item: retired.item, quantity: 1 }],
    ...atItsPrice(honest, BigInt(retired.price)),
  })),
  'without what cannot be left out': changed((honest, random) =>
    withLine(honest, { without: [random.pick(['tortilla', 'gold', 'salsa-medium'])] }),
  ),
  'without something twice': changed((honest) => withLine(honest, { without: ['rice', 'rice'] })),
  'without what is no list': changed((honest, random) =>
    withLine(honest, { without: random.pick([null, 'rice', {}, [7], [null], [{ id: 'rice' }]]) }),
  ),
  'a card number for the kitchen': changed((honest, random) =>
    withLine(honest, { note: random.pick(cardNumbers) }),
  ),
  'a note that is none': changed((honest, random) => withLine(honest, { note: random.pick(noNote) })),
  'changes in words': changed((honest, random) =>
    withLine(honest, { [random.pick(['changes', 'wanted', 'weight', 'rolled'])]: [] }),
  ),
  'ten thousand choices': changed((honest, random) => {
    const many = Array.from({ length: random.pick([101, 10_000]) }, (_, nth) => once(`x${nth}`))
    return withLine(honest, { choices: many })
  }),
  'a thousand lines': changed((honest, random) => {
    const [first] = honest.lines
    const lines = Array.from({ length: random.pick([201, 1_000]) }, (_, nth) => ({
      ...first,
      note: `${nth}`,
    }))
    return { lines }
  }),
}
