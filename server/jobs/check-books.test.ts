// The books are checked every business day, and the owner hears once of what is off (R68, R72).
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines, migratedPlace, timeZone, type Engine } from '../../test-support/databases.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { chanceFrom } from '../../test-support/sales-year.ts'
import { fillBooks } from '../../test-support/some-books.ts'
import { MailServerDown, type Email } from '../adapters/mailer.ts'
import { readLastCheck } from '../db/books/books-state.ts'
import { openDatabase } from '../db/engine/open.ts'
import { composeAlertEmail } from '../emails/owner-email.ts'
import { checkBooksDaily } from './check-books.ts'
import { sendOwnerAlerts } from './send-owner-alerts.ts'

const morning = new Date('2026-11-15T13:00:00.000Z')

async function openNight(engine: Engine) {
  const db = await openDatabase(await migratedPlace(engine))
  onTestFinished(() => db.close())
  await fillBooks(db, chanceFrom(68), { days: ['2026-11-12'], perDay: 5 })
  const sent: Email[] = []
  let [moment, isDown] = [morning, false]
  const [now, { signal: closing }] = [() => moment, new AbortController()]
  const tell = () =>
    sendOwnerAlerts({
      db,
      mailer: {
        async send(letter) {
          if (isDown) throw new MailServerDown('no answer')
          sent.push(letter)
          return 'sent'
        },
      },
      ownerEmail: () => 'owner@example.com',
      composeEmail: (news, at) => composeAlertEmail(emailSender, news, at),
      now,
      closing,
      onDeferred: () => {},
    })
  const check = () => checkBooksDaily({ db, timeZone: () => timeZone, now, startedAt: morning, closing })
  return {
    sent,
    check,
    run: () => check().then(tell),
    goTo: (to: string) => (moment = new Date(to)),
    setDown: (down: boolean) => (isDown = down),
    state: () => readLastCheck(db),
    news: () => db.read.selectFrom('owner_alerts').select('kind').execute(),
    spoil: (seq: number) => db.write.updateTable('orders').set({ total: 1 }).where('seq', '=', seq).execute(),
  }
}

describe.each(engines)('R68 the nightly check on %s', (engine) => {
  test('runs once in a business day, and of two servers one tells what it found', async () => {
    const { check, state, goTo, spoil, news } = await openNight(engine)
    await check()
    expect(await state()).toMatchObject({ checkedAt: morning.toISOString(), discrepancies: [] })
    await spoil(2)
    goTo('2026-11-15T23:00:00.000Z')
    await check()
    expect(await state()).toMatchObject({ checkedAt: morning.toISOString(), discrepancies: [] })
    // Four in the morning in California.
    goTo('2026-11-16T12:00:01.000Z')
    await Promise.all([check(), check()])
    expect(await state()).toMatchObject({
      checkedAt: '2026-11-16T12:00:01.000Z',
      discrepancies: [{ number: 2 }],
    })
    expect(await news()).toEqual([{ kind: 'books-off' }])
  })

  test('tells the owner once of the same finding, and again of another', async () => {
    const { run, spoil, sent, goTo, setDown } = await openNight(engine)
    await spoil(2)
    setDown(true)
    await run()
    expect(sent).toHaveLength(0)
    setDown(false)
    goTo('2026-11-15T13:05:00.000Z')
    await run()
    await run()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      to: { address: 'owner@example.com' },
      subject: expect.stringContaining('The books don’t balance'),
    })
    expect(sent[0]?.text).toMatch(/Order 2 doesn’t balance\. [^]*\/#\/Manage\/Books/)
    goTo('2026-11-16T13:00:00.000Z')
    await run()
    expect(sent).toHaveLength(1)
    await spoil(3)
    goTo('2026-11-17T13:00:00.000Z')
    await run()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.text).toMatch(/Order 2 [^]*Order 3 /)
    expect(sent[0]?.messageId).not.toBe(sent[1]?.messageId)
  })
})
