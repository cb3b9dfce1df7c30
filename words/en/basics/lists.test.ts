import { expect, test } from 'vitest'
import { listOf, namesInSentence } from './lists.ts'

test('names are listed as they are spoken', () => {
  expect(listOf(['Bean'])).toBe('Bean')
  expect(listOf(['Chicken', 'Pork'])).toBe('Chicken and Pork')
  expect(listOf(['Beef', 'Chicken', 'Pork'])).toBe('Beef, Chicken and Pork')
  expect(namesInSentence(['Chicken', 'BLT', 'Pork'])).toBe('chicken, BLT and pork')
})
