// Turns an email into a MIME message with nodemailer: the same bytes for a mail server and for a file.
import { randomUUID } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import MimeNode from 'nodemailer/lib/mime-node'
import type { Email, EmailCalendar, EmailPicture } from './mailer.ts'

const withoutAccess = { disableFileAccess: true, disableUrlAccess: true } as const

export async function composeMessage(email: Email): Promise<Buffer> {
  const isFirst = email.firstMessageId === email.messageId
  const pictures = await Promise.all(email.pictures.map(encodedPicture))
  const composer = new MailComposer({
    // Addresses are objects, never strings: nodemailer reads a string with a comma as two addresses (trust rule 17).
    from: email.from,
    to: email.to,
    subject: email.subject,
    messageId: email.messageId,
    ...(!isFirst && { references: email.firstMessageId }),
    date: email.date,
    // Tells automatic responders not to answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: email.text,
    html: email.html,
    attachments: [
      ...pictures.map(({ cid, filename, place }) => ({ cid, filename, raw: place })),
      ...(email.calendar ? [calendarPart(email.calendar)] : []),
    ],
    newline: 'win',
    ...withoutAccess,
  })
  return pictures.reduce(insertPicture, await composer.compile().build())
}

/** An attachment and no invitation: nobody is asked whether they come. */
function calendarPart({ file, method, content }: EmailCalendar) {
  return { filename: file, content, contentType: `text/calendar; charset=utf-8; method=${method}` }
}

const encoded = new WeakMap<EmailPicture, Promise<Buffer>>()

/**
 * Every email has the same few pictures, so each is encoded once. Nodemailer would still copy it through several streams for
 * each email, so the message is composed with a random placeholder in the picture's place.
 */
async function encodedPicture(picture: EmailPicture) {
  const part = encoded.get(picture) ?? encode(picture)
  encoded.set(picture, part)
  return { cid: picture.cid, filename: picture.file, place: randomUUID(), part: await part }
}

function encode({ cid, file, content }: EmailPicture): Promise<Buffer> {
  // A child, because a message of its own would get a date and a Message-ID.
  return new MimeNode('multipart/related')
    .createChild('image/png', { filename: file, newline: 'win', ...withoutAccess })
    .setHeader({
      'Content-ID': `<${cid}>`,
      'Content-Transfer-Encoding': 'base64',
      'Content-Disposition': 'inline',
    })
    .setContent(content)
    .build()
}

function insertPicture(
  message: Buffer,
  { place, part }: { readonly place: string; readonly part: Buffer },
): Buffer {
  const at = message.indexOf(place)
  return Buffer.concat([message.subarray(0, at), part, message.subarray(at + place.length)])
}
