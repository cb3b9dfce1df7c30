// The letter with which an owner tries the mail server: short, and not about any order.
import { randomUUID } from 'node:crypto'
import type { Restaurant } from '#domain/restaurant.ts'
import { testLetterWords } from '#words/letters.ts'
import type { Letter, Mailbox } from '../adapters/mailer.ts'
import { html } from './markup.ts'

interface TestHouse {
  /** The sender's address. */
  readonly from: string
  readonly restaurant: Restaurant
}

export function writeTestLetter({ from, restaurant }: TestHouse, to: Mailbox, now: Date): Letter {
  const mark = randomUUID()
  const messageId = `<test.${mark}@${from.split('@').at(-1)}>`
  const subject = testLetterWords.subject(restaurant.name)
  const paragraphs = [testLetterWords.works(to.name), testLetterWords.receipts]
  return {
    messageId,
    firstMessageId: messageId,
    name: `test-${mark.slice(0, 8)}`,
    date: now,
    from: { name: restaurant.name, address: from },
    to,
    subject,
    text: paragraphs.map((paragraph) => `${paragraph}\n`).join('\n'),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
        </body>
      </html> `.markup,
    pictures: [],
  }
}
