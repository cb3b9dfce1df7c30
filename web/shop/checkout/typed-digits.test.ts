// Digits in groups while they are typed (R29): the card number, and a ZIP+4 code from a keyboard without a dash.
import { describe, expect, test } from 'vitest'
import { groupCard, withZipDash } from './typed-digits.ts'

/** The caret is a bar. */
function group(typed: string, isDeletedAhead = false): string {
  const { text, caret } = groupCard(typed.replace('|', ''), typed.indexOf('|'), isDeletedAhead)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

describe('a card number stands in its groups while it is typed', () => {
  test.each([
    ['4242|', '4242|'],
    ['42424|', '4242 4|'],
    ['4242424242424242|', '4242 4242 4242 4242|'],
    ['4242-4242-4242-4242|', '4242 4242 4242 4242|'],
    ['378282246310005|', '3782 822463 10005|'],
    ['6304000000000000000|', '6304 0000 0000 0000 000|'],
    ['|', '|'],
  ])('%s', (typed, grouped) => expect(group(typed)).toBe(grouped))

  test.each([
    ['a digit in the middle', '4242 5|4242 4', '4242 5|424 24'],
    ['a digit that fills its group', '4242|5 4242', '4242| 5424 2'],
    ['a digit taken out', '424|4242', '424|4 242'],
    ['Backspace over a gap goes on before it', '4242|4242', '4242| 4242'],
  ])('the caret stays at its digit: %s', (_case, typed, grouped) => expect(group(typed)).toBe(grouped))

  test('Delete over a gap goes on behind it', () => {
    expect(group('4242|4242', true)).toBe('4242 |4242')
  })

  test('what is not a card number stays as it was typed, for the message to be about', () => {
    expect(group('4242 42x|')).toBe('4242 42x|')
  })
})

test.each([
  ['93701', '93701'],
  ['937011', '93701-1'],
  ['937011234', '93701-1234'],
  ['93701-1234', '93701-1234'],
  ['9370112345', '9370112345'],
  ['Fresno', 'Fresno'],
])('R29 a ZIP+4 code needs no dash on the keyboard: %s', (typed, text) => {
  expect(withZipDash(typed)).toBe(text)
})
