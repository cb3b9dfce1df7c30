// The letter to the owner about money that moved, or didn't, at the gateway (R66), and about books that are off (R68). It names no customer.
import type { ToldNews } from '#domain/people/owner-alerts.ts'
import { newsLetterWords, newsWords, shopNewsWords } from '#words/people/owner-alerts.ts'
import type { Letter } from '../adapters/mailer.ts'
import { writeOwnerLetter } from './owner-letter.ts'
import type { LetterHouse } from './write-letter.ts'

export function writeNewsLetter(
  house: LetterHouse,
  { to, told }: { readonly to: string; readonly told: ToldNews },
  now: Date,
): Letter {
  const { name, timeZone } = house.restaurant
  const { seq, at } = told
  const { subject, paragraphs } =
    told.order === null ? shopNewsWords(told.news) : newsWords(told.news, told.order.number, timeZone)
  const link = linkOf(told, house.site)
  return writeOwnerLetter(
    house,
    { kind: 'news', about: `${seq} ${at}`, to: { name, address: to }, subject, paragraphs, link },
    now,
  )
}

function linkOf({ order, news }: ToldNews, site: string) {
  if (order) return { label: newsLetterWords.order, href: `${site}/#/Manage/Order/${order.id}` }
  return news.kind === 'books-off'
    ? { label: newsLetterWords.books, href: `${site}/#/Manage/Books` }
    : { label: newsLetterWords.today, href: `${site}/#/Staff` }
}
