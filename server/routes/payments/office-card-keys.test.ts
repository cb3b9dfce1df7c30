// R73: the owner sets up cards in the office. The keys count on all servers without a restart, are nowhere to be read, and an order
// ends at the account that it began with.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TodayReply } from '../../../domain/people/people-api.ts'
import { bothEngines, freshDataDir, type Engine } from '../../../test-support/databases.ts'
import { newAccount as makeAccount, openOfficeCards } from '../../../test-support/open-office-cards.ts'
import { settling } from '../../../test-support/settling.ts'
import { intentIn } from '../../../test-support/stripe/open-card-shop.ts'
import { startSimulator, type StripeSimulator } from '../../../test-support/stripe/start-simulator.ts'
import { newKey, openTestApp, rosasOrder, type TestAppOptions } from '../../../test-support/test-app.ts'
import { backUp } from '../../db/copies/create-backup.ts'
import { apiVersion } from '../../adapters/stripe/client.ts'
import type { Database } from '../../db/engine/database.ts'
import { reviewSetAsidePayments } from '../../jobs/settle-payments.ts'

let simulator: StripeSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const newAccount = (mode: 'test' | 'live' = 'test', id?: string) =>
  makeAccount(simulator, id === undefined ? { mode } : { mode, id })
const openCards = (engine: Engine, options: TestAppOptions = {}) =>
  openOfficeCards(engine, simulator, options)

/** Every row of every table as text, as somebody has it who has stolen the database. */
async function readAllTables(db: Database): Promise<[string, Buffer][]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
    db.read,
  )
  return Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{
        row: string
      }>`select one::text as row from ${sql.table(name)} as one`.execute(db.read)
      return [name, Buffer.from(rows.map(({ row }) => row).join('\n'))] as [string, Buffer]
    }),
  )
}

describe.each(bothEngines)('on %s', (engine) => {
  test('R73 keys are tried at Stripe, saved, turned on and off; page, policy and gateway follow together', async () => {
    const account = await newAccount()
    const { save, turn, setup, policy, menu, pay, log, get, owner, post } = await openCards(engine)
    expect(await setup()).toMatchObject({ setBy: 'office', payments: 'demo', keys: [] })

    const saved = await save(account)
    expect(saved.json(), saved.body).toMatchObject({
      payments: 'demo',
      keys: [{ state: 'ready', isTestMode: true, account: account.id, ending: 'ter2', isLocked: false }],
    })
    expect(saved.body).not.toContain(account.secretKey)
    // The pair was compared with a payment that nobody confirmed, and that is canceled again.
    expect(await simulator.book(account.id)).toMatchObject([{ status: 'canceled', amount: 50 }])
    expect(await policy()).not.toContain('stripe')
    expect(
      (await post('/api/office/payments/test', { paymentToken: 'pm_card_visa' }, owner)).json(),
    ).toMatchObject({
      outcome: 'let-go',
    })

    expect((await turn(true, account)).json()).toMatchObject({ payments: 'stripe', keys: [{ state: 'on' }] })
    expect(await policy()).toContain('https://js.stripe.com')
    const { publishableKey } = account
    expect((await menu()).paymentMethods).toMatchObject({ cards: 'card', stripe: { publishableKey } })
    const { reply } = await pay(account)
    expect(reply.statusCode, reply.body).toBe(201)
    expect((await simulator.book(account.id)).at(-1)).toMatchObject({ status: 'requires_capture' })
    expect((await get('/api/office/today', owner)).json<TodayReply>().firstWeek.cards).toBe('test')

    expect((await turn(false, account)).json()).toMatchObject({
      payments: 'demo',
      keys: [{ state: 'ready' }],
    })
    expect(await policy()).not.toContain('stripe')
    expect((await menu()).paymentMethods.cards).toBe('demo')
    const entries = (await log()).filter(({ action }) => action.target.id === 'cardKeys')
    expect(entries.map(({ action }) => action.changes.map(({ field }) => field))).toEqual([
      ['on'],
      ['on'],
      ['ending', 'mode', 'account'],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/secretof/)
  })

  test('R73 they count on every server within five seconds', async () => {
    const account = await newAccount()
    const here = await openCards(engine)
    const there = await openTestApp(engine, {
      place: here.place,
      secretsDir: here.dataDir,
      stripeApi: simulator.url,
    })
    const policyThere = async () =>
      String((await there.send({ method: 'GET', url: '/healthz' })).headers['content-security-policy'])
    await here.save(account)
    await here.turn(true, account)
    await expect.poll(policyThere, { timeout: 5_000 }).toContain('js.stripe.com')
    const paymentToken = await simulator.makeToken({ card: 'approve', account: account.id })
    expect(
      (await there.order({ ...rosasOrder, paymentToken, publishableKey: account.publishableKey })).statusCode,
    ).toBe(201)
    expect(await simulator.book(account.id)).toMatchObject([{}, { status: 'requires_capture' }])
    await here.turn(false, account)
    await expect.poll(policyThere, { timeout: 5_000 }).not.toContain('js.stripe.com')
  })

  test('R73 an order ends at the account that it began with, and none is charged by another one', async () => {
    const [first, second] = [await newAccount(), await newAccount()]
    const shop = await openCards(engine)
    const { save, turn, pay, order, settle, db, paymentsNow, post, owner, setup } = shop
    await save(first)
    await turn(true, first)
    const held = await pay(first)
    const asking = await pay(first, newKey(), '3ds')
    const challenge = asking.reply.json<{ challenge: string }>()
    expect(challenge, asking.reply.body).toMatchObject({ code: 'action-required' })

    await save(second)
    await turn(true, second)
    expect(await setup()).toMatchObject({ keys: [{ state: 'on', account: second.id }], keptKeys: 1 })
    expect(await reviewSetAsidePayments(settling(db, paymentsNow.payments))).toBe(true)

    // A page with the keys of before is told, and nothing is held anywhere.
    const stale = await pay(first)
    expect(stale.reply.json()).toMatchObject({
      code: 'payment-methods-changed',
      paymentMethods: { stripe: { publishableKey: second.publishableKey } },
    })
    // A repeat of a stored order is that order.
    expect((await order(held.body, held.key)).json()).toEqual(held.reply.json())
    // The customer confirms with the bank, and the order is sent again: it ends where it began.
    await simulator.finish3ds(intentIn(challenge.challenge), 'accepted', first.id)
    expect((await order(asking.body, asking.key)).statusCode).toBe(201)
    expect((await pay(second)).reply.statusCode).toBe(201)

    expect(await settle()).not.toBeGreaterThan(0)
    const paid = { status: 'succeeded', captures: 1, received: 4599 }
    const taken = async (id: string) =>
      (await simulator.book(id)).filter(({ checkout }) => checkout !== undefined)
    expect(await taken(first.id)).toMatchObject([paid, paid])
    expect(await taken(second.id)).toMatchObject([paid])
    expect(await shop.countOrders()).toBe(3)

    // A refund goes back through the account that has the money.
    const { id } = held.reply.json<{ id: string }>()
    const refund = { key: newKey(), selection: { amount: 500 }, expected: 500, reason: 'missing', note: '' }
    expect((await post(`/api/office/orders/${id}/refunds`, refund, owner)).statusCode).toBe(200)
    await settle()
    expect((await taken(first.id))[0]?.refunds).toMatchObject([{ amount: 500, status: 'succeeded' }])
    const states = await db.read
      .selectFrom('payments')
      .select(['account', 'state', 'set_aside_at'])
      .orderBy('seq')
      .execute()
    expect(states.filter(({ set_aside_at: at }) => at !== null)).toEqual([])
  })

  test('R73 a stolen database and a stolen backup hold no key; with another key file the shop takes no card, and asks', async () => {
    const account = await newAccount()
    const secretsDir = await freshDataDir()
    // At an https address there is the webhook's secret, too.
    const publicUrl = 'https://burritoful.test'
    const { save, turn, place, dataDir, pay, db } = await openCards(engine, { secretsDir, publicUrl })
    await save(account)
    await turn(true, account)
    await pay(account)
    const [webhook] = await simulator.endpoints(account.id)
    const stolen = [(await backUp(place, path.join(await freshDataDir(), 'backup.db'))).file]
    for (const one of await readdir(dataDir, { recursive: true, withFileTypes: true }))
      if (one.isFile()) stolen.push(path.join(one.parentPath, one.name))
    const texts = new Map<string, Buffer>(
      await Promise.all(stolen.map(async (file) => [file, await readFile(file)] as const)),
    )
    if (engine === 'postgres') for (const [table, rows] of await readAllTables(db)) texts.set(table, rows)
    expect([...texts.values()].some((bytes) => bytes.includes(account.publishableKey))).toBe(true)
    const needles = [account.secretKey, webhook?.secret ?? ''].flatMap((secret) =>
      ['utf8', 'base64', 'base64url', 'hex'].map((encoding) =>
        Buffer.from(Buffer.from(secret).toString(encoding as 'hex')),
      ),
    )
    expect(Math.min(...needles.map(({ length }) => length))).toBeGreaterThan(20)
    for (const [where, bytes] of texts)
      for (const needle of needles) expect(bytes.includes(needle), where).toBe(false)
    const rows = await db.read.selectFrom('card_keys').selectAll().execute()
    const sealed = expect.stringMatching(/^v1\./) as string
    expect(rows).toMatchObject([{ secret_key: sealed, webhook_secret: sealed }])

    const moved = await openCards(engine, { place, publicUrl, secretsDir: await freshDataDir() })
    expect((await moved.menu()).paymentMethods).toMatchObject({ cards: null })
    expect(await moved.setup()).toMatchObject({ payments: 'none', keys: [{ state: 'on', isLocked: true }] })
    expect((await moved.order(rosasOrder)).json()).toMatchObject({ code: 'payment-methods-changed' })
    // Entered again, cards are charged at once: these keys were on.
    expect((await moved.save(account)).json()).toMatchObject({
      payments: 'stripe',
      keys: [{ isLocked: false }],
    })
    expect((await moved.pay(account)).reply.statusCode).toBe(201)
  })
})

test.each([
  ['a secret key that Stripe does not know', { secretKey: 'sk_test_nobodysnobodys' }, 'secretKey', 'wrong'],
  [
    'a page key of another account',
    { publishableKey: 'pk_test_strangersstrangers' },
    'publishableKey',
    'other-account',
  ],
  [
    'a page key of the other mode',
    { publishableKey: 'pk_live_abcdefghijkl' },
    'publishableKey',
    'other-mode',
  ],
  [
    'a page key in the place of the secret one',
    { secretKey: 'pk_test_abcdefghijkl' },
    'secretKey',
    'invalid-format',
  ],
  ['a key that is cut off', { secretKey: 'sk_test_…' }, 'secretKey', 'cut-off'],
])('R73 %s is refused at its field, and nothing is stored', async (_what, change, field, code) => {
  await simulator.openAccount({
    id: 'acct_stranger',
    secretKey: 'sk_test_strangers',
    publishableKey: 'pk_test_strangersstrangers',
  })
  const { save, db } = await openCards('sqlite')
  const reply = await save({ ...(await newAccount()), ...change })
  expect([reply.statusCode, reply.json()], reply.body).toMatchObject([422, { errors: { [field]: { code } } }])
  expect(await db.read.selectFrom('card_keys').selectAll().execute()).toEqual([])
})

test('R73 a restricted key that may not do what is needed is refused with what it lacks', async () => {
  const own = await startSimulator()
  try {
    const { save } = await openCards('sqlite', { stripeApi: own.url })
    const keys = { secretKey: own.env.STRIPE_SECRET_KEY, publishableKey: own.env.STRIPE_PUBLISHABLE_KEY }
    await own.forbid(['GET /v1/disputes'])
    expect((await save(keys)).json()).toMatchObject({
      errors: { secretKey: { code: 'not-permitted', permission: 'disputes' } },
    })
    expect(await own.book()).toMatchObject([{ status: 'canceled' }])
    await own.forbid([])
    expect((await save(keys)).statusCode).toBe(200)
  } finally {
    await own.close()
  }
})

test('R73 keys for real money want an https address; there the server makes its own webhook, and one alone', async () => {
  const live = await newAccount('live')
  const plain = await openCards('sqlite')
  expect((await plain.save(live)).json()).toMatchObject({ status: 409, code: 'keys-need-https' })

  const publicUrl = 'https://burritoful.test'
  const { save, setup, turn, send } = await openCards('sqlite', { publicUrl })
  expect((await save(live)).json()).toMatchObject({
    payments: 'none',
    keys: [{ isTestMode: false, hasWebhook: true }],
  })
  const [made] = await simulator.endpoints(live.id)
  expect(made).toMatchObject({ url: `${publicUrl}/api/stripe/webhook`, apiVersion })
  expect(made?.events).toContain('charge.dispute.created')
  await turn(true, live)
  const deliver = async (secret: string) => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'balance.available',
      created: 1,
      data: {},
    })
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await send({ method: 'POST', url: '/api/stripe/webhook', headers, payload })).statusCode
  }
  expect(await deliver(made?.secret ?? '')).toBe(200)
  expect((await setup()).stripe?.lastEventAt).toEqual(expect.any(String))
  // Rolled at Stripe: the same account, another key, another webhook in place of the first.
  await save(await newAccount('live', live.id))
  const after = await simulator.endpoints(live.id)
  expect(after).toHaveLength(1)
  expect(after[0]?.id).not.toBe(made?.id)
  expect([await deliver(after[0]?.secret ?? ''), await deliver(made?.secret ?? '')]).toEqual([200, 400])
  expect(await setup()).toMatchObject({ payments: 'stripe', keys: [{ state: 'on' }], keptKeys: 0 })
})

test('R73 what is turned on and off are the keys on the owner’s screen, and not those that somebody else has just saved', async () => {
  const [shown, other] = [await newAccount(), await newAccount()]
  const { save, turn, setup, menu } = await openCards('sqlite')
  await save(shown)
  await save(other)
  expect((await turn(true, shown)).json()).toMatchObject({ status: 409, code: 'edit-conflict' })
  expect((await menu()).paymentMethods.cards).toBe('demo')
  await turn(true, other)
  expect((await turn(false, shown)).json()).toMatchObject({ status: 409, code: 'edit-conflict' })
  expect(await setup()).toMatchObject({ keys: [{ state: 'on', account: other.id }] })
  // Somebody else has done the same.
  expect((await turn(true, other)).statusCode).toBe(200)
})

test('R73 where the environment says how customers pay, the office cannot; and a cook may not look', async () => {
  const account = await newAccount()
  const { save, turn, setup, get, post, cook } = await openCards('sqlite', { cards: false })
  expect(await setup()).toMatchObject({ setBy: 'environment', payments: 'counter' })
  expect((await save(account)).json()).toMatchObject({ code: 'set-by-environment' })
  expect((await turn(true, account)).json()).toMatchObject({ code: 'set-by-environment' })
  expect((await get('/api/office/payments', cook)).statusCode).toBe(403)
  expect((await post('/api/office/payments/keys', account, cook)).statusCode).toBe(403)
})
