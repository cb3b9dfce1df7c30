// Emails to the people who run the restaurant: a few plain sentences, and a link to the page where they can act.
import { createHash, randomUUID } from 'node:crypto'
import type { AlarmEmail, StoredAlarm } from '#domain/people/alarms.ts'
import type { SentAlert } from '#domain/people/owner-alerts.ts'
import { emailMessages, testEmailMessages } from '#words/orders/emails.ts'
import { alertEmailMessages, dailySummaryMessage, ownerAlertMessage } from '#words/people/owner-alerts.ts'
import { alarmEmailMessages, alarmMessages, type AlarmMessages } from '#words/people/alarms.ts'
import { dayAndTime } from '#words/basics/dates.ts'
import type { Email, Mailbox } from '../adapters/mailer.ts'
import { breaks, ink, plain } from './email-styles.ts'
import { emailPage } from './email-page.ts'
import { html } from './markup.ts'
import type { EmailSender } from './compose-email.ts'

interface OwnerEmail {
  /** The kind of email, which is part of its Message-ID. */
  readonly kind: string
  /** The subject matter: emails about the same matter have the same Message-ID, and a mail program shows them once. */
  readonly about: string
  readonly to: Mailbox
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly href: string }
}

function composeOwnerEmail(
  { from, restaurant, demo }: Pick<EmailSender, 'from' | 'restaurant' | 'demo'>,
  { kind, about, to, subject: plainSubject, paragraphs, link }: OwnerEmail,
  now: Date,
): Email {
  const mark = createHash('sha256').update(`${kind} ${from} ${about}`).digest('hex').slice(0, 24)
  const messageId = `<${kind}.${mark}@${from.split('@').at(-1)}>`
  const subject = `${demo ? emailMessages.demoSubject : ''}${plainSubject}`
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
    html: emailPage(
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

/** About the money of an order that moved, or failed to move, at the gateway (R66), or the summary of a day. Names no customer. */
export function composeAlertEmail(
  emailSender: EmailSender,
  { to, alert }: { readonly to: string; readonly alert: SentAlert },
  now: Date,
): Email {
  const { name, timeZone } = emailSender.restaurant
  const { seq, at } = alert
  const { subject, paragraphs } =
    alert.order === null
      ? dailySummaryMessage(alert.news)
      : ownerAlertMessage(alert.news, alert.order.number, timeZone)
  const [label, place] =
    alert.order === null
      ? [alertEmailMessages.close, `Books/${alert.news.day}`]
      : [alertEmailMessages.order, `Order/${alert.order.id}`]
  const link = { label, href: `${emailSender.site}/#/Manage/${place}` }
  return composeOwnerEmail(
    emailSender,
    { kind: 'news', about: `${seq} ${at}`, to: { name, address: to }, subject, paragraphs, link },
    now,
  )
}

export interface AddressedAlarm {
  /** The restaurant's own address. */
  readonly to: string
  readonly alarm: StoredAlarm
  readonly email: AlarmEmail
}

/** About an alarm that has begun, grows or is over (R72). */
export function composeAlarmEmail(
  emailSender: EmailSender,
  { to, alarm, email }: AddressedAlarm,
  now: Date,
): Email {
  const { name, timeZone } = emailSender.restaurant
  const { kind, count, since, overAt } = alarm
  const words: AlarmMessages = alarmMessages[kind]
  const time = (at: string) => dayAndTime(at, timeZone)
  const paragraphs =
    email === 'over'
      ? [words.over, alarmEmailMessages.lasted(time(since), time(overAt ?? now.toISOString()))]
      : [
          words.lead(count),
          words.rest(count),
          alarmEmailMessages.since(time(since)),
          alarmEmailMessages.again,
        ]
  return composeOwnerEmail(
    emailSender,
    {
      kind: 'alarm',
      about: `${kind} ${since} ${email} ${count}`,
      to: { name, address: to },
      subject: asSubject(email === 'over' ? words.over : words.lead(count)),
      paragraphs,
      link: { label: alarmEmailMessages.today, href: `${emailSender.site}/#/Staff` },
    },
    now,
  )
}

/** A subject has no full stop at its end. */
function asSubject(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

/** Lets an owner test the mail server. */
export function composeTestEmail(
  { from, restaurant }: Pick<EmailSender, 'from' | 'restaurant'>,
  to: Mailbox,
  now: Date,
): Email {
  const words = testEmailMessages
  return composeOwnerEmail(
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
