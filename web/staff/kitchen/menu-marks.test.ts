import { expect, test } from 'vitest'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { isLineSoldOut, marksOfItem, menuMarksOf, noMarks } from './menu-marks.ts'

const [beef] = startingMenu.items
if (!beef) throw new Error('the starting menu has items')
const line = { item: beef.id }
const soldOut = { ...startingMenu, items: [{ ...beef, soldOut: true, backAt: '2026-11-25T00:00:00.000Z' }] }

test('a menu that arrives anew leaves the marks as they are until one changes', () => {
  const marks = menuMarksOf(startingMenu, noMarks)
  expect(menuMarksOf(structuredClone(startingMenu), marks)).toBe(marks)
  expect(menuMarksOf(soldOut, marks)).not.toBe(marks)
})

test('a line is sold out with its item, and what has left the menu is a burrito that can be made', () => {
  expect(isLineSoldOut(menuMarksOf(soldOut, noMarks), line)).toBe(true)
  expect(isLineSoldOut(menuMarksOf(startingMenu, noMarks), line)).toBe(false)
  expect(marksOfItem(noMarks, line)).toMatchObject({ isSoldOut: false, isTicked: true })
})
