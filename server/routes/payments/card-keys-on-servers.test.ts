// R73: several servers whose office keys differ for a while, or for good: one cannot open them, or has not read them yet, or the
// environment of one has taken over. No payment is lost, and the owner hears nothing that is not so.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothEngines, freshDataDir } from '../../../test-support/databases.ts'
import { newAccount, openOfficeCards } from '../../../test-support/open-office-cards.ts'
import { settling } from '../../../test-support/settling.ts'
import { startSimulator, type StripeSimulator } from '../../../test-support/stripe/start-simulator.ts'
import { readConfig } from '../../config.ts'
import { GatewayUnavailable, KeysLocked, KeysRefused } from '../../adapters/payments.ts'
import type { AllActivity } from '../../connections/payments-now.ts'
import { openStripe } from '../../adapters/stripe/client.ts'
import { createStripeActivity } from '../../adapters/stripe/stripe-activity.ts'
import { createStripePayments } from '../../adapters/stripe/payments-stripe.ts'
import type { Database } from '../../db/engine/database.ts'
import { readReconciledUntil } from '../../db/payments/gateway-state.ts'
import { reconcileGateway } from '../../jobs/reconcile-gateway.ts'
import { reviewSetAsidePayments } from '../../jobs/settle-payments.ts'

let simulator: StripeSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const statesIn = async (db: Database) => {
  const rows = await db.read.selectFrom('payments').select(['state', 'set_aside_at']).orderBy('seq').execute()
  return rows.map(({ state, set_aside_at: at }) => (at === null ? state : `${state}, set aside`))
}
const alertsIn = async (db: Database) =>
  (await db.read.selectFrom('owner_alerts').select('kind').execute()).map(({ kind }) => kind)

const lookWith = (db: Database, gatewayActivity: AllActivity) =>
  reconcileGateway({
    db,
    gatewayActivity,
    reconcile: async () => 'done',
    now: () => new Date(),
    closing: new AbortController().signal,
    onFailure: () => {},
  })

describe.each(bothEngines)('on %s', (engine) => {
  test('R73 a server without the key of the secrets leaves every payment to the server that has it', async () => {
    const account = await newAccount(simulator)
    const here = await openOfficeCards(engine, simulator)
    const { db } = here
    await here.save(account)
    await here.turn(true, account)
    const held = await here.pay(account)
    expect((await here.pay(account, undefined, '3ds')).reply.statusCode).toBe(402)

    const secretsDir = await freshDataDir()
    const there = await openOfficeCards(engine, simulator, { place: here.place, secretsDir })
    expect(await there.setup()).toMatchObject({ keys: [{ isLocked: true }] })
    const review = ({ paymentsNow }: typeof here) =>
      reviewSetAsidePayments(settling(db, paymentsNow.current().payments))
    await review(there)
    expect(await there.settle()).not.toBeGreaterThan(0)
    expect([await statesIn(db), await alertsIn(db)]).toEqual([['authorized', 'voiding'], []])
    // Nor does it move the mark past events that it cannot see.
    await expect(lookWith(db, there.paymentsNow.gatewayActivity)).rejects.toThrow(KeysLocked)
    expect(await readReconciledUntil(db)).toBeNull()

    expect(await here.settle()).not.toBeGreaterThan(0)
    expect(await statesIn(db)).toEqual(['captured', 'voided'])
    const { id } = held.reply.json<{ id: string }>()
    const refund = {
      key: 'k'.repeat(32),
      selection: { amount: 500 },
      expected: 500,
      reason: 'missing',
      note: '',
    }
    expect((await here.post(`/api/office/orders/${id}/refunds`, refund, here.owner)).statusCode).toBe(200)
    await there.settle()
    expect(await statesIn(db)).toEqual(['captured', 'voided'])
    await here.settle()
    expect((await simulator.book(account.id))[1]?.refunds).toMatchObject([{ amount: 500 }])
  })

  test('R73 keys that no server can open hold nobody’s money for ever: after a day the owner is told, order by order', async () => {
    const account = await newAccount(simulator)
    const here = await openOfficeCards(engine, simulator)
    const { db } = here
    await here.save(account)
    await here.turn(true, account)
    await here.pay(account)
    const secretsDir = await freshDataDir()
    const moved = await openOfficeCards(engine, simulator, { place: here.place, secretsDir })
    await moved.settle(24)
    expect([await statesIn(db), await alertsIn(db)]).toEqual([['authorized'], []])
    await moved.settle(30)
    expect([await statesIn(db), await alertsIn(db)]).toEqual([['authorized, set aside'], ['set-aside']])

    // Entered again, they take everything up where it stood.
    await moved.save(account)
    await reviewSetAsidePayments(settling(db, moved.paymentsNow.current().payments))
    await moved.settle()
    expect(await statesIn(db)).toEqual(['captured'])
  })

  test('R73 a server that has not read a change of the keys yet tells the owner of no keys that were changed', async () => {
    const account = await newAccount(simulator)
    const here = await openOfficeCards(engine, simulator)
    const { db } = here
    const before = here.paymentsNow.current().payments
    await here.save(account)
    await here.turn(true, account)
    await here.pay(account)
    await reviewSetAsidePayments(settling(db, before))
    expect(await here.settle(4, before)).not.toBeGreaterThan(0)
    expect([await statesIn(db), await alertsIn(db)]).toEqual([['authorized'], []])
  })
})

test('R73 keys of the office that were revoked hold up no news where the environment has taken over', async () => {
  const account = await newAccount(simulator)
  const office = await openOfficeCards('sqlite', simulator)
  await office.save(account)
  await office.turn(true, account)
  const stripe = readConfig(simulator.env).stripe
  if (!stripe) throw new Error('the simulator says no keys')
  const opened = openStripe(stripe)
  const operated = await openOfficeCards('sqlite', simulator, {
    place: office.place,
    secretsDir: office.dataDir,
    stripe,
    payments: createStripePayments(opened, stripe),
    gatewayActivity: createStripeActivity(opened, stripe.webhookSecret),
  })
  await simulator.forbid(['GET /v1/events'], account.id)
  expect(await lookWith(operated.db, operated.paymentsNow.gatewayActivity)).toBe(0)
  // Where they are those in use, their news must not be passed over.
  await expect(lookWith(office.db, office.paymentsNow.gatewayActivity)).rejects.toThrow(KeysRefused)
})

test('R73 the news of replaced keys are skipped once the keys are revoked, and never when Stripe fails to answer', async () => {
  const [first, second] = [await newAccount(simulator), await newAccount(simulator)]
  const { db, save, turn, paymentsNow } = await openOfficeCards('sqlite', simulator)
  await save(first)
  await turn(true, first)
  await save(second)
  await turn(true, second)
  const look = () => lookWith(db, paymentsNow.gatewayActivity)
  // The account of the earlier keys is asked first.
  await simulator.plan({ next: [{ step: 'look', manner: '500 before' }] })
  await expect(look()).rejects.toThrow(GatewayUnavailable)
  expect(await readReconciledUntil(db)).toBeNull()
  await simulator.forbid(['GET /v1/events'], first.id)
  expect(await look()).toBe(0)
  expect(await readReconciledUntil(db)).not.toBeNull()
})

test('R73 keys for real money are for Stripe alone: a simulator in its place gets none, and takes no card with those saved', async () => {
  const live = await newAccount(simulator, { mode: 'live' })
  const publicUrl = 'https://burritoful.test'
  const real = await openOfficeCards('sqlite', simulator, { publicUrl })
  const options = { publicUrl, takesRealKeys: false, place: real.place, secretsDir: real.dataDir }
  const simulated = await openOfficeCards('sqlite', simulator, options)
  expect((await simulated.save(live)).json()).toMatchObject({
    status: 422,
    errors: { secretKey: { code: 'test-keys-only' } },
  })
  expect(await simulator.book(live.id)).toEqual([])
  await real.save(live)
  await real.turn(true, live)
  await simulated.paymentsNow.refresh()
  expect((await real.menu()).paymentMethods.cards).toBe('card')
  expect((await simulated.menu()).paymentMethods.cards).toBeNull()
})
