// The sentences about fields: the compiler asks for one for each code, and this test for what the compiler cannot see.
import { expect, test } from 'vitest'
import {
  countedKinds,
  validationErrorCodes,
  namedKinds,
  overlapTargets,
  type ValidationError,
} from '#domain/basics/validation-errors.ts'
import { errorsByField } from '#domain/basics/form-schema.ts'
import { itemChange } from '#domain/menu/menu-schema.ts'
import { maxPrice, minPrice } from '#domain/menu/menu-limits.ts'
import { formatAmount } from '#domain/basics/money.ts'
import {
  formatValidationError,
  formatValidationErrors,
  type ValidationMessages,
} from '#domain/basics/validation-messages.ts'
import { ownPassword } from '#domain/people/staff-schema.ts'
import { checkoutErrorMessages } from '../../orders/shop/validation-errors.ts'
import { staffErrorMessages } from './validation-errors.ts'

const values = {
  zipcode: '93704',
  zone: 'Near',
  longest: 40,
  shortest: 12,
  least: 1,
  most: 50,
  mark: 'vegan',
  allergen: 'tree-nuts',
  item: 'Bean',
}
const said = (sentences: ValidationMessages, path: string, fault: Record<string, unknown>) =>
  formatValidationError(sentences, path, { ...values, ...fault } as unknown as ValidationError)
const whole = /^[A-Z\d].*\.$/

test.each([
  ...validationErrorCodes
    .map((code) => ({ code, of: 'item', with: 'special-day' }))
    .filter(({ code }) => code !== 'too-many'),
  { code: 'too-many' },
  ...countedKinds.map((of) => ({ code: 'too-many', of })),
  ...namedKinds.map((of) => ({ code: 'name-taken', of })),
  ...overlapTargets.map((other) => ({ code: 'overlaps', with: other })),
])('$code $of is said in whole sentences, whatever the field', (fault) => {
  expect(said(staffErrorMessages, 'any', fault)).toMatch(whole)
})

test.each(
  [staffErrorMessages, checkoutErrorMessages].flatMap((sentences) =>
    Object.entries(sentences.fields).flatMap(([path, own]) =>
      Object.keys(own).map((code) => ({ sentences, path, code })),
    ),
  ),
)('$code is said in whole sentences at $path', ({ sentences, path, code }) => {
  expect(said(sentences, path, { code })).toMatch(whole)
})

test('the sentence of the field goes before the general one, and that of the longer path before both', () => {
  const day = { code: 'too-many', most: 366 } as const
  expect(formatValidationError(staffErrorMessages, 'specialDays.3.to', day)).toBe('Pick a year at most.')
  expect(formatValidationError(staffErrorMessages, 'to', day)).toBe('Pick at most three years.')
  expect(formatValidationError(staffErrorMessages, 'zones.0.name', { code: 'missing' })).toBe('Enter a name.')
  expect(formatValidationError(staffErrorMessages, 'constructor', { code: 'missing' })).toBe('Fill this in.')
  expect(formatValidationError(checkoutErrorMessages, 'delivery.zipcode', { code: 'missing' })).toBe(
    'Enter your zipcode.',
  )
  expect(formatValidationError(checkoutErrorMessages, 'tip', { code: 'missing' })).toBeUndefined()
})

test('what a schema finds is said with its values', () => {
  const named = { name: 'x'.repeat(41), shortName: 'Bean', description: 'Beans.' }
  const parts = { section: 'burritos', inside: [], groups: [], color: 'jade' }
  const wrong = { version: 1, ...named, ...parts, price: 0, weight: 1 }
  const menu = itemChange.safeParse({ ...wrong, ownAllergens: ['tree-nuts', 'milk'], marks: ['vegan'] })
  expect(menu.success || formatValidationErrors(staffErrorMessages, errorsByField(menu.error))).toMatchObject(
    {
      name: 'Use at most 40 characters.',
      price: `Use dollars and cents, from ${formatAmount(minPrice)} to ${formatAmount(maxPrice)}.`,
    },
  )
  const marked = itemChange.safeParse({
    ...wrong,
    name: 'Bean',
    price: 950,
    ownAllergens: ['milk'],
    marks: ['vegan'],
  })
  expect(marked.success || formatValidationErrors(staffErrorMessages, errorsByField(marked.error))).toEqual({
    marks: 'It can’t be vegan and contain milk. Uncheck one of the two.',
  })
  const password = ownPassword.safeParse({ current: 'x', password: 'short' })
  expect(
    password.success || formatValidationErrors(staffErrorMessages, errorsByField(password.error)),
  ).toEqual({
    password: 'Use 12 characters or more.',
  })
  const nothing = ownPassword.safeParse('nothing')
  expect(nothing.success || formatValidationErrors(staffErrorMessages, errorsByField(nothing.error))).toEqual(
    {
      '': 'We can’t read that value.',
    },
  )
})
