// The letter to the owner about money that moved, or didn't, at the gateway (R66). It names no customer.
import type { ToldNews } from '#domain/owner-news.ts'
import { newsLetterWords, newsWords, shopNewsWords } from '#words/owner-news.ts'
import type { Letter } from '../adapters/mailer.ts'
import { writeOwnerLetter } from './owner-letter.ts'
import type { LetterHouse } from './write-letter.ts'

export function writeNewsLetter(
  house: LetterHouse,
  { to, told }: { readonly to: string; readonly told: ToldNews },
  now: Date,
): Letter {
  const { name, timeZone } = house.restaurant
  const { seq, at, order } = told
  const { subject, paragraphs } =
    told.order === null ? shopNewsWords(told.news) : newsWords(told.news, told.order.number, timeZone)
  const link = order
    ? { label: newsLetterWords.order, href: `${house.site}/#/Manage/Order/${order.id}` }
    : { label: newsLetterWords.today, href: `${house.site}/#/Staff` }
  return writeOwnerLetter(
    house,
    { kind: 'news', about: `${seq} ${at}`, to: { name, address: to }, subject, paragraphs, link },
    now,
  )
}
