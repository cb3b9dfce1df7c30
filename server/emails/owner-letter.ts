// A letter to the people who run the restaurant: a few plain sentences, and a link to where something can be done.
import { createHash } from 'node:crypto'
import { letterWords } from '#words/orders/emails.ts'
import type { Letter, Mailbox } from '../adapters/mailer.ts'
import { breaks, ink, plain } from './letter-look.ts'
import { letterPage } from './letter-page.ts'
import { html } from './markup.ts'
import type { LetterHouse } from './write-letter.ts'

export interface OwnerLetter {
  /** Names the kind of letter in its Message-ID. */
  readonly kind: string
  /** What it is about. A letter about the same again has the same Message-ID, and a mail program shows it once. */
  readonly about: string
  readonly to: Mailbox
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly href: string }
}

export function writeOwnerLetter(
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
