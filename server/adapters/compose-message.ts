// Turns an email into a MIME message with nodemailer: the same bytes for a mail server and for a file.
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Email } from './mailer.ts'

export function composeMessage(email: Email): Promise<Buffer> {
  const isFirst = email.firstMessageId === email.messageId
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
    attachments: email.pictures.map(({ cid, file, content }) => ({ cid, filename: file, content })),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
