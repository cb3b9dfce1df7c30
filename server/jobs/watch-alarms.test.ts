// Each alarm from its real cause (R72): on Today, by mail at most once an hour, and over, whichever of two servers does it.
import { describe, expect, test } from 'vitest'
import { alarmKinds, alarmRule, type AlarmCounts, type AlarmKind } from '#domain/people/alarms.ts'
import type { MeReply, TodayReply } from '#domain/people/people-api.ts'
import { cents } from '#domain/basics/money.ts'
import { day } from '#domain/basics/time-units.ts'
import { demoCards, demoToken } from '#domain/payments/test-cards.ts'
import { alarmCount } from '../../test-support/alarm-count.ts'
import { engines, type Engine } from '../../test-support/databases.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { openOrderBook } from '../../test-support/open-order-book.ts'
import { setWaitTimes } from '../../test-support/set-wait-times.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { openTestApp } from '../../test-support/test-app.ts'
import { setPaymentMethods } from '../../test-support/set-payment-methods.ts'
import { createOwner } from '../actions/people/create-owner.ts'
import { createPasswordGuard, logIn } from '../actions/people/log-in.ts'
import { MailServerDown, type Email } from '../adapters/mailer.ts'
import { runCheck } from '../db/books/books-state.ts'
import { writeEmailOutcome } from '../db/orders/email-queue.ts'
import { storeDisputes } from '../db/payments/disputes.ts'
import { claimBackup, failBackup, finishBackup, forgetBackup } from '../db/restaurant/backups.ts'
import { composeAlarmEmail } from '../emails/owner-email.ts'
import { watchAlarms, type WatchAlarmsDeps } from './watch-alarms.ts'

const start = new Date()
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const closing = new AbortController().signal

async function openWatch(engine: Engine) {
  const book = await openOrderBook(engine)
  const { db, setNow } = book
  const emails: Email[] = []
  const changes: string[] = []
  let own: AlarmCounts = {}
  let isDown = false
  const mailer: WatchAlarmsDeps['mailer'] = {
    async send(email) {
      if (isDown) throw new MailServerDown('no answer')
      emails.push(email)
      return 'sent'
    },
  }
  const watch = (now: Date, more: Partial<WatchAlarmsDeps> = {}) =>
    watchAlarms({
      db,
      countOwn: async () => own,
      mailer,
      ownerEmail: () => 'owner@example.com',
      composeEmail: (alarm, moment) => composeAlarmEmail(emailSender, alarm, moment),
      now: () => now,
      closing,
      onChange: (kind, change) => changes.push(`${change} ${kind}`),
      onDeferred: () => {},
      ...more,
    })
  return {
    ...book,
    watch,
    setOwn: (counts: AlarmCounts) => (own = counts),
    setDown: (down: boolean) => (isDown = down),
    /** Two servers watch at the same moment. Returns what they changed about one alarm, and the emails about it. */
    async both(kind: AlarmKind, now: Date) {
      setNow(now)
      changes.length = 0
      emails.length = 0
      await Promise.all([watch(now), watch(now)])
      return {
        changes: changes.filter((change) => change.endsWith(` ${kind}`)),
        subjects: emails.map(({ subject }) => subject),
      }
    },
    today: async () => (await book.get('/api/office/today')).json<TodayReply>(),
    me: async (by: string) => (await book.get('/api/me', by)).json<MeReply>(),
    sql: (change: { total: number } | { status: 'canceled' }) =>
      db.write.updateTable('orders').set(change).execute(),
    lastOrder: async () =>
      db.read.selectFrom('orders').select(['seq', 'total']).orderBy('seq', 'desc').executeTakeFirstOrThrow(),
  }
}

type Watch = Awaited<ReturnType<typeof openWatch>>

interface Story {
  /** Makes the cause, and returns the moment at which it is an alarm. */
  readonly cause: (shop: Watch) => Promise<Date>
  /** Takes it away again; a moment of its own where only time helps. */
  readonly cure: (shop: Watch) => Promise<Date | undefined>
  readonly subject?: string
  readonly over: string | undefined
}

const dispute = {
  id: 'dp_1',
  amount: cents(4599),
  reason: 'not-theirs',
  respondBy: null,
  openedAt: start.toISOString(),
  withdrawn: cents(0),
} as const
const moment = { at: start.toISOString(), day: '2026-11-19' }

async function setDispute({ db, lastOrder }: Watch, status: 'needs-answer' | 'under-review'): Promise<void> {
  const { seq: orderSeq } = await lastOrder()
  const seen = await db.read.selectFrom('disputes').selectAll().execute()
  expect(await storeDisputes(db, { orderSeq, seen, now: [{ ...dispute, status }] }, moment)).toBe('changed')
}

async function seeAll({ db }: Watch): Promise<undefined> {
  await db.write.updateTable('orders').set({ seen_at: start.toISOString() }).execute()
}

const own =
  (counts: AlarmCounts, minutes = 0) =>
  (shop: Watch) => {
    shop.setOwn(counts)
    return Promise.resolve(at(minutes))
  }

const stories: { readonly [Kind in AlarmKind]: Story } = {
  'shop-stopped': {
    async cause({ db, placed }) {
      await setWaitTimes(db, { stopAfter: 5 })
      await placed()
      return at(6)
    },
    cure: seeAll,
    subject: 'The shop takes no new orders',
    over: 'The shop takes orders again',
  },
  'unseen-orders': {
    async cause({ placed }) {
      await placed()
      await placed()
      return at(6)
    },
    cure: seeAll,
    subject: 'Nobody has touched 2 new orders for five minutes',
    over: 'The new orders were seen',
  },
  'disk-nearly-full': {
    cause: own({ 'disk-nearly-full': 93 }),
    cure: own({ 'disk-nearly-full': 40 }, 200),
    subject: 'The server’s disk is 93% full',
    over: 'The server’s disk has room again',
  },
  'emails-waiting': {
    async cause(shop) {
      await shop.placed()
      await seeAll(shop)
      return at(16)
    },
    async cure({ db }) {
      for (const { seq } of await db.read.selectFrom('emails').select('seq').execute())
        await writeEmailOutcome(db, seq, { state: 'sent', at: at(90).toISOString() })
      return undefined
    },
    over: 'Emails go out again',
  },
  'no-backup': {
    async cause({ db }) {
      const startedAt = start.toISOString()
      const claim = { day: '2026-11-19', startedAt, file: 'b.db', server: 'one', claimedUntil: startedAt }
      await claimBackup(db, claim)
      await failBackup(db, claim, { fault: { code: 'no-folder' }, retryAt: startedAt })
      // As after a week of failures.
      await forgetBackup(db, claim.day)
      return new Date(start.getTime() + 9 * day + 60_000)
    },
    async cure({ db }) {
      const startedAt = new Date(start.getTime() + 9 * day).toISOString()
      const claim = { day: '2026-11-21', startedAt, file: 'a.db', server: 'one', claimedUntil: startedAt }
      await claimBackup(db, claim)
      await finishBackup(db, claim, { at: startedAt, size: 8, restoredAt: null, fault: null })
      return undefined
    },
    subject: 'There’s been no good backup for 9 days',
    over: 'There’s a good backup again',
  },
  'failed-payments': {
    async cause(shop) {
      await shop.placeFor({ paymentToken: demoToken(demoCards.lapse) })
      await shop.settle()
      await seeAll(shop)
      return at(0)
    },
    async cure({ db, cancel }) {
      const { id } = await db.read.selectFrom('orders').select('id').executeTakeFirstOrThrow()
      expect((await cancel(id)).statusCode).toBe(200)
      return undefined
    },
    over: 'No failed payment or refund is left',
  },
  disputes: {
    async cause(shop) {
      await shop.placed()
      await seeAll(shop)
      await setDispute(shop, 'needs-answer')
      return at(0)
    },
    async cure(shop) {
      await setDispute(shop, 'under-review')
      return undefined
    },
    over: 'No dispute is left to answer',
  },
  'books-off': {
    async cause(shop) {
      await shop.placed()
      await seeAll(shop)
      await shop.settle()
      await shop.sql({ total: 1 })
      await runCheck({ db: shop.db, now: () => at(0), closing })
      return at(0)
    },
    async cure({ db, sql }) {
      await sql({ total: 4599 })
      await runCheck({ db, now: () => at(1), closing })
      return undefined
    },
    subject: 'The books don’t balance',
    over: 'The books balance again',
  },
  'declined-cards': {
    async cause({ db }) {
      const row = (id: number) => ({
        id: `${id}`,
        mailbox: `m${id}`,
        client: `c${id}`,
        at: at(-1).toISOString(),
      })
      const rows = Array.from({ length: 61 }, (_, id) => row(id))
      await db.write
        .insertInto('card_attempts')
        .values(rows.map((one) => ({ ...one, outcome: 'declined' as const, requires_3ds: 0 })))
        .execute()
      return at(0)
    },
    cure: async ({ db }) => void (await db.write.deleteFrom('card_attempts').execute()),
    subject: 'Someone may be trying stolen cards',
    over: 'Nobody seems to try stolen cards anymore',
  },
  'unpaid-flood': {
    async cause(shop) {
      await setPaymentMethods(shop.db, { counter: { pickup: true, delivery: true } })
      const { paymentToken: _card, ...body } = { ...rosasOrder, fulfillment: 'pickup', pay: 'counter' }
      for (let order = 0; order < 20; order += 1) expect((await shop.order(body)).statusCode).toBe(201)
      await seeAll(shop)
      return at(1)
    },
    cure: async ({ sql }) => void (await sql({ status: 'canceled' })),
    subject: '20 orders in an hour, and not one is paid',
    over: 'Unpaid orders are back to normal',
  },
  'wrong-logins': {
    cause: own({ 'wrong-logins': 30 }),
    cure: own({ 'wrong-logins': 3 }, 200),
    subject: '30 wrong passwords in the last hour',
    over: 'The wrong passwords have stopped',
  },
}

describe.each(engines)('R72 on %s', (engine) => {
  test.each(alarmKinds)('%s is on Today and in one email at most, and is over once', async (kind) => {
    const shop = await openWatch(engine)
    const { cause, cure, subject, over } = stories[kind]
    shop.setNow(at(0))
    expect(await shop.both(kind, at(0)).then(({ changes }) => changes)).toEqual([])
    const begun = await cause(shop)
    expect(await shop.both(kind, begun)).toMatchObject({
      changes: [`begin ${kind}`],
      subjects: subject === undefined ? [] : [subject],
    })
    expect(alarmCount(await shop.today(), kind)).toBeGreaterThan(0)
    expect(await shop.me(shop.owner)).toMatchObject({ emailsWait: kind === 'emails-waiting' })
    const { isBroken } = alarmRule(kind)
    expect((await shop.me(shop.owner)).brokenAlarms).toBe(isBroken ? 1 : 0)
    const soon = new Date(begun.getTime() + 60_000)
    expect(await shop.both(kind, soon)).toEqual({ changes: [], subjects: [] })

    const cured = (await cure(shop)) ?? new Date(begun.getTime() + 2 * 60_000)
    expect(await shop.both(kind, cured)).toMatchObject({ changes: [`end ${kind}`], subjects: [over] })
    expect(await shop.today()).toMatchObject({ overAlarms: [kind] })
    expect(alarmCount(await shop.today(), kind)).toBe(0)
    expect((await shop.me(shop.owner)).brokenAlarms).toBe(0)
    expect(await shop.both(kind, new Date(cured.getTime() + 60_000))).toEqual({ changes: [], subjects: [] })
  })

  test('an alarm that grows is mailed once an hour, and one that comes back within it is not', async () => {
    const shop = await openWatch(engine)
    const mailed = async (count: number, minutes: number) => {
      shop.setOwn({ 'wrong-logins': count })
      return (await shop.both('wrong-logins', at(minutes))).subjects
    }
    expect(await mailed(30, 0)).toEqual(['30 wrong passwords in the last hour'])
    expect(await mailed(50, 59)).toEqual([])
    expect(await mailed(60, 60)).toEqual(['60 wrong passwords in the last hour'])
    expect(await mailed(60, 121)).toEqual([])
    expect(await mailed(0, 123)).toEqual(['The wrong passwords have stopped'])
    expect(await mailed(31, 124)).toEqual(['31 wrong passwords in the last hour'])
    expect(await mailed(0, 126)).toEqual([])
    expect(await mailed(32, 127)).toEqual([])
    expect(await mailed(32, 184)).toEqual(['32 wrong passwords in the last hour'])
  })

  test('waits for the mail server, and is mailed to nobody where the restaurant has no address', async () => {
    const shop = await openWatch(engine)
    shop.setOwn({ 'disk-nearly-full': 95 })
    await shop.watch(at(0), { ownerEmail: () => null })
    shop.setDown(true)
    expect((await shop.both('disk-nearly-full', at(1))).subjects).toEqual([])
    shop.setDown(false)
    expect((await shop.both('disk-nearly-full', at(2))).subjects, 'the lease of the first try').toEqual([])
    expect((await shop.both('disk-nearly-full', at(3))).subjects).toEqual(['The server’s disk is 95% full'])
  })

  test('a wrong password is counted, and the right one is not', async () => {
    const { db } = await openTestApp(engine)
    await createOwner({ db, now: () => start }, 'a long enough one')
    const guard = createPasswordGuard()
    const enter = (password: string) =>
      logIn(
        { db, now: () => start, ...guard },
        { username: 'owner', password, address: '203.0.113.7', device: undefined },
      )
    expect((await enter('not this one')).outcome).toBe('failed')
    expect((await enter('a long enough one')).outcome).toBe('welcome')
    expect(guard.wrongPasswords.count(start.getTime())).toBe(1)
    expect(guard.wrongPasswords.count(at(60).getTime())).toBe(0)
  })
})
