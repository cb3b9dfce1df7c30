// A letter as the bytes of a mail, composed by nodemailer: the same for a mail server and for a file.
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Letter } from './mailer.ts'

export function composeMail(letter: Letter): Promise<Buffer> {
  const isFirst = letter.firstMessageId === letter.messageId
  const composer = new MailComposer({
    // Objects, never strings: nodemailer reads two addresses out of a string with a comma (trust rule 17).
    from: letter.from,
    to: letter.to,
    subject: letter.subject,
    messageId: letter.messageId,
    ...(!isFirst && { references: letter.firstMessageId }),
    date: letter.date,
    // Answering machines leave such a mail alone (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: letter.text,
    html: letter.html,
    attachments: letter.pictures.map(({ cid, file, content }) => ({ cid, filename: file, content })),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
