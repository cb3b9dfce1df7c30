import { chmod, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { freshDataDir } from '../../test-support/databases.ts'
import { emailSender, mailerTo, mailServerFor } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { composeEmail } from '../emails/compose-email.ts'
import { MailServerDown, type Mailer } from './mailer.ts'
import { createOutboxMailer, removeOldEmails } from './mailer-outbox.ts'

const letter = composeEmail(emailSender, mailedOrder(), 'placed', new Date('2026-11-15T20:05:00Z'))
const calm = new AbortController().signal

async function outboxAt(): Promise<string> {
  return path.join(await freshDataDir(), 'outbox')
}

test('a letter becomes a file that only we can read, and a second try replaces it', async () => {
  const folder = await outboxAt()
  const mailer = createOutboxMailer(folder)
  expect(await mailer.send(letter, calm)).toBe('sent')
  expect(await mailer.send({ ...letter, subject: 'Once more' }, calm)).toBe('sent')
  const [file = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(file).toMatch(/^2026-11-15-order-147-placed-[0-9a-f]{8}\.eml$/)
  expect((await PostalMime.parse(await readFile(path.join(folder, file)))).subject).toBe('Once more')
  expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('the file is the mail that a server would have got', async () => {
  const folder = await outboxAt()
  const server = await mailServerFor({ withoutTls: true })
  await createOutboxMailer(folder).send(letter, calm)
  await mailerTo(server).send(letter, calm)
  const written = await readFile(path.join(folder, `${letter.name}.eml`), 'utf8')
  // The lines between the parts are made anew for each.
  const comparable = (raw: string) =>
    raw
      .replaceAll(/NmP-[0-9a-z]+-/g, '')
      .replaceAll(/\r\n/g, '\n')
      .trim()
  expect(comparable(written)).toBe(comparable(server.received[0]?.raw.toString('utf8') ?? ''))
})

test('letters that are written at the same time are all there, and no draft is left', async () => {
  const folder = await outboxAt()
  const mailer = createOutboxMailer(folder)
  const names = Array.from({ length: 20 }, (_, at) => `letter-${at}`)
  const sent = await Promise.all(names.map((name) => mailer.send({ ...letter, name }, calm)))
  expect(new Set(sent)).toEqual(new Set(['sent']))
  expect((await readdir(folder)).toSorted()).toEqual(names.map((name) => `${name}.eml`).toSorted())
})

test('a flood of letters leaves the newest, also those of a start before', async () => {
  const folder = await outboxAt()
  const write = (mailer: Mailer, names: readonly string[]) =>
    names.reduce(
      async (before, name) => void (await before, await mailer.send({ ...letter, name }, calm)),
      Promise.resolve(),
    )
  const first = createOutboxMailer(folder, 3)
  await write(first, ['one', 'two', 'three', 'one', 'four'])
  expect((await readdir(folder)).toSorted()).toEqual(['four.eml', 'one.eml', 'three.eml'])
  // As far apart as a clock tells.
  for (const [at, name] of ['three', 'one', 'four'].entries())
    await utimes(path.join(folder, `${name}.eml`), at, at)
  await writeFile(path.join(folder, 'notes.txt'), 'not a letter')
  await write(createOutboxMailer(folder, 3), ['five', 'six'])
  expect((await readdir(folder)).toSorted()).toEqual(['five.eml', 'four.eml', 'notes.txt', 'six.eml'])
})

test('an address that is none, and a name that is none, are not written', async () => {
  const folder = await outboxAt()
  const mailer = createOutboxMailer(folder)
  expect(await mailer.send({ ...letter, to: { name: '', address: 'a@b.c, d@e.f' } }, calm)).toBe('refused')
  await expect(mailer.send({ ...letter, name: '../../escape' }, calm)).rejects.toThrow('not a name')
})

test('a folder that cannot be written is tried again', async () => {
  const folder = await outboxAt()
  await writeFile(folder, 'a file in its place')
  await chmod(folder, 0o600)
  await expect(createOutboxMailer(folder).send(letter, calm)).rejects.toThrow(MailServerDown)
})

test('old letters are looked for while new ones are written, and neither is disturbed', async () => {
  const folder = await outboxAt()
  const mailer = createOutboxMailer(folder)
  const names = Array.from({ length: 150 }, (_, at) => `letter-${at}`)
  const state = { writing: true }
  const writing = Promise.all(names.map((name) => mailer.send({ ...letter, name }, calm))).finally(() => {
    state.writing = false
  })
  while (state.writing) await removeOldEmails(folder, new Date(0))
  await writing
  expect((await readdir(folder)).toSorted()).toEqual(names.map((name) => `${name}.eml`).toSorted())
})

test('letters in the outbox are thrown away when they are as old, and nothing else is', async () => {
  const folder = await outboxAt()
  const oneDay = 24 * 60 * 60 * 1000
  const after = (days: number) => new Date(Date.parse('2026-11-15T20:00:00.000Z') + days * oneDay)
  await removeOldEmails(folder, after(0))
  await mkdir(folder)
  const files = { 'old.eml': -1, 'older.eml.part': -9, 'new.eml': 1, 'notes.txt': -9 }
  for (const [name, days] of Object.entries(files)) {
    await writeFile(path.join(folder, name), '')
    await utimes(path.join(folder, name), after(days), after(days))
  }
  await removeOldEmails(folder, after(0))
  expect((await readdir(folder)).toSorted()).toEqual(['new.eml', 'notes.txt'])
})
