// The letter to the owner when nobody in the kitchen touches new orders, and the shop has stopped taking more (R48).
import { createHash } from 'node:crypto'
import { letterWords, unwatchedLetterWords } from '#words/letters.ts'
import type { Letter } from '../adapters/mailer.ts'
import { html } from './markup.ts'
import type { LetterHouse } from './write-letter.ts'

export interface Incident {
  /** The restaurant's own address. */
  readonly to: string
  /** When the shop stopped taking orders: it tells one incident from another. */
  readonly since: string
  /** How long nobody may touch a new order. */
  readonly minutes: number
}

export function writeUnwatchedLetter(
  { site, from, restaurant, demo }: LetterHouse,
  { to, since, minutes }: Incident,
  now: Date,
): Letter {
  const mark = createHash('sha256').update(`unwatched ${site} ${since}`).digest('hex').slice(0, 24)
  const messageId = `<unwatched.${mark}@${from.split('@').at(-1)}>`
  const subject = `${demo ? letterWords.demoSubject : ''}${unwatchedLetterWords.subject(restaurant.name)}`
  const paragraphs = [unwatchedLetterWords.nobody(minutes), unwatchedLetterWords.opens]
  const board = `${site}/#/Kitchen`
  return {
    messageId,
    firstMessageId: messageId,
    name: `unwatched-${mark.slice(0, 8)}`,
    date: now,
    from: { name: restaurant.name, address: from },
    to: { name: restaurant.name, address: to },
    subject,
    text: [...paragraphs, `${unwatchedLetterWords.board}\n${board}`].map((one) => `${one}\n`).join('\n'),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
          <p>${unwatchedLetterWords.board} <a href="${board}">${board}</a></p>
        </body>
      </html> `.markup,
    pictures: [],
  }
}
