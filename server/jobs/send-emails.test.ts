// Every mail that an order owes arrives, at its time and to its customer, whatever the mail server does.
import { describe, expect, test } from 'vitest'
import { emailRetryDelay } from '../../domain/orders/order-emails.ts'
import { engines } from '../../test-support/databases.ts'
import {
  emailSender,
  mailerTo,
  mailRounds,
  mailRow,
  mailServerFor,
  patience,
  placeOrders,
  shortPatience,
} from '../../test-support/mail-rounds.ts'
import { hostileNames } from '../../test-support/hostile-names.ts'
import { misbehaviors } from '../../test-support/mail-server.ts'
import { openKitchen } from '../../test-support/open-kitchen.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { MailServerDown } from '../adapters/mailer.ts'
import { composeEmail } from '../emails/compose-email.ts'

describe.each(engines)('mails on %s', (engine) => {
  test('come at once, when the order is ready, and when it is canceled', async () => {
    const kitchen = await openKitchen(engine)
    const server = await mailServerFor()
    const { round, wait } = mailRounds(kitchen.db, mailerTo(server))
    const id = await kitchen.placed()
    expect(await round()).toEqual({ inMs: Infinity })
    expect(server.received).toHaveLength(1)
    expect(await mailRow(kitchen.db, id)).toMatchObject({
      emails: [{ kind: 'placed', state: 'sent' }],
      dueAt: null,
    })

    await kitchen.move(id, 'placed', 'cooking')
    await kitchen.move(id, 'cooking', 'ready')
    const { inMs } = await round()
    expect(server.received, 'not before a slip would have been taken back').toHaveLength(1)
    expect(inMs).toBeGreaterThan(15_000)
    wait(inMs)
    await round()
    expect(server.received).toHaveLength(2)

    await kitchen.cancel(id, 'ran-out', 'No more <pork> today.')
    await round()
    const emails = server.received.map(({ email }) => email)
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Your Burritoful order 1',
      'Your Burritoful order 1 is packed',
      'Your Burritoful order 1 was canceled',
    ])
    expect(emails[2]?.text).toContain('No more <pork> today.')
    const [first] = emails
    expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(3)
    expect(emails.slice(1).map(({ references }) => references)).toEqual([first?.messageId, first?.messageId])
    expect(server.received.every(({ secure }) => secure)).toBe(true)
  })

  test('say nothing of a ready that was taken back in time', async () => {
    const kitchen = await openKitchen(engine)
    const server = await mailServerFor()
    const { round, wait } = mailRounds(kitchen.db, mailerTo(server))
    const id = await kitchen.placed()
    await kitchen.move(id, 'placed', 'cooking')
    await kitchen.move(id, 'cooking', 'ready')
    await kitchen.undo(id, 'ready')
    wait(60_000)
    expect(await round()).toEqual({ inMs: Infinity })
    expect(server.received.map(({ email }) => email.subject)).toEqual(['Your Burritoful order 1'])
  })

  test('are not lost by a mail server that misbehaves in any way, and do not run it over', async () => {
    const opened = await openTestApp(engine)
    for (const manner of misbehaviors) {
      const server = await mailServerFor({ manner, withoutTls: true })
      const times = manner.startsWith('hangs') ? shortPatience : patience
      const rounds = mailRounds(opened.db, mailerTo(server, times))
      const ids = await placeOrders(opened, 4)
      await rounds.round()
      expect(rounds.failures.length, manner).toBeGreaterThan(0)
      const isAboutThisEmail = /recipient|relaying|refuses the letter/.test(manner)
      if (!isAboutThisEmail) expect(server.seen.connections, manner).toBeLessThanOrEqual(3)
      for (const id of ids)
        expect(await mailRow(opened.db, id), manner).toMatchObject({ emails: [{ state: 'due' }] })
      const before = server.seen.connections
      await rounds.round()
      expect(server.seen.connections, `${manner}: is left alone for a while`).toBe(before)

      server.behave('takes all')
      await rounds.untilNothingIsOwed()
      const arrived = new Map(server.received.map((mail) => [mail.email.messageId, mail.recipients]))
      expect([...arrived.values()].flat().toSorted(), manner).toEqual(
        [0, 1, 2, 3].map((at) => `rosa${at}@example.com`),
      )
      for (const id of ids) {
        expect(await mailRow(opened.db, id), manner).toMatchObject({
          emails: [{ state: 'sent' }],
          attempts: 0,
        })
      }
    }
  })

  test('that are refused for good are written down, and hold up no others', async () => {
    const opened = await openTestApp(engine)
    const server = await mailServerFor({ manner: 'knows no such person' })
    const rounds = mailRounds(opened.db, mailerTo(server))
    const [refused = ''] = await placeOrders(opened, 1)
    expect(await rounds.round()).toEqual({ inMs: Infinity })
    expect(await mailRow(opened.db, refused)).toMatchObject({
      emails: [{ kind: 'placed', state: 'refused' }],
      dueAt: null,
      attempts: 0,
    })
    server.behave('takes all')
    await placeOrders(opened, 1)
    await rounds.round()
    expect(server.received).toHaveLength(1)
  })

  test('of one order that cannot be written wait longer and longer, and hold up no others', async () => {
    const opened = await openTestApp(engine)
    const server = await mailServerFor()
    const [bad = '', ...good] = await placeOrders(opened, 4)
    // The clock stands still but between the rounds.
    let now = Date.now()
    const { round } = mailRounds(opened.db, mailerTo(server), {
      now: () => new Date(now),
      composeEmail(order, kind, moment) {
        if (order.id === bad) throw new Error('a letter that nobody can write')
        return composeEmail(emailSender, order, kind, moment)
      },
    })
    for (let attempts = 1; attempts <= 7; attempts += 1) {
      const { inMs } = await round()
      expect(inMs).toBe(emailRetryDelay(attempts))
      expect(await mailRow(opened.db, bad)).toMatchObject({ attempts, emails: [{ state: 'due' }] })
      now += inMs
    }
    expect(server.received).toHaveLength(good.length)
  })

  test('of one order over which the server breaks down hold up the others only for a moment', async () => {
    const opened = await openTestApp(engine)
    const server = await mailServerFor({ withoutTls: true })
    const mailer = mailerTo(server)
    const [bad = ''] = await placeOrders(opened, 1)
    const { round, wait } = mailRounds(opened.db, {
      async send(letter, hurry) {
        if (letter.text.includes(bad)) throw new MailServerDown('it broke off')
        return mailer.send(letter, hurry)
      },
    })
    wait((await round()).inMs)
    await placeOrders(opened, 2)
    wait((await round()).inMs)
    expect(server.received).toHaveLength(2)
    expect((await round()).inMs).toBeGreaterThan(4 * 60_000)
    expect(await mailRow(opened.db, bad)).toMatchObject({ emails: [{ state: 'due' }] })
  })

  test('hold up no order while the mail server hangs', async () => {
    const opened = await openTestApp(engine)
    const server = await mailServerFor({ manner: 'hangs at the greeting' })
    await placeOrders(opened, 3)
    const closing = new AbortController()
    const rounds = mailRounds(opened.db, mailerTo(server), { closing: closing.signal })
    let over = false
    const running = rounds.round().finally(() => (over = true))
    await expect.poll(() => server.seen.connections).toBe(3)
    expect((await opened.order(rosasOrder)).statusCode).toBe(201)
    expect(over).toBe(false)
    closing.abort()
    await running
    expect(rounds.begun, 'nothing new was begun').toHaveLength(3)
  })

  test('reach the one who ordered and nobody else, whatever they are called', async () => {
    const opened = await openTestApp(engine)
    const server = await mailServerFor({ withoutTls: true })
    const emails = hostileNames.map((_, at) => `o'brien+${at}{x}@example.com`)
    for (const [at, name] of hostileNames.entries()) {
      const body = { ...rosasOrder, firstName: name, lastName: name, address: name, email: emails[at] }
      expect((await opened.order(body)).statusCode, name).toBe(201)
    }
    await mailRounds(opened.db, mailerTo(server)).untilNothingIsOwed()
    expect(server.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual(emails.toSorted())
    for (const { recipients, email } of server.received) {
      expect(recipients).toHaveLength(1)
      expect(email.to?.map((to) => to.address)).toEqual(recipients)
    }
  })
})
