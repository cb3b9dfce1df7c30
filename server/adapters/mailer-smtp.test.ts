// What is said to a mail server, to whom, how long we wait for it, and what of all that could be logged.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { selfSigned } from '../../test-support/certificate.ts'
import {
  account,
  emailSender,
  mailerTo,
  mailServerFor,
  patience,
  shortPatience,
} from '../../test-support/mail-rounds.ts'
import { misbehaviors, type Manner } from '../../test-support/mail-server.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { composeEmail } from '../emails/compose-email.ts'
import { EmailDeferred, MailServerDown, type Email } from './mailer.ts'
import { connectionTo, createSmtpMailer } from './mailer-smtp.ts'

const letter = composeEmail(emailSender, mailedOrder(), 'placed', new Date())
const calm = new AbortController().signal

function addressedTo(address: string): Email {
  return { ...letter, to: { name: 'Rosa Delgado', address } }
}

test('a letter goes to one person, through TLS, after a login', async () => {
  const server = await mailServerFor()
  expect(await mailerTo(server).send(addressedTo("o'brien+x{y}@example.com"), calm)).toBe('sent')
  const [mail] = server.received
  expect(mail).toMatchObject({
    sender: emailSender.from,
    recipients: ["o'brien+x{y}@example.com"],
    secure: true,
    email: {
      from: { name: 'Burritoful', address: emailSender.from },
      to: [{ name: 'Rosa Delgado', address: "o'brien+x{y}@example.com" }],
      messageId: letter.messageId,
      subject: 'Your Burritoful order 147',
    },
  })
  expect(server.seen.passwords).toEqual([account.password])
  expect(mail?.email.attachments.map(({ filename, disposition }) => [filename, disposition])).toEqual([
    ['logo.png', 'inline'],
    ['bunting.png', 'inline'],
  ])
})

test.each([
  'rosa@example.com, evil@example.com',
  'rosa@example.com\r\nRCPT TO:<evil@example.com>',
  'rosa@example.com> SIZE=1\r\nDATA',
  '"rosa, evil@example.com"@example.com',
  'rosa@evil.com@example.com',
  'Rosa <rosa@example.com>',
  'rosa@example.com ',
  '@example.com',
  '',
])('an address like %j reaches nobody', async (address) => {
  const server = await mailServerFor({ withoutTls: true })
  expect(await mailerTo(server).send(addressedTo(address), calm)).toBe('refused')
  expect(server.seen.connections).toBe(0)
})

const verdicts: [Manner, 'refused' | typeof MailServerDown | typeof EmailDeferred][] = [
  ['knows no such person', 'refused'],
  ['refuses the greeting', MailServerDown],
  ['hangs at the greeting', MailServerDown],
  ['drops at the greeting', MailServerDown],
  ['refuses the login', MailServerDown],
  ['refuses the sender', MailServerDown],
  ['puts the recipient off', EmailDeferred],
  ['denies relaying', EmailDeferred],
  ['denies relaying in plain words', EmailDeferred],
  ['refuses the letter', EmailDeferred],
  ['hangs at the letter', MailServerDown],
  ['drops in the letter', MailServerDown],
  ['drops after the letter', MailServerDown],
]

test.each(verdicts)('a server that %s', async (manner, verdict) => {
  const server = await mailServerFor({ manner, withoutTls: true })
  const sending = mailerTo(server, manner.startsWith('hangs') ? shortPatience : patience).send(letter, calm)
  if (verdict === 'refused') return expect(await sending).toBe('refused')
  const error = await sending.then(
    () => undefined,
    (reason: Error) => reason,
  )
  expect(error).toBeInstanceOf(verdict)
  expect(error?.message, 'it may be logged').not.toMatch(/rosa|example|secret|cook|salsa/i)
})

test('every misbehavior has its verdict', () => {
  expect(verdicts.map(([manner]) => manner)).toEqual(expect.arrayContaining([...misbehaviors]))
})

test('a server that is not there is down', async () => {
  const server = await mailServerFor()
  await server.stop()
  await expect(mailerTo(server).send(letter, calm)).rejects.toThrow(MailServerDown)
})

test.each([
  ['the whole letter takes too long', { emailMs: 150 }, () => calm],
  ['the shop closes', { shutdownMs: 150 }, () => AbortSignal.timeout(20)],
])('a server that hangs is left when %s', async (_why, times, signal) => {
  const server = await mailServerFor({ manner: 'hangs at the letter', withoutTls: true })
  await expect(
    mailerTo(server, { ...patience, shutdownMs: 8_000, ...times }).send(letter, signal()),
  ).rejects.toThrow('no end in time')
})

describe('a connection', () => {
  test('takes one letter after another', async () => {
    const server = await mailServerFor()
    const mailer = mailerTo(server)
    for (const name of ['rosa', 'olga', 'otto', 'carlos']) {
      expect(await mailer.send(addressedTo(`${name}@example.com`), calm)).toBe('sent')
    }
    expect(server.received).toHaveLength(4)
    expect(server.seen.connections).toBeLessThanOrEqual(2)
  })

  test('that takes no letter takes the next one', async () => {
    const server = await mailServerFor({ manner: 'knows no such person', withoutTls: true })
    const mailer = mailerTo(server)
    expect(await mailer.send(letter, calm)).toBe('refused')
    server.behave('takes all')
    expect(await mailer.send(letter, calm)).toBe('sent')
  })

  test.each(['drops at the greeting', 'drops in the letter', 'drops after the letter'] as const)(
    'of a server that %s is not tried again behind our back',
    async (manner) => {
      const server = await mailServerFor({ manner, withoutTls: true })
      const mailer = mailerTo(server)
      // A pool that tries again by itself fails only after its last try.
      await expect(mailer.send(letter, calm)).rejects.toThrow(MailServerDown)
      expect(server.seen.connections).toBe(1)
      server.behave('takes all')
      const before = server.received.length
      expect(await mailer.send(letter, calm)).toBe('sent')
      expect(server.seen.connections).toBe(2)
      expect(server.received).toHaveLength(before + 1)
    },
  )

  test('that hung does not keep the next letter from going out', async () => {
    const server = await mailServerFor({ manner: 'hangs at the letter', withoutTls: true })
    const mailer = mailerTo(server, { ...patience, emailMs: 1_000 })
    await expect(mailer.send(letter, calm)).rejects.toThrow('no end in time')
    server.behave('takes all')
    expect(await mailer.send(letter, calm)).toBe('sent')
    expect(server.received).toHaveLength(1)
  })

  test('is closed with the mailer, after the letter that is under way', async () => {
    const server = await mailServerFor({ manner: 'is slow', withoutTls: true })
    const mailer = mailerTo(server)
    const sending = mailer.send(letter, calm)
    await expect.poll(() => server.seen.connections).toBe(1)
    mailer.close()
    expect(await sending).toBe('sent')
    expect(server.received).toHaveLength(1)
    await expect.poll(() => server.openConnections()).toBe(0)
    await expect(mailer.send(letter, calm)).rejects.toThrow(MailServerDown)
  })
})

test('a letter that is sent alone takes no other with it when it is given up', async () => {
  const server = await mailServerFor({ manner: 'hangs at the letter', withoutTls: true })
  const mailer = mailerTo(server, { ...patience, emailMs: 2_000 })
  const alone = mailer.sendIsolated(letter, AbortSignal.abort())
  const others = mailer.send(letter, calm)
  others.catch(() => {})
  await expect(alone).rejects.toThrow('no end in time')
  expect(await Promise.race([others.catch(() => 'cut'), wait(300, 'under way')])).toBe('under way')
  await expect(others).rejects.toThrow('no end in time')
  await expect.poll(() => server.openConnections()).toBe(0)
})

describe('what is wrong is told apart', () => {
  // Connects to this machine, and is none of the names that we take for it.
  const troubleAt = async (port: number, tls: boolean) => {
    const mailer = createSmtpMailer({ host: '0.0.0.0', port, tls, ...account }, patience)
    onTestFinished(() => mailer.close())
    return mailer.send(letter, calm).catch((error: MailServerDown) => error.kind)
  }

  test('R40 a certificate that is not right, also after STARTTLS', async () => {
    expect(await troubleAt((await mailServerFor()).port, false)).toBe('certificate')
  })

  test('R40 a certificate that is not right, with TLS from the first byte', async () => {
    const { key, certificate: cert } = selfSigned('mail.example', new Date())
    const server = createServer({ key, cert }, (socket) => socket.on('error', () => {}).end())
    server.on('tlsClientError', () => {}).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    expect(await troubleAt((server.address() as AddressInfo).port, true)).toBe('certificate')
  })

  test('R40 a server that offers no encryption where we ask for it', async () => {
    expect(await troubleAt((await mailServerFor({ withoutTls: true })).port, false)).toBe('encryption')
  })

  test('R40 TLS from the first byte, at a port that begins in the clear', async () => {
    expect(await troubleAt((await mailServerFor()).port, true)).toBe('encryption')
  })
})

describe('a password', () => {
  // Connects to this machine, and is none of the names that we take for it.
  const elsewhere = (port: number) =>
    createSmtpMailer({ host: '0.0.0.0', port, tls: false, ...account }, patience)

  test('never goes to another machine in the clear', async () => {
    const server = await mailServerFor({ withoutTls: true })
    await expect(elsewhere(server.port).send(letter, calm)).rejects.toThrow(MailServerDown)
    expect(server.seen).toEqual({ connections: 1, passwords: [] })
    expect(server.received).toEqual([])
  })

  test('never goes to another machine whose certificate is not right', async () => {
    const server = await mailServerFor()
    await expect(elsewhere(server.port).send(letter, calm)).rejects.toThrow(MailServerDown)
    expect(server.seen).toEqual({ connections: 1, passwords: [] })
  })

  test.each([
    ['mail.example', false, account, { requireTLS: true, tls: { rejectUnauthorized: true } }],
    ['mail.example', true, account, { secure: true, tls: { rejectUnauthorized: true } }],
    ['mail.example', false, {}, { requireTLS: false, tls: { rejectUnauthorized: true } }],
    ['localhost', false, account, { requireTLS: false, tls: { rejectUnauthorized: false } }],
    ['::1', false, account, { requireTLS: false, tls: { rejectUnauthorized: false } }],
    ['127.0.0.1.example', false, account, { requireTLS: true, tls: { rejectUnauthorized: true } }],
  ])('at %s, TLS at once: %s', (host, tls, login, wanted) => {
    const server = { host, port: 587, tls, user: undefined, password: undefined, ...login }
    expect(connectionTo(server)).toMatchObject(wanted)
  })
})
