// The letter to the owner when a check finds that the books are off (R68, R72).
import { createHash } from 'node:crypto'
import type { BooksFault } from '#domain/books.ts'
import { booksLetterWords, faultWords } from '#words/books.ts'
import { letterWords } from '#words/letters.ts'
import type { Letter } from '../adapters/mailer.ts'
import { html } from './markup.ts'
import type { LetterHouse } from './write-letter.ts'

export interface BooksFinding {
  /** The restaurant's own address. */
  readonly to: string
  readonly faults: readonly BooksFault[]
}

export function writeBooksLetter(
  { site, from, restaurant, demo }: LetterHouse,
  { to, faults }: BooksFinding,
  now: Date,
): Letter {
  const found = faults.map(faultWords).map(({ lead, rest }) => `${lead} ${rest}`)
  // The same finding has the same mark: a mail program shows it once.
  const mark = createHash('sha256')
    .update(`books ${site} ${found.join('\n')}`)
    .digest('hex')
    .slice(0, 24)
  const messageId = `<books.${mark}@${from.split('@').at(-1)}>`
  const subject = `${demo ? letterWords.demoSubject : ''}${booksLetterWords.subject(restaurant.name)}`
  const paragraphs = [booksLetterWords.found, ...found]
  const books = `${site}/#/Manage/Books`
  return {
    messageId,
    firstMessageId: messageId,
    name: `books-${mark.slice(0, 8)}`,
    date: now,
    from: { name: restaurant.name, address: from },
    to: { name: restaurant.name, address: to },
    subject,
    text: [...paragraphs, `${booksLetterWords.books}\n${books}`].map((one) => `${one}\n`).join('\n'),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
          <p>${booksLetterWords.books} <a href="${books}">${books}</a></p>
        </body>
      </html> `.markup,
    pictures: [],
  }
}
