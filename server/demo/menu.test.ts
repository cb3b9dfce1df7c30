import { expect, test } from 'vitest'
import { contradictionOf } from '#domain/menu-checks.ts'
import { newItem } from '#domain/contract/menu.ts'
import { demoMenu } from './menu.ts'

test('the office would take every item as it is', () => {
  for (const { name, shortName, description, ...item } of demoMenu.items) {
    const words = { name: name.en, shortName: shortName.en, description: description.en }
    const { price, section, weight, ownAllergens, marks, inside, groups, look } = item
    const rest = { price, section, weight, ownAllergens, marks, inside, groups, colour: look.colour }
    expect(newItem.safeParse({ ...words, ...rest }).error?.issues, name.en).toBeUndefined()
    expect(contradictionOf(item, demoMenu), name.en).toBeUndefined()
  }
})
