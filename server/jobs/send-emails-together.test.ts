// Two servers, a server that dies and a cook at work, all at the same mails: each goes out once, and nothing is lost.
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { bothEngines, type Engine } from '../../test-support/databases.ts'
import { mailerTo, mailRounds, mailRow, mailServerFor, placeOrders } from '../../test-support/mail-rounds.ts'
import { openKitchen } from '../../test-support/open-kitchen.ts'
import { openTestApp } from '../../test-support/test-app.ts'
import { claimEmail, dropEmail, readDueEmails, writeEmailOutcome } from '../db/orders/email-queue.ts'
import { openDatabase } from '../db/engine/open.ts'
import { leaseMs } from './send-emails.ts'

/** A kitchen with one order, for which the first email and the one that it is packed are due. */
async function openWithPackedOrder(engine: Engine) {
  const kitchen = await openKitchen(engine)
  const id = await kitchen.placed()
  await kitchen.move(id, 'placed', 'cooking')
  await kitchen.move(id, 'cooking', 'ready')
  return { kitchen, id }
}

describe.each(bothEngines)('mails on %s', (engine) => {
  test('go out once from two servers on one database', async () => {
    const opened = await openTestApp(engine)
    const other = await openDatabase(opened.place)
    const server = await mailServerFor({ manner: 'is slow', withoutTls: true })
    await placeOrders(opened, 12)
    await Promise.all([
      mailRounds(opened.db, mailerTo(server)).round(),
      mailRounds(other, mailerTo(server)).round(),
      mailRounds(other, mailerTo(server)).round(),
    ])
    await other.close()
    expect(server.received).toHaveLength(12)
    expect(new Set(server.received.map(({ email }) => email.messageId)).size).toBe(12)
  })

  test('under way in a server that dies are sent again after a while, as the same mail', async () => {
    const opened = await openTestApp(engine)
    const server = await mailServerFor()
    const mailer = mailerTo(server)
    const [id = ''] = await placeOrders(opened, 1)
    const dying = mailRounds(opened.db, {
      async send(letter, hurry) {
        await mailer.send(letter, hurry)
        return new Promise(() => {})
      },
    })
    void dying.round()
    await expect.poll(() => server.received.length).toBe(1)

    const survivor = mailRounds(opened.db, mailer)
    await survivor.round()
    expect(server.received, 'somebody else has it').toHaveLength(1)
    survivor.wait(leaseMs)
    await survivor.round()
    expect(server.received).toHaveLength(2)
    const [first, second] = server.received.map(({ email }) => email.messageId)
    expect(second).toBe(first)
    expect(await mailRow(opened.db, id)).toMatchObject({ emails: [{ state: 'sent' }], dueAt: null })
  })

  test('that a server is sending are sent by no other, and no cook takes them back', async () => {
    const kitchen = await openKitchen(engine)
    const { db } = kitchen
    const id = await kitchen.placed()
    const now = new Date(Date.now() + 1_000)
    const until = new Date(now.getTime() + leaseMs).toISOString()
    const [due] = await readDueEmails(db, now.toISOString(), 9)
    if (!due) throw new Error('an order owes an email')
    expect(await claimEmail(db, due, now.toISOString(), until)).toMatchObject({ email: { kind: 'placed' } })
    expect(await claimEmail(db, due, now.toISOString(), until)).toBeUndefined()
    await kitchen.cancel(id, 'ran-out', '')
    expect((await mailRow(db, id)).emails.map(({ kind }) => kind)).toEqual(['placed', 'canceled'])
    await writeEmailOutcome(db, due.seq, { state: 'sent', at: now.toISOString() })
    expect((await mailRow(db, id)).emails).toEqual([
      { kind: 'placed', state: 'sent' },
      { kind: 'canceled', state: 'due' },
    ])
  })

  test('that become true again while they are dropped are sent', async () => {
    const kitchen = await openKitchen(engine)
    const { db } = kitchen
    const id = await kitchen.placed()
    const server = await mailServerFor()
    const rounds = mailRounds(db, mailerTo(server))
    await rounds.round()
    await kitchen.move(id, 'placed', 'cooking')
    await kitchen.move(id, 'cooking', 'ready')
    const now = new Date(Date.now() + 60_000)
    const at = now.toISOString()
    const until = new Date(now.getTime() + leaseMs).toISOString()
    const [due] = await readDueEmails(db, at, 9)
    if (!due) throw new Error('an order owes an email')
    await claimEmail(db, due, at, until)
    await kitchen.undo(id, 'ready')
    await writeEmailOutcome(db, due.seq, { state: 'due', dueAt: at, tries: 1 })
    const retried = await claimEmail(db, due, at, until)
    if (!retried) throw new Error('an email that was deferred is due')
    expect(retried.order).toMatchObject({ status: 'cooking' })
    // No second email about this is added, because the first still stands.
    await kitchen.move(id, 'cooking', 'ready')
    await dropEmail(db, due, retried, at)
    expect(await mailRow(db, id)).toMatchObject({ emails: { length: 2 }, dueAt: at })
    rounds.wait(60_000)
    await rounds.round()
    expect(server.received.map(({ email }) => email.subject)).toEqual([
      'Your Burritoful order 1',
      'Your Burritoful order 1 is packed',
    ])
  })

  test('that are no longer true when they are tried again are dropped', async () => {
    const { kitchen, id } = await openWithPackedOrder(engine)
    const sent: string[] = []
    const rounds = mailRounds(kitchen.db, {
      async send({ subject }) {
        if (!subject.endsWith('packed')) return 'sent'
        sent.push(subject)
        await kitchen.undo(id, 'ready')
        throw new Error('not now')
      },
    })
    rounds.wait(60_000)
    rounds.wait((await rounds.round()).inMs)
    await rounds.round()
    expect(sent).toHaveLength(1)
    expect((await mailRow(kitchen.db, id)).emails).toEqual([{ kind: 'placed', state: 'sent' }])
  })

  test('of one order go out in their order, each of them once', async () => {
    const { kitchen } = await openWithPackedOrder(engine)
    const sent: string[] = []
    const rounds = mailRounds(kitchen.db, {
      async send({ subject }) {
        // The first email takes longer than the second.
        if (!subject.endsWith('packed')) await wait(50)
        sent.push(subject)
        return 'sent'
      },
    })
    rounds.wait(60_000)
    await rounds.round()
    expect(sent).toEqual(['Your Burritoful order 1', 'Your Burritoful order 1 is packed'])
  })

  test('survive a cook who moves the order in the same moment, and so do the moves', async () => {
    const kitchen = await openKitchen(engine)
    const server = await mailServerFor()
    const mailer = mailerTo(server)
    const id = await kitchen.placed()
    const clientAddress = mailRounds(kitchen.db, mailer)
    const meanwhile: Record<string, () => Promise<unknown>> = {
      placed: () => kitchen.move(id, 'placed', 'cooking'),
      ready: () => kitchen.undo(id, 'ready'),
    }
    const rounds = mailRounds(kitchen.db, {
      async send(letter, hurry) {
        await meanwhile[/\d-(placed|ready)-/.exec(letter.name)?.[1] ?? '']?.()
        await clientAddress.round()
        return mailer.send(letter, hurry)
      },
    })
    await rounds.round()
    expect(server.received).toHaveLength(1)
    expect(await mailRow(kitchen.db, id)).toMatchObject({
      emails: [{ kind: 'placed', state: 'sent' }],
      dueAt: null,
    })
    expect(await kitchen.track(id)).toMatchObject({ status: 'cooking' })

    await kitchen.move(id, 'cooking', 'ready')
    rounds.wait(20_000)
    await rounds.round()
    expect(await kitchen.track(id)).toMatchObject({ status: 'cooking' })
    await kitchen.move(id, 'cooking', 'ready')
    rounds.wait(60_000)
    await rounds.round()
    expect(server.received, 'it was taken back too late, so it is not said twice').toHaveLength(2)
  })
})
