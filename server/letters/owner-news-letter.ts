// The letter to the owner about money that moved, or didn't, at the gateway (R66). It names no customer.
import { createHash } from 'node:crypto'
import type { ToldNews } from '#domain/owner-news.ts'
import { letterWords } from '#words/letters.ts'
import { newsLetterWords, newsWords, shopNewsWords } from '#words/owner-news.ts'
import type { Letter } from '../adapters/mailer.ts'
import { html } from './markup.ts'
import type { LetterHouse } from './write-letter.ts'

export function writeNewsLetter(
  { site, from, restaurant, demo }: LetterHouse,
  { to, told }: { readonly to: string; readonly told: ToldNews },
  now: Date,
): Letter {
  const { seq, at } = told
  // The same news has the same mark: a mail program shows it once.
  const mark = createHash('sha256').update(`news ${site} ${seq} ${at}`).digest('hex').slice(0, 24)
  const messageId = `<news.${mark}@${from.split('@').at(-1)}>`
  const { words, linked, link } = contentOf(told, site, restaurant.timeZone)
  const subject = `${demo ? letterWords.demoSubject : ''}${words.subject}`
  return {
    messageId,
    firstMessageId: messageId,
    name: `news-${mark.slice(0, 8)}`,
    date: now,
    from: { name: restaurant.name, address: from },
    to: { name: restaurant.name, address: to },
    subject,
    text: [...words.paragraphs, `${linked}\n${link}`].map((one) => `${one}\n`).join('\n'),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          ${words.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
          <p>${linked} <a href="${link}">${link}</a></p>
        </body>
      </html> `.markup,
    pictures: [],
  }
}

function contentOf(told: ToldNews, site: string, timeZone: string) {
  const { order: linked, today } = newsLetterWords
  if (told.order === null) return { words: shopNewsWords(told.news), linked: today, link: `${site}/#/Staff` }
  const { order, news } = told
  return {
    words: newsWords(news, order.number, timeZone),
    linked,
    link: `${site}/#/Manage/Order/${order.id}`,
  }
}
