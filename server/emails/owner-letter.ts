// The letters to the people who run the restaurant: a few plain sentences, and a link to where something can be done.
import { createHash, randomUUID } from 'node:crypto'
import type { ToldNews } from '#domain/people/owner-alerts.ts'
import { letterWords, testLetterWords, unwatchedLetterWords } from '#words/orders/emails.ts'
import { newsLetterWords, newsWords, shopNewsWords } from '#words/people/owner-alerts.ts'
import type { Letter, Mailbox } from '../adapters/mailer.ts'
import { breaks, ink, plain } from './email-styles.ts'
import { letterPage } from './email-page.ts'
import { html } from './markup.ts'
import type { LetterHouse } from './compose-email.ts'

interface OwnerLetter {
  /** Names the kind of letter in its Message-ID. */
  readonly kind: string
  /** What it is about. A letter about the same again has the same Message-ID, and a mail program shows it once. */
  readonly about: string
  readonly to: Mailbox
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly href: string }
}

function writeOwnerLetter(
  { from, restaurant, demo }: Pick<LetterHouse, 'from' | 'restaurant' | 'demo'>,
  { kind, about, to, subject: said, paragraphs, link }: OwnerLetter,
  now: Date,
): Letter {
  const mark = createHash('sha256').update(`${kind} ${from} ${about}`).digest('hex').slice(0, 24)
  const messageId = `<${kind}.${mark}@${from.split('@').at(-1)}>`
  const subject = `${demo ? letterWords.demoSubject : ''}${said}`
  const preview = paragraphs[0] ?? ''
  return {
    messageId,
    firstMessageId: messageId,
    name: `${kind}-${mark.slice(0, 8)}`,
    date: now,
    from: { name: restaurant.name, address: from },
    to,
    subject,
    text: [...paragraphs, ...(link ? [`${link.label}\n${link.href}`] : [])]
      .map((one) => `${one}\n`)
      .join('\n'),
    html: letterPage(
      { subject, preview },
      html`<tr>
        <td
          class="px"
          style="padding:26px 32px;color:${ink};${plain};font-size:17px;line-height:26px;${breaks}"
        >
          ${paragraphs.map((paragraph) => html`<p style="margin:0 0 12px">${paragraph}</p>`)}
          ${link ? html`<p style="margin:0">${link.label} <a href="${link.href}">${link.href}</a></p>` : html``}
        </td>
      </tr>`,
    ),
    pictures: [],
  }
}

export interface Incident {
  /** The restaurant's own address. */
  readonly to: string
  /** When the shop stopped taking orders: it tells one incident from another. */
  readonly since: string
  /** How long nobody may touch a new order. */
  readonly minutes: number
}

/** When nobody in the kitchen touches new orders, and the shop has stopped taking more (R48). */
export function writeUnwatchedLetter(
  house: LetterHouse,
  { to, since, minutes }: Incident,
  now: Date,
): Letter {
  const words = unwatchedLetterWords
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

/** About money that moved, or didn't, at the gateway (R66), and about books that are off (R68). It names no customer. */
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

/** With which an owner tries the mail server: short, and not about any order. */
export function writeTestLetter(
  { from, restaurant }: Pick<LetterHouse, 'from' | 'restaurant'>,
  to: Mailbox,
  now: Date,
): Letter {
  const words = testLetterWords
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
