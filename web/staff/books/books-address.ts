// What an address of the Books screen asks for: #/Manage/Books, /2026-11-14 (its close), /2026-11-08/2026-11-14.
import { isDay } from '#domain/basics/days.ts'
import { findRangeError, type DayRange } from '#domain/books/sales-days.ts'
import { officePaths } from '../office/office-paths.ts'

const screen = officePaths.books.slice(1)

export type BooksAddress = { readonly day: string } | { readonly range: DayRange } | 'last-days' | undefined

/** Undefined for what nobody can read. */
export function booksAt(location: string): BooksAddress {
  const [first, second, ...more] = location.slice(screen.length).split('/').filter(Boolean)
  if (first === undefined) return 'last-days'
  if (second === undefined) return isDay(first) ? { day: first } : undefined
  const range = { from: first, to: second }
  return more.length === 0 && !findRangeError(range) ? { range } : undefined
}

export function booksRangePath({ from, to }: DayRange): string {
  return `${officePaths.books}/${from}/${to}`
}

export function closePath(day: string): string {
  return `${officePaths.books}/${day}`
}
