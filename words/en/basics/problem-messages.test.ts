// The sentences about refusals: the compiler asks for one for each code, and this test for what the compiler cannot see.
import { expect, test } from 'vitest'
import { findMessage } from '#domain/basics/coded-messages.ts'
import { problems } from '#domain/basics/problems.ts'
import { problemMessages } from './problem-messages.ts'

test('every refusal has its sentence, and no sentence is without its refusal', () => {
  expect(Object.keys(problemMessages)).toEqual(Object.keys(problems))
})

test.each(Object.keys(problems))('%s is said in whole sentences', (code) => {
  expect(
    findMessage(problemMessages, { code, most: 1_250, minimumOrder: 1_500, left: 2, least: 50 }),
  ).toMatch(/^[A-Z].*\.$/)
})

test('a limit is named', () => {
  expect(findMessage(problemMessages, { code: 'order-too-large', most: 1_250 })).toBe(
    'We can make up to 1,250 burritos in one order. Please order fewer. Nothing was charged.',
  )
  expect(findMessage(problemMessages, { code: 'order-too-small', minimumOrder: 1_500 })).toBe(
    'Delivery to this zipcode starts at $15.00. Nothing was charged.',
  )
})

test.each([
  ['a code of a newer server', { code: 'of-tomorrow' }],
  ['a name that every object has', { code: 'toString' }],
  ['a limit that an older server does not send', { code: 'order-too-large' }],
  ['the same, as the page reads it', { code: 'order-too-large', most: undefined }],
])('%s is not said at all, so that the server’s own words can be', (_what, said) => {
  expect(findMessage(problemMessages, said)).toBeUndefined()
})
