import { expect, test } from 'vitest'
import { fewOf, onlyLeft } from './few-left.ts'

const beef = { name: 'Beef', left: 2 }
const pork = { name: 'Pork', left: 1 }

test('R59 how few are left is said by number and name', () => {
  expect(onlyLeft([beef])).toBe('Only 2 Beef are left today.')
  expect(onlyLeft([pork])).toBe('Only 1 Pork is left today.')
  expect(onlyLeft([beef, pork])).toBe('Only 2 Beef and 1 Pork are left today.')
  expect(fewOf([beef, pork])).toBe('2 Beef and 1 Pork')
})
