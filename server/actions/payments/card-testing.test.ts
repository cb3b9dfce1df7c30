// Somebody tests stolen cards from many addresses (trust rule 24): every card then requires 3-D Secure, and the owner is told.
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { maxDeclinesAnHour } from '../../db/payments/card-attempts.ts'
import { demoCards, demoToken } from '#domain/payments/test-cards.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { alarmCount } from '../../../test-support/alarm-count.ts'
import { engines } from '../../../test-support/databases.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { newKey, rosasOrder } from '../../../test-support/test-app.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { AuthorizeRequest } from '../../adapters/payments.ts'
import type { CardAttemptsTable } from '../../db/payments/payment-tables.ts'
import type { Database } from '../../db/engine/database.ts'
import { purgeCardAttempts } from '../../jobs/purge-customers.ts'
import { hour } from '#domain/basics/time-units.ts'

const noon = new Date('2026-11-15T20:00:00.000Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

type Outcome = CardAttemptsTable['outcome']

/** Orders of other customers, each with an address of their own. */
async function addTries(db: Database, outcome: Outcome, count: number): Promise<void> {
  const made = () => randomBytes(32).toString('base64url')
  const one = () => ({ id: made(), mailbox: made(), client: made(), at: noon.toISOString() })
  const rows = Array.from({ length: count }, () => ({ ...one(), outcome, requires_3ds: 0 }))
  await db.transaction((trx) => trx.insertInto('card_attempts').values(rows).execute())
}

describe.each(engines)('trust rule 24 in the whole shop, on %s', (engine) => {
  test('more than sixty declines in an hour, and half of all tries: every bank is to ask, and Today says so', async () => {
    const demo = createDemoPayments()
    const asked: AuthorizeRequest[] = []
    const authorize: typeof demo.authorize = (request) => {
      asked.push(request)
      return demo.authorize(request)
    }
    const office = await openOffice(engine, { rateLimits: true, payments: { ...demo, authorize } })
    const { db, setNow } = office
    setNow(noon)
    const others = (outcome: Outcome, count: number) => addTries(db, outcome, count)
    let nth = 0
    const order = async (card: keyof typeof demoCards) => {
      const email = `rosa-${(nth += 1)}@example.com`
      await office.order({ ...rosasOrder, email, paymentToken: demoToken(demoCards[card]) })
      return asked.at(-1)?.requires3DS
    }
    const onToday = async () =>
      alarmCount((await office.get('/api/office/today', office.owner)).json<TodayReply>(), 'declined-cards')

    await others('declined', maxDeclinesAnHour)
    expect([await order('approve'), await onToday()]).toEqual([false, 0])
    expect(await order('decline')).toBe(false)
    expect(await onToday()).toBe(maxDeclinesAnHour + 1)
    expect([await order('approve'), await order('decline')]).toEqual([true, true])

    // Among enough good orders, the same number of declines is no flood.
    await others('passed', maxDeclinesAnHour + 1)
    await others('open', 500)
    expect([await order('approve'), await onToday()]).toEqual([false, 0])
    setNow(later(hour))
    await others('declined', maxDeclinesAnHour)
    setNow(later(hour + 1))
    expect([await order('approve'), await onToday()]).toEqual([false, 0])
  })

  test('banks that ask and get no answer leave the alarm on, however many; who answers counts as a good try', async () => {
    const demo = createDemoPayments()
    const asked: AuthorizeRequest[] = []
    /** Each bank challenges its customer once. */
    const authorize: typeof demo.authorize = async (request) => {
      const isAnswered = asked.some(({ key }) => key === request.key)
      asked.push(request)
      const [intent, challenge] = [`intent-${request.key}`, 'challenge']
      return isAnswered ? demo.authorize(request) : { outcome: 'action-required', intent, challenge }
    }
    const office = await openOffice(engine, { rateLimits: true, payments: { ...demo, authorize } })
    const { db, setNow } = office
    setNow(noon)
    const order = async (nth: number, key = newKey()) =>
      (await office.order({ ...rosasOrder, email: `rosa-${nth}@example.com` }, key)).statusCode
    const onToday = async () =>
      alarmCount((await office.get('/api/office/today', office.owner)).json<TodayReply>(), 'declined-cards')
    const count = async (outcome: Outcome) =>
      (await db.read.selectFrom('card_attempts').select('id').where('outcome', '=', outcome).execute()).length

    const declines = maxDeclinesAnHour + 1
    await addTries(db, 'declined', declines)
    await addTries(db, 'passed', declines - 1)
    const key = newKey()
    for (const nth of [1, 2, 3]) expect(await order(nth)).toBe(402)
    expect(await order(4, key)).toBe(402)
    await addTries(db, 'challenged', 500)
    expect(await onToday()).toBe(declines)
    expect([await count('challenged'), await count('passed')]).toEqual([504, declines - 1])

    expect(await order(4, key)).toBe(201)
    expect([await count('challenged'), await count('passed')]).toEqual([503, declines])
    expect(await onToday()).toBe(declines)
    await order(5)
    expect(asked.map(({ requires3DS }) => requires3DS)).toEqual(asked.map(() => true))

    await purgeCardAttempts({ db, now: () => later(hour) })
    expect(await count('challenged')).toBe(0)
  })
})
