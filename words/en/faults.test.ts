// The sentences about fields: the compiler asks for one for each code, and this test for what the compiler cannot see.
import { expect, test } from 'vitest'
import { say } from '#domain/coded.ts'
import * as groups from '#domain/faults.ts'
import { faultsByField } from '#domain/form-rules.ts'
import { menuItemForm } from '#domain/menu-form.ts'
import { highestPrice, lowestPrice } from '#domain/price-form.ts'
import { formatAmount } from '#domain/money.ts'
import { sayFaults } from '#domain/say-faults.ts'
import { ownPasswordForm } from '#domain/staff-form.ts'
import { faults } from './faults.ts'

const codes = [...groups.commonFaults, ...groups.checkoutFaults, ...groups.staffFaults, ...groups.apiFaults]
const values = {
  zipcode: '93704',
  zone: 'Near',
  longest: 40,
  shortest: 12,
  most: 50,
  mark: 'vegan',
  allergen: 'tree-nuts',
  item: 'Bean',
  needed: 2,
}

test('every fault has its sentence, no sentence is without its fault, and no code stands for two', () => {
  expect(Object.keys(faults).toSorted()).toEqual(codes.toSorted())
})

test.each(codes.filter((code) => code !== 'unreadable'))('%s is said in whole sentences', (code) => {
  expect(say(faults, { code, ...values })).toMatch(/^[A-Z\d].*\.$/)
})

test('what a schema finds is said with its values', () => {
  const named = { name: 'x'.repeat(41), shortName: 'Bean', description: 'Beans.' }
  const parts = { section: 'burritos', inside: [], groups: [], colour: 'jade' }
  const wrong = { version: 1, ...named, ...parts, price: 0, weight: 1 }
  const menu = menuItemForm.safeParse({ ...wrong, ownAllergens: ['tree-nuts', 'milk'], marks: ['vegan'] })
  expect(menu.success || sayFaults(faults, faultsByField(menu.error))).toMatchObject({
    name: 'Use at most 40 characters.',
    price: `Use dollars and cents, from ${formatAmount(lowestPrice)} to ${formatAmount(highestPrice)}.`,
  })
  const marked = menuItemForm.safeParse({
    ...wrong,
    name: 'Bean',
    price: 950,
    ownAllergens: ['milk'],
    marks: ['vegan'],
  })
  expect(marked.success || sayFaults(faults, faultsByField(marked.error))).toEqual({
    marks: 'It can’t be vegan and contain milk. Uncheck one of the two.',
  })
  const password = ownPasswordForm.safeParse({ current: 'x', password: 'short' })
  expect(password.success || sayFaults(faults, faultsByField(password.error))).toEqual({
    password: 'Use 12 characters or more.',
  })
  const nothing = ownPasswordForm.safeParse('nothing')
  expect(nothing.success || sayFaults(faults, faultsByField(nothing.error))).toEqual({
    '': 'Invalid input',
  })
})
