// The bytes of a letter, read back by a mail reader that is not ours.
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { composeEmail } from '../emails/compose-email.ts'
import { composeMessage } from './compose-message.ts'
import type { Email } from './mailer.ts'
import { runs } from '../../test-support/property-runs.ts'

const receipt = composeEmail(emailSender, mailedOrder(), 'placed', new Date('2026-11-15T20:05:00Z'))

/** Lines of any length in any language; a mail has no other control characters than line breaks. */
const line = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ maxLength: 1_500 }),
    fc.string({ unit: fc.constantFrom('=', ' ', 'é', '.', '🌯', 'a'), maxLength: 300 }),
  )
  .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ''))
const lines = fc.array(line, { maxLength: 8 }).map((all) => `${all.join('\n')}\n`)
/** As a header keeps it: what is only spaces at an end is lost in every mail. */
const value = line.map((text) => Array.from(text).slice(0, 300).join('').trim())

/** Readers differ in whether the line break before a boundary belongs to the text. */
const withoutLastBreaks = (part: string | undefined) => part?.replace(/\n+$/, '')

test('whatever is written is read again, in lines that every mail server takes', async () => {
  await fc.assert(
    fc.asyncProperty(lines, lines, value, value, async (text, html, subject, name) => {
      const letter: Email = { ...receipt, text, html, subject, to: { ...receipt.to, name }, pictures: [] }
      const message = (await composeMessage(letter)).toString('latin1')
      expect(message).toMatch(/^[\x20-\x7e\r\n]*$/)
      expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const one of message.split('\r\n')) expect(one.length).toBeLessThanOrEqual(998)

      const read = await PostalMime.parse(message)
      expect(withoutLastBreaks(read.text)).toBe(withoutLastBreaks(text))
      expect(withoutLastBreaks(read.html)).toBe(withoutLastBreaks(html))
      expect(read.subject ?? '').toBe(subject)
      expect(read.to).toEqual([{ name, address: receipt.to.address }])
    }),
    { numRuns: runs(300) },
  )
})

test('the pictures come along as they are, inline', async () => {
  const { attachments } = await PostalMime.parse(await composeMessage(receipt))
  expect(
    attachments.map(({ contentId, filename, mimeType, disposition, related, content }) => ({
      cid: contentId?.replaceAll(/[<>]/g, ''),
      file: filename,
      mimeType,
      disposition,
      related,
      content: Buffer.from(content as ArrayBuffer),
    })),
  ).toEqual(
    receipt.pictures.map((picture) => ({
      ...picture,
      mimeType: 'image/png',
      disposition: 'inline',
      related: true,
    })),
  )
})

test('a picture is encoded once, for all emails that have it', async () => {
  const [picture] = receipt.pictures
  if (!picture) throw new Error('a receipt has pictures')
  const own = { ...picture, content: Buffer.from(picture.content) }
  const sent = async () => {
    const { attachments } = await PostalMime.parse(await composeMessage({ ...receipt, pictures: [own] }))
    return attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))
  }
  expect(await sent()).toEqual([picture.content])
  own.content.fill(0)
  expect(await sent()).toEqual([picture.content])
})

test('a letter about an order that had one before says which', async () => {
  const ready = composeEmail(emailSender, mailedOrder({ status: 'ready' }), 'ready', receipt.date)
  const [first, second] = [
    await PostalMime.parse(await composeMessage(receipt)),
    await PostalMime.parse(await composeMessage(ready)),
  ]
  expect(first.references).toBeUndefined()
  expect(second.references).toBe(receipt.messageId)
  expect(second.messageId).toBe(ready.messageId)
  expect(second.date).toBe('2026-11-15T20:05:00.000Z')
})

test.each([
  ['the sender', { from: { name: 'Burritoful', address: 'a@b.c\r\nBcc: d@e.f' } }],
  ['the recipient', { to: { name: '', address: 'a@b.c\r\nBcc: d@e.f' } }],
  ['the name before the address', { to: { name: 'Rosa\r\nBcc: d@e.f', address: 'a@b.c' } }],
  ['the subject', { subject: 'Your order\r\nBcc: d@e.f' }],
  ['the Message-ID', { messageId: '<a@b.c>\r\nBcc: d@e.f\r\n\r\nThe body', firstMessageId: '' }],
])('no line break in %s begins another header', async (_, change) => {
  const names = async (letter: Email) =>
    (await PostalMime.parse(await composeMessage(letter))).headers.map(({ key }) => key)
  expect(await names({ ...receipt, firstMessageId: '', ...change })).toEqual(
    await names({ ...receipt, firstMessageId: '' }),
  )
})

test('nothing of a letter is read from a file or fetched', async () => {
  const [picture] = receipt.pictures
  const pictures = [{ ...picture, content: { path: '/etc/hostname' } as never }]
  await expect(composeMessage({ ...receipt, pictures } as Email)).rejects.toThrow('File access rejected')
})
