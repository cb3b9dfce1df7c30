// The addresses of the Books screen.
import { expect, test } from 'vitest'
import { booksAt, booksRangePath, closePath } from './books-address.ts'

test.each([
  ['/Manage/Books', 'last-days'],
  ['/Manage/Books/', 'last-days'],
  ['/Manage/Books/2026-11-14', { day: '2026-11-14' }],
  ['/Manage/Books/2026-11-08/2026-11-14', { range: { from: '2026-11-08', to: '2026-11-14' } }],
  ['/Manage/Books/2026-11-14/2026-11-08', undefined],
  ['/Manage/Books/2026-02-30', undefined],
  ['/Manage/Books/today', undefined],
  ['/Manage/Books/2026-11-08/2026-11-14/more', undefined],
])('%s', (location, address) => {
  expect(booksAt(location)).toEqual(address)
})

test('the paths lead back to themselves', () => {
  const range = { from: '2026-11-08', to: '2026-11-14' }
  expect(booksAt(booksRangePath(range).slice(1))).toEqual({ range })
  expect(booksAt(closePath('2026-11-14').slice(1))).toEqual({ day: '2026-11-14' })
})
