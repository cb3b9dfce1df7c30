import { expect, test } from 'vitest'
import type { RequestedLine } from './requested-item.ts'
import type { Menu } from './menu.ts'
import { nameSubstitutes, soldOutDefaultsIn } from './substitutes.ts'
import { startingMenu } from './starting-menu.ts'

const beef = (more: Partial<RequestedLine> = {}): RequestedLine => ({ item: 'beef', quantity: 1, ...more })
const salsa = (id: string) => ({ choices: [{ id, count: 1 }] })

function without(...soldOut: readonly string[]): Menu {
  return {
    ...startingMenu,
    groups: startingMenu.groups.map((group) => ({
      ...group,
      choices: group.choices.map((one) => ({ ...one, soldOut: soldOut.includes(one.id) })),
    })),
  }
}

test('R57 a sold-out default is replaced where nobody has chosen, and only there', () => {
  const idsIn = (line: RequestedLine) => soldOutDefaultsIn(line, without('salsa-medium')).map(({ id }) => id)
  expect(idsIn(beef())).toEqual(['salsa-medium'])
  expect(idsIn(beef({ note: 'Cut in half' }))).toEqual(['salsa-medium'])
  expect(idsIn(beef(salsa('salsa-hot')))).toEqual([])
  expect(soldOutDefaultsIn(beef(), startingMenu)).toEqual([])
})

test('R57 what stands in is ordered by its name, and joins what was chosen like it', () => {
  const menu = without('salsa-medium')
  expect(nameSubstitutes([beef({ quantity: 2 })], menu)).toEqual([
    beef({ quantity: 2, ...salsa('salsa-mild') }),
  ])
  expect(nameSubstitutes([beef(), beef(salsa('salsa-hot')), beef(salsa('salsa-mild'))], menu)).toEqual([
    beef({ quantity: 2, ...salsa('salsa-mild') }),
    beef(salsa('salsa-hot')),
  ])
  expect(nameSubstitutes([beef()], startingMenu)).toEqual([beef()])
})
