// A running restaurant with the books of four days, and its owner's session.
import type { BooksReply, CloseReply } from '../domain/books/books-api.ts'
import type { Engine } from './databases.ts'
import { chanceFrom } from './sales-year.ts'
import { fillBooks } from './some-books.ts'
import { logInAs } from './staff.ts'
import { openTestApp } from './test-app.ts'

const days = ['2026-10-30', '2026-11-12', '2026-11-13', '2026-11-14']
/** The evening of the last day. */
export const saturday = new Date('2026-11-15T06:00:00.000Z')

export async function openBooks(
  engine: Engine,
  { perDay, seed }: { readonly perDay: number; readonly seed: number },
) {
  const opened = await openTestApp(engine)
  opened.setNow(saturday)
  const moved = await fillBooks(opened.db, chanceFrom(seed), { days, perDay })
  const headers = { cookie: await logInAs(opened, 'owner') }
  const get = (path: string) => opened.send({ method: 'GET', url: `/api/office/${path}`, headers })
  const post = (path: string, payload: object) =>
    opened.send({ method: 'POST', url: `/api/office/${path}`, payload, headers })
  return {
    ...opened,
    moved,
    get,
    post,
    books: async (from = '2026-11-08', to = '2026-11-14') =>
      (await get(`books?from=${from}&to=${to}`)).json<BooksReply>(),
    close: async (day: string) => (await post('books/close', { day })).json<CloseReply>(),
  }
}
