import { expect, test } from 'vitest'
import { fewOf, onlyLeft } from './few-left.ts'

const beef = { words: '2 beef burritos', remaining: 2 }
const horchata = { words: '1 Horchata', remaining: 1 }

test('R59 how few are left is said by number and name', () => {
  expect(onlyLeft([beef])).toBe('Only 2 beef burritos are left today.')
  expect(onlyLeft([horchata])).toBe('Only 1 Horchata is left today.')
  expect(onlyLeft([beef, horchata])).toBe('Only 2 beef burritos and 1 Horchata are left today.')
  expect(fewOf([beef, horchata])).toBe('2 beef burritos and 1 Horchata')
})
