// Somebody tries stolen cards from many addresses (trust rule 24): every card is asked for 3-D Secure, and the owner is told.
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mostDeclines } from '../../db/payments/card-attempts.ts'
import { demoCards, demoToken } from '#domain/payments/test-cards.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { engines } from '../../../test-support/databases.ts'
import { house } from '../../../test-support/mail-rounds.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { newKey, rosasOrder } from '../../../test-support/test-app.ts'
import type { Letter } from '../../adapters/mailer.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { AuthoriseRequest } from '../../adapters/payments.ts'
import type { CardTriesTable } from '../../db/payments/payment-tables.ts'
import type { Database } from '../../db/engine/database.ts'
import { forgetCardTries } from '../../jobs/purge-customers.ts'
import { tellOwner } from '../../jobs/send-owner-alerts.ts'
import { writeNewsLetter } from '../../emails/owner-letter.ts'
import { hour } from '#domain/basics/time-units.ts'

const noon = new Date('2026-11-15T20:00:00.000Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

type Outcome = CardTriesTable['outcome']

/** Of other customers, each with an address of their own. */
async function addTries(db: Database, outcome: Outcome, count: number): Promise<void> {
  const made = () => randomBytes(32).toString('base64url')
  const one = () => ({ id: made(), mailbox: made(), neighbour: made(), at: noon.toISOString() })
  const rows = Array.from({ length: count }, () => ({ ...one(), outcome, asks_bank: 0 }))
  await db.transaction((trx) => trx.insertInto('card_tries').values(rows).execute())
}

describe.each(engines)('trust rule 24 in the whole shop, on %s', (engine) => {
  test('more than sixty declines in an hour, and half of all tries: every bank is to ask, and the owner hears once', async () => {
    const demo = createDemoPayments()
    const asked: AuthoriseRequest[] = []
    const authorise: typeof demo.authorise = (request) => {
      asked.push(request)
      return demo.authorise(request)
    }
    const office = await openOffice(engine, { rateLimits: true, payments: { ...demo, authorise } })
    const { db, setNow } = office
    setNow(noon)
    const others = (outcome: Outcome, count: number) => addTries(db, outcome, count)
    let nth = 0
    const order = async (card: keyof typeof demoCards) => {
      const email = `rosa-${(nth += 1)}@example.com`
      await office.order({ ...rosasOrder, email, paymentToken: demoToken(demoCards[card]) })
      return asked.at(-1)?.asksBank
    }
    const today = async () => (await office.get('/api/office/today', office.owner)).json<TodayReply>()
    const countNews = async () => (await db.read.selectFrom('owner_news').select('seq').execute()).length

    await others('declined', mostDeclines)
    expect([await order('approve'), (await today()).testedCards, await countNews()]).toEqual([false, 0, 0])
    expect([await order('decline'), await countNews()]).toEqual([false, 1])
    expect((await today()).testedCards).toBe(mostDeclines + 1)
    expect([await order('approve'), await order('decline'), await countNews()]).toEqual([true, true, 1])

    // Orders enough, and the same declines are no flood.
    await others('passed', mostDeclines + 1)
    await others('open', 500)
    expect([await order('approve'), (await today()).testedCards]).toEqual([false, 0])
    setNow(later(hour))
    await others('declined', mostDeclines)
    setNow(later(hour + 1))
    expect([await order('approve'), (await today()).testedCards]).toEqual([false, 0])

    const letters: Letter[] = []
    await tellOwner({
      db,
      mailer: { send: async (letter) => (letters.push(letter), 'sent') },
      ownersAddress: () => 'owner@example.com',
      writeLetter: (news, now) => writeNewsLetter(house, news, now),
      now: () => noon,
      closing: new AbortController().signal,
      onTrouble: () => {},
    })
    expect(letters.map(({ subject }) => subject)).toEqual(['Someone may be trying stolen cards'])
    expect(letters[0]?.text).toContain('61 cards were declined in the last hour, half or more of all')
    expect(letters[0]?.text).toMatch(/\nToday:\nhttp[^\n]+#\/Staff\n/)
  })

  test('banks that ask and get no answer leave the alarm on, however many; who answers counts as a good try', async () => {
    const demo = createDemoPayments()
    const asked: AuthoriseRequest[] = []
    /** Each bank asks once. */
    const authorise: typeof demo.authorise = async (request) => {
      const isAnswered = asked.some(({ key }) => key === request.key)
      asked.push(request)
      const [intent, challenge] = [`intent-${request.key}`, 'challenge']
      return isAnswered ? demo.authorise(request) : { outcome: 'action-required', intent, challenge }
    }
    const office = await openOffice(engine, { rateLimits: true, payments: { ...demo, authorise } })
    const { db, setNow } = office
    setNow(noon)
    const order = async (nth: number, key = newKey()) =>
      (await office.order({ ...rosasOrder, email: `rosa-${nth}@example.com` }, key)).statusCode
    const today = async () => (await office.get('/api/office/today', office.owner)).json<TodayReply>()
    const count = async (outcome: Outcome) =>
      (await db.read.selectFrom('card_tries').select('id').where('outcome', '=', outcome).execute()).length

    const declines = mostDeclines + 1
    await addTries(db, 'declined', declines)
    await addTries(db, 'passed', declines - 1)
    const key = newKey()
    for (const nth of [1, 2, 3]) expect(await order(nth)).toBe(402)
    expect(await order(4, key)).toBe(402)
    await addTries(db, 'challenged', 500)
    expect((await today()).testedCards).toBe(declines)
    expect([await count('challenged'), await count('passed')]).toEqual([504, declines - 1])

    expect(await order(4, key)).toBe(201)
    expect([await count('challenged'), await count('passed')]).toEqual([503, declines])
    expect((await today()).testedCards).toBe(declines)
    await order(5)
    expect(asked.map(({ asksBank }) => asksBank)).toEqual(asked.map(() => true))

    await forgetCardTries({ db, now: () => later(hour) })
    expect(await count('challenged')).toBe(0)
  })
})
