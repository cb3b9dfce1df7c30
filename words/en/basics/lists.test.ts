import { expect, test } from 'vitest'
import { listNames, namesInSentence } from './lists.ts'

test('names are listed as they are spoken', () => {
  expect(listNames(['Bean'])).toBe('Bean')
  expect(listNames(['Chicken', 'Pork'])).toBe('Chicken and Pork')
  expect(listNames(['Beef', 'Chicken', 'Pork'])).toBe('Beef, Chicken and Pork')
  expect(namesInSentence(['Chicken', 'BLT', 'Pork'])).toBe('chicken, BLT and pork')
})
