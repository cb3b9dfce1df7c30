// The summary of a day (R72): at closing, where it is wanted, once, whichever of two servers makes and sends it.
import { describe, expect, test } from 'vitest'
import { weekdays } from '#domain/basics/days.ts'
import { cents } from '#domain/basics/money.ts'
import { hour, minute } from '#domain/basics/time-units.ts'
import type { Hours, Week } from '#domain/restaurant/opening-hours.ts'
import type { Saved } from '#domain/restaurant/restaurant-api.ts'
import { engines, timeZone, type Engine } from '../../test-support/databases.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { openRefunds } from '../../test-support/open-refunds.ts'
import { captureAllPayments, settling } from '../../test-support/settling.ts'
import { MailServerDown, type Email } from '../adapters/mailer.ts'
import { createDemoPayments } from '../adapters/payments-demo.ts'
import { composeAlertEmail } from '../emails/owner-email.ts'
import { sendOwnerAlerts } from './send-owner-alerts.ts'
import { settlePayments } from './settle-payments.ts'
import { summarizeDay } from './summarize-day.ts'

const evening = [{ from: '11:00', to: '22:00' }]
const hours: Hours = {
  week: Object.fromEntries(weekdays.map((day) => [day, evening])) as unknown as Week,
  specialDays: [],
}
const noon = new Date('2026-11-18T20:00:00.000Z')
const closing = Date.parse('2026-11-19T06:00:00.000Z')
const afterClosing = (ms: number) => new Date(closing + ms)

async function openEvening(engine: Engine, isWanted = true) {
  const book = await openRefunds(engine)
  book.setNow(noon)
  const sent: Email[] = []
  let isDown = false
  const mailer = {
    async send(email: Email) {
      if (isDown) throw new MailServerDown('no answer')
      sent.push(email)
      return 'sent' as const
    },
  }
  const runAt = async (now: Date, address: string | null = 'owner@example.com') => {
    const shared = { db: book.db, ownerEmail: () => address, now: () => now }
    await summarizeDay({ ...shared, schedule: () => ({ hours, timeZone }), onStored: () => {} })
    await sendOwnerAlerts({
      ...shared,
      mailer,
      composeEmail: (alert, at) => composeAlertEmail(emailSender, alert, at),
      closing: new AbortController().signal,
      onDeferred: () => {},
    })
  }
  const want = async (dailySummary: boolean) => {
    const saved = (await book.get('/api/office/owner-emails')).json<Saved<'ownerEmails'>>()
    const reply = await book.post('/api/office/owner-emails', { ...saved, dailySummary }, book.owner)
    expect(reply.statusCode, reply.body).toBe(200)
  }
  if (isWanted) await want(true)
  return { ...book, sent, runAt, want, setDown: (down: boolean) => (isDown = down) }
}

describe.each(engines)('R72 the summary of the day on %s', (engine) => {
  test('says what the day brought, what is open and what is wrong', async () => {
    const { placed, move, cancel, db, refunded, setNow, sent, runAt } = await openEvening(engine)
    const [cooking, ready] = [await placed(), await placed()]
    await move(cooking, 'placed', 'cooking')
    await move(ready, 'placed', 'cooking')
    await captureAllPayments(db, createDemoPayments(), noon)
    await refunded(ready, { selection: { amount: cents(500) }, expected: 500 })
    await settlePayments({ ...settling(db, createDemoPayments()), now: () => noon })
    await cancel(await placed())
    setNow(afterClosing(-6 * minute))
    await placed()
    await runAt(afterClosing(0))
    expect(sent).toHaveLength(1)
    const [email] = sent
    expect(email?.to).toEqual({ name: 'Burritoful', address: 'owner@example.com' })
    expect(email?.subject).toBe('Wednesday, November 18: 2 orders, $79.43')
    expect(email?.text).toContain('With $7.55 tax, $0.00 delivery and $0.00 tips that’s $86.98.')
    expect(email?.text).toContain('That’s after $4.57 in refunds.')
    expect(email?.text).toContain('One order was canceled before it was paid.')
    expect(email?.text).toContain('3 orders were still open at closing.')
    expect(email?.text).toContain('Nobody has touched 1 new order for five minutes.')
    expect(email?.text).toContain('http://burritoful.test/#/Manage/Books/2026-11-18')
  })

  test('comes once, at closing, whichever of two servers does it', async () => {
    const { sent, runAt } = await openEvening(engine)
    await runAt(afterClosing(-minute))
    expect(sent.map(({ subject }) => subject)).toEqual([])
    await Promise.all([runAt(afterClosing(0)), runAt(afterClosing(0))])
    await runAt(afterClosing(minute))
    expect(sent.map(({ subject }) => subject)).toEqual(['Wednesday, November 18: 0 orders, $0.00'])
    expect(sent[0]?.text).toContain('Nothing’s wrong.')
    await runAt(afterClosing(24 * hour))
    expect(sent.map(({ subject }) => subject).slice(1)).toEqual(['Thursday, November 19: 0 orders, $0.00'])
  })

  test('waits for a mail server that is down, and a server that was off makes up for it the same night', async () => {
    const { sent, runAt, setDown } = await openEvening(engine)
    setDown(true)
    await runAt(afterClosing(5 * hour))
    setDown(false)
    await runAt(afterClosing(9 * hour))
    expect(sent).toHaveLength(1)
    await runAt(afterClosing(24 * hour + 7 * hour))
    expect(sent).toHaveLength(1)
  })

  test('comes to nobody who has not asked for it, or whose restaurant has no address', async () => {
    const { sent, runAt, want } = await openEvening(engine, false)
    await runAt(afterClosing(0))
    await want(true)
    await runAt(afterClosing(0), null)
    await runAt(afterClosing(7 * hour))
    expect(sent).toEqual([])
    await runAt(afterClosing(24 * hour))
    expect(sent).toHaveLength(1)
  })
})
