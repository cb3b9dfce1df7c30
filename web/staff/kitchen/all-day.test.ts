import { describe, expect, test } from 'vitest'
import type { ItemId } from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { listAllDay, listExtras } from './all-day.ts'

const [beef, chix, bean, pork] = startingMenu.items
if (!beef || !chix || !bean || !pork) throw new Error('the starting menu has four items')
const four = [beef, chix, bean, pork]
const lineOf = (item: string) => ({ item: item as ItemId, shortName: { en: item } })
const said = (list: ReturnType<typeof listAllDay>) => list.map(({ id, count }) => `${count} ${id}`)

describe('all day', () => {
  test('R60 lists what is to be made, in the order of the menu, and nothing of which none is', () => {
    const totals = new Map([
      ['pork', 1],
      ['bean', 3],
      ['chix', 0],
    ])
    expect(said(listAllDay(four, [], totals))).toEqual(['3 bean', '1 pork'])
    expect(listAllDay(four, [], new Map())).toEqual([])
  })

  test('R60 what left the menu is counted under its name until it is made', () => {
    const tickets = [{ lines: [lineOf('fish'), lineOf('beef')] }, { lines: [lineOf('fish')] }]
    const listed = listAllDay(
      four,
      tickets,
      new Map([
        ['beef', 2],
        ['fish', 4],
      ]),
    )
    expect(said(listed)).toEqual(['2 beef', '4 fish'])
    expect(listed.at(-1)?.shortName).toEqual({ en: 'fish' })
    expect(listAllDay(four, tickets, new Map([['fish', 0]]))).toEqual([])
  })
})

describe('the extras of all day', () => {
  const change = (kind: 'add' | 'no', id: string) => ({
    kind,
    id,
    name: { en: id },
    count: 1,
    price: cents(0),
  })
  const saidOf = (extras: ReturnType<typeof listExtras>) =>
    extras.map(({ name, choices }) => [name?.en, ...choices.map(({ id, count }) => `${count} ${id}`)])

  test('R60 what left the menu is counted under the name it has on the tickets, last, until it is made', () => {
    const changes = [change('add', 'extras-cheese'), change('add', 'extras-queso'), change('no', 'onion')]
    const tickets = [{ lines: [{ changes }, {}] }, { lines: [{ changes }] }]
    const chosen = (queso: number) =>
      new Map([
        ['extras-queso', queso],
        ['extras-cheese', 2],
        ['onion', 5],
        ['known-to-nobody', 1],
      ])
    const onMenu = ['Extras', '2 extras-cheese']
    expect(saidOf(listExtras(startingMenu.groups, tickets, chosen(3)))).toEqual([
      onMenu,
      [undefined, '3 extras-queso'],
    ])
    expect(saidOf(listExtras(startingMenu.groups, tickets, chosen(0)))).toEqual([onMenu])
  })
})
