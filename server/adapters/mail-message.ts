// A letter as the bytes that travel: the same for a mail server and for a file.
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Letter } from './mailer.ts'

export function composeMessage(letter: Letter): Promise<Buffer> {
  return new MailComposer({
    messageId: letter.messageId,
    ...(letter.firstMessageId !== letter.messageId && { references: letter.firstMessageId }),
    date: letter.date,
    // As objects (trust rule 17): in a string a comma or a line break would name another recipient.
    from: { ...letter.from },
    to: { ...letter.to },
    subject: letter.subject,
    // Answering machines leave such a mail alone (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: letter.text,
    html: letter.html,
    attachments: letter.pictures.map(({ cid, file, content }) => ({
      cid,
      filename: file,
      content,
      contentType: 'image/png',
      contentDisposition: 'inline',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}
