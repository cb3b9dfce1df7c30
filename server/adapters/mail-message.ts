// A letter as the bytes that travel: the same for a mail server and for a file. Written by hand, since every order owes
// one and a general composer took more of the core than all the rest of an order (docs/decisions/0017).
import { randomBytes } from 'node:crypto'
import { isPlain, quotedPrintable, words } from './mail-encoding.ts'
import type { Letter, LetterPicture, Mailbox } from './mailer.ts'

export function composeMessage(letter: Letter): Buffer {
  // No line of a letter looks like these: they are made up anew for each.
  const boundary = randomBytes(16).toString('hex')
  const letterEnd = `letter-${boundary}`
  const pictureEnd = `pictures-${boundary}`
  const message = [
    header('From', ...mailbox(letter.from)),
    header('To', ...mailbox(letter.to)),
    header('Subject', ...words(letter.subject)),
    header('Message-ID', letter.messageId),
    ...(letter.firstMessageId === letter.messageId ? [] : [header('References', letter.firstMessageId)]),
    header('Date', letter.date.toUTCString().replace('GMT', '+0000')),
    // Answering machines leave such a mail alone (RFC 3834).
    header('Auto-Submitted', 'auto-generated'),
    header('MIME-Version', '1.0'),
    header('Content-Type', 'multipart/alternative;', `boundary="${letterEnd}"`),
    '',
    `--${letterEnd}`,
    ...textPart('text/plain', letter.text),
    `--${letterEnd}`,
    header('Content-Type', 'multipart/related; type="text/html";', `boundary="${pictureEnd}"`),
    '',
    `--${pictureEnd}`,
    ...textPart('text/html', letter.html),
    ...letter.pictures.flatMap((picture) => [`--${pictureEnd}`, picturePart(picture)]),
    `--${pictureEnd}--`,
    '',
    `--${letterEnd}--`,
    '',
  ]
  // Everything is ASCII by now.
  return Buffer.from(message.join('\r\n'), 'latin1')
}

/** Each piece on a line of its own. A line break within one would begin another header. */
function header(name: string, ...pieces: readonly string[]): string {
  if (pieces.some((piece) => /[^\x20-\x7e]/.test(piece))) throw new Error(`${name} is not fit for a header`)
  return `${name}: ${pieces.join('\r\n ')}`
}

/** The address has been looked at (isOneAddress); one that could name a second recipient never comes this far. */
function mailbox({ name, address }: Mailbox): string[] {
  return name === '' ? [address] : [...words(name, 'quoted'), `<${address}>`]
}

function textPart(type: string, text: string): string[] {
  const plain = isPlain(text)
  return [
    header('Content-Type', `${type}; charset=utf-8`),
    header('Content-Transfer-Encoding', plain ? '7bit' : 'quoted-printable'),
    '',
    plain ? text.replaceAll('\n', '\r\n') : quotedPrintable(text),
  ]
}

const pictureParts = new WeakMap<LetterPicture, string>()

/** The same two in every letter, and so put into letters once. */
function picturePart(picture: LetterPicture): string {
  const known = pictureParts.get(picture)
  if (known !== undefined) return known
  const { cid, file, content } = picture
  const part = [
    header('Content-Type', `image/png; name="${file}"`),
    header('Content-ID', `<${cid}>`),
    header('Content-Disposition', `inline; filename="${file}"`),
    header('Content-Transfer-Encoding', 'base64'),
    '',
    content.toString('base64').replaceAll(/.{76}(?=.)/g, '$&\r\n'),
  ].join('\r\n')
  pictureParts.set(picture, part)
  return part
}
