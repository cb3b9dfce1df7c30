import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemId } from '#domain/menu/menu.ts'
import { moved, sectionStepped, stepped, steppedAcross, type Places } from './menu-places.ts'

const ids = (...all: string[]) => all as ItemId[]
const menu: Places = [
  { id: 'burritos', items: ids('beef', 'chix') },
  { id: 'sides', items: [] },
  { id: 'drinks', items: ids('horchata') },
]
const [beef, chix, horchata] = ids('beef', 'chix', 'horchata') as [ItemId, ItemId, ItemId]

describe('where an item goes', () => {
  test('a step up or down stays within the section, and ends there', () => {
    expect(stepped(menu, beef, 1)?.[0]).toEqual({ id: 'burritos', items: ['chix', 'beef'] })
    expect(stepped(menu, beef, -1)).toBeUndefined()
    expect(stepped(menu, chix, 1)).toBeUndefined()
  })

  test('with the arrows it goes on into the next section, also into an empty one, and ends with the menu', () => {
    const inSides = steppedAcross(menu, chix, 1)
    expect(inSides?.map(({ items }) => items)).toEqual([['beef'], ['chix'], ['horchata']])
    expect(steppedAcross(inSides ?? [], chix, -1)).toEqual(menu)
    expect(steppedAcross(menu, horchata, 1)).toBeUndefined()
    expect(steppedAcross(menu, beef, -1)).toBeUndefined()
  })

  test('a section takes its items along', () => {
    expect(sectionStepped(menu, 'drinks', -1)?.map(({ id }) => id)).toEqual(['burritos', 'drinks', 'sides'])
    expect(sectionStepped(menu, 'drinks', 1)).toBeUndefined()
    expect(sectionStepped(menu, 'burritos', -1)).toBeUndefined()
  })

  test('wherever it is dropped, no item is lost and none is there twice', () => {
    const drops = fc.array(
      fc.record({
        item: fc.constantFrom(beef, chix, horchata),
        section: fc.constantFrom('burritos', 'sides', 'drinks'),
        at: fc.nat(4),
      }),
    )
    fc.assert(
      fc.property(drops, (all) => {
        const after = all.reduce((places, { item, section, at }) => moved(places, item, section, at), menu)
        expect(after.flatMap(({ items }) => items).toSorted()).toEqual(['beef', 'chix', 'horchata'])
        const last = all.at(-1)
        if (last) expect(after.find(({ id }) => id === last.section)?.items).toContain(last.item)
      }),
    )
  })
})
