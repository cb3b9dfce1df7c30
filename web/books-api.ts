// The calls of the Books screen to our server.
import {
  booksPaths as paths,
  type CloseBody,
  type BooksReply,
  type BooksState,
  type CloseReply,
} from '#domain/books/books-api.ts'
import type { DayRange } from '#domain/books/sales-days.ts'
import { call, post } from './api.ts'

export function fetchBooks(range: DayRange): Promise<BooksReply> {
  return call(withRange(paths.books, range))
}

export function booksCsvUrl(range: DayRange): string {
  return withRange(paths.csv, range)
}

export function checkBooks(): Promise<BooksState> {
  return post(paths.check, {})
}

export function fetchClose(day: string): Promise<CloseReply> {
  return call(paths.day(day))
}

export function closeDay(day: string): Promise<CloseReply> {
  return post(paths.close, { day } satisfies CloseBody)
}

function withRange(path: string, { from, to }: DayRange): string {
  return `${path}?${new URLSearchParams({ from, to })}`
}
