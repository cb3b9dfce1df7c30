// The letter with which an owner tries the mail server: short, and not about any order.
import { randomUUID } from 'node:crypto'
import { testLetterWords as words } from '#words/orders/emails.ts'
import type { Letter, Mailbox } from '../adapters/mailer.ts'
import { writeOwnerLetter } from './owner-letter.ts'
import type { LetterHouse } from './write-letter.ts'

export function writeTestLetter(
  { from, restaurant }: Pick<LetterHouse, 'from' | 'restaurant'>,
  to: Mailbox,
  now: Date,
): Letter {
  return writeOwnerLetter(
    { from, restaurant, demo: false },
    {
      kind: 'test',
      about: randomUUID(),
      to,
      subject: words.subject(restaurant.name),
      paragraphs: [words.works(to.name), words.receipts],
    },
    now,
  )
}
