// The letter to the owner when nobody in the kitchen touches new orders, and the shop has stopped taking more (R48).
import { unwatchedLetterWords as words } from '#words/orders/emails.ts'
import type { Letter } from '../adapters/mailer.ts'
import { writeOwnerLetter } from './owner-letter.ts'
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
  house: LetterHouse,
  { to, since, minutes }: Incident,
  now: Date,
): Letter {
  const { name } = house.restaurant
  return writeOwnerLetter(
    house,
    {
      kind: 'unwatched',
      about: since,
      to: { name, address: to },
      subject: words.subject(name),
      paragraphs: [words.nobody(minutes), words.opens],
      link: { label: words.board, href: `${house.site}/#/Kitchen` },
    },
    now,
  )
}
