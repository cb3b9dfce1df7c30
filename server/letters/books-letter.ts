// The letter to the owner when a check finds that the books are off (R68, R72).
import type { BooksFault } from '#domain/books.ts'
import { booksLetterWords, faultWords } from '#words/books.ts'
import type { Letter } from '../adapters/mailer.ts'
import { writeOwnerLetter } from './owner-letter.ts'
import type { LetterHouse } from './write-letter.ts'

export interface BooksFinding {
  /** The restaurant's own address. */
  readonly to: string
  readonly faults: readonly BooksFault[]
}

export function writeBooksLetter(house: LetterHouse, { to, faults }: BooksFinding, now: Date): Letter {
  const found = faults.map(faultWords).map(({ lead, rest }) => `${lead} ${rest}`)
  const { name } = house.restaurant
  return writeOwnerLetter(
    house,
    {
      kind: 'books',
      about: found.join('\n'),
      to: { name, address: to },
      subject: booksLetterWords.subject(name),
      paragraphs: [booksLetterWords.found, ...found],
      link: { label: booksLetterWords.books, href: `${house.site}/#/Manage/Books` },
    },
    now,
  )
}
