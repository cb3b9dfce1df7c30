// Declined cards (trust rule 24): counted across all servers by mailbox and by client address, and no address is stored.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { maxDeclinesPerMailbox, maxDeclinesPerAddress } from '../../db/payments/card-attempts.ts'
import { demoCards, demoToken } from '#domain/payments/test-cards.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { newKey, openTestApp, rosasOrder, type TestApp } from '../../../test-support/test-app.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { AuthorizeRequest } from '../../adapters/payments.ts'
import { tablesIn } from '../../db/copies/known-schema.ts'
import { purgeCardAttempts } from '../../jobs/purge-customers.ts'
import { hour, minute } from '#domain/basics/time-units.ts'

const noon = new Date('2026-11-15T20:00:00.000Z')
const later = (ms: number, from = noon) => new Date(from.getTime() + ms)

/** A shop with one or two servers, whose gateway records its requests; the test acts as their proxy. */
async function open(engine: Engine, { servers = 1, slowness = 0 } = {}) {
  const asked: AuthorizeRequest[] = []
  const demo = createDemoPayments({ patienceMs: 20 })
  const payments = {
    ...demo,
    async authorize(request: AuthorizeRequest) {
      asked.push(request)
      if (slowness > 0) await wait(slowness)
      return demo.authorize(request)
    },
  }
  const options = { rateLimits: true, trustProxy: ['127.0.0.1'], payments }
  const first = await openTestApp(engine, options)
  const all: TestApp[] = [first]
  while (all.length < servers) all.push(await openTestApp(engine, { ...options, place: first.place }))
  const setNow = (now: Date) => all.forEach((one) => one.setNow(now))
  setNow(noon)
  let nth = 0
  const order = async (card: keyof typeof demoCards, given: Partial<Sent> = {}) => {
    nth += 1
    const { email = `rosa-${nth}@example.com`, from = `203.0.113.${nth % 250}`, key = newKey() } = given
    const reply = await (all[nth % all.length] ?? first).send({
      method: 'POST',
      url: '/api/orders',
      headers: { 'x-forwarded-for': from, 'idempotency-key': key },
      payload: { ...rosasOrder, email, paymentToken: demoToken(demoCards[card]) },
    })
    return reply
  }
  return { ...first, setNow, order, asked }
}

interface Sent {
  readonly email: string
  readonly from: string
  readonly key: string
}

const refusal = {
  status: 429,
  code: 'too-many-declined',
  title: 'Too many cards were declined. Nothing was charged. Please try again later.',
  phone: null,
}

describe.each(engines)('trust rule 24 on %s', (engine) => {
  test('a mailbox may have five cards declined in an hour, however it is written; then no gateway is asked', async () => {
    const { order, asked, setNow } = await open(engine)
    for (let nth = 0; nth < maxDeclinesPerMailbox; nth += 1) {
      setNow(later(nth * minute))
      expect((await order('decline', { email: `Vic.tim+${nth}@gmail.com` })).statusCode).toBe(402)
    }
    const refused = await order('approve', { email: 'victim@googlemail.com' })
    expect([refused.statusCode, refused.json()]).toEqual([429, refusal])
    // The limit lasts until the first decline is an hour old.
    expect(refused.headers['retry-after']).toBe(String(56 * 60))
    expect(asked).toHaveLength(maxDeclinesPerMailbox)
    expect((await order('approve')).statusCode).toBe(201)
    setNow(later(hour + 1))
    expect((await order('approve', { email: 'victim@gmail.com' })).statusCode).toBe(201)
  })

  test('an address may have ten, and with it its IPv6 network; others order meanwhile', async () => {
    const { order, asked } = await open(engine)
    for (let nth = 0; nth < maxDeclinesPerAddress; nth += 1)
      expect((await order('decline', { from: `2001:db8:1:2::${nth}` })).statusCode).toBe(402)
    expect((await order('decline', { from: '2001:db8:1:2:ffff::1' })).json()).toEqual(refusal)
    expect(asked).toHaveLength(maxDeclinesPerAddress)
    expect((await order('approve', { from: '2001:db8:1:3::1' })).statusCode).toBe(201)
  })

  test('fifty at once at two servers: no more reach the gateway than the rule says', async () => {
    const { order, asked } = await open(engine, { servers: 2, slowness: 15 })
    const flood = (given: Partial<Sent>) => Array.from({ length: 50 }, () => order('decline', given))
    const byMailbox = await Promise.all(flood({ email: 'victim@example.com' }))
    expect(asked).toHaveLength(maxDeclinesPerMailbox)
    expect(byMailbox.filter(({ statusCode }) => statusCode === 402)).toHaveLength(maxDeclinesPerMailbox)
    expect(new Set(byMailbox.map(({ statusCode }) => statusCode))).toEqual(new Set([402, 429]))
    asked.length = 0
    const byAddress = await Promise.all(flood({ from: '198.51.100.7' }))
    expect(asked).toHaveLength(maxDeclinesPerAddress)
    expect(byAddress.filter(({ statusCode }) => statusCode === 402)).toHaveLength(maxDeclinesPerAddress)
  })

  test('an office with good cards orders at once from one address, and nobody is refused', async () => {
    const { order } = await open(engine, { servers: 2, slowness: 15 })
    const from = '192.0.2.60'
    const lunch = await Promise.all(Array.from({ length: 40 }, () => order('approve', { from })))
    expect(new Set(lunch.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  })

  test('who has three cards declined pays with the fourth, and the same order sent again counts once', async () => {
    const { order, asked } = await open(engine)
    const rosa = { email: 'rosa@example.com', from: '192.0.2.1' }
    const key = newKey()
    for (let times = 0; times < 2 * maxDeclinesPerMailbox; times += 1)
      expect((await order('decline', { ...rosa, key })).json()).toMatchObject({ code: 'card-declined' })
    expect(asked).toHaveLength(1)
    for (const _ of [2, 3]) await order('decline', rosa)
    expect((await order('approve', rosa)).statusCode).toBe(201)
    // A silent gateway and an unreadable token do not count as declines.
    for (let times = 0; times <= maxDeclinesPerMailbox; times += 1)
      expect((await order('silence', { from: '192.0.2.2', email: 'ann@example.com' })).statusCode).toBe(503)
    expect((await order('approve', { from: '192.0.2.2', email: 'ann@example.com' })).statusCode).toBe(201)
  })

  test('another card under the same key counts, too', async () => {
    const { order, asked } = await open(engine)
    const sent = { email: 'rosa@example.com', key: newKey() }
    await order('decline', sent)
    for (let times = 1; times < maxDeclinesPerMailbox; times += 1)
      await order('decline', { email: 'rosa@example.com' })
    expect((await order('approve', sent)).json()).toEqual(refusal)
    expect(asked).toHaveLength(maxDeclinesPerMailbox)
  })

  test('it holds across midnight, when the key is another; an hour later nothing is left, and nobody’s address ever was', async () => {
    const { order, db, setNow, asked } = await open(engine)
    const beforeMidnight = new Date('2026-11-15T23:50:00.000Z')
    const victim = { email: 'victim@target.example', from: '198.51.100.66' }
    setNow(beforeMidnight)
    for (let nth = 0; nth < 3; nth += 1) await order('decline', victim)
    setNow(later(20 * minute, beforeMidnight))
    for (let nth = 0; nth < 2; nth += 1) await order('decline', victim)
    expect((await order('decline', victim)).json()).toEqual(refusal)
    expect(asked).toHaveLength(maxDeclinesPerMailbox)
    const names = await hashesIn(db)
    // Two days have two keys: the same person has two hashes, and neither reveals who it is.
    expect(names).toMatchObject({ days: 2, mailboxes: 2, clientAddresses: 2 })
    expect(await everythingIn(db)).not.toMatch(/198\.51\.100|victim@/)

    await purgeCardAttempts({ db, now: () => later(75 * minute, beforeMidnight) })
    expect(await hashesIn(db)).toEqual({ days: 1, mailboxes: 1, clientAddresses: 1 })
    setNow(later(90 * minute, beforeMidnight))
    await purgeCardAttempts({ db, now: () => later(90 * minute, beforeMidnight) })
    expect(await hashesIn(db)).toEqual({ days: 1, mailboxes: 0, clientAddresses: 0 })
    expect((await order('approve', victim)).statusCode).toBe(201)
  })

  test('a server that died while the gateway was asked keeps nobody waiting', async () => {
    const { order, db } = await open(engine)
    const from = '192.0.2.9'
    for (let nth = 0; nth < maxDeclinesPerAddress; nth += 1) await order('decline', { from })
    await sql`update card_attempts set outcome = 'pending', at = ${later(-2 * minute).toISOString()}`.execute(
      db.write,
    )
    expect((await order('approve', { from })).statusCode).toBe(201)
  })
})

async function hashesIn({ read }: TestApp['db']) {
  const tries = await read.selectFrom('card_attempts').select(['mailbox', 'client']).execute()
  return {
    days: (await read.selectFrom('card_hash_keys').selectAll().execute()).length,
    mailboxes: new Set(tries.map(({ mailbox }) => mailbox)).size,
    clientAddresses: new Set(tries.map(({ client }) => client)).size,
  }
}

/** Every row of every table, as text. */
async function everythingIn(db: TestApp['db']): Promise<string> {
  const tables = await tablesIn(db.read, db.engine)
  const rows = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)}`.execute(db.read)),
  )
  return JSON.stringify(rows.map((found) => found.rows))
}
