// An office for tests whose owner sets up cards with keys of accounts at the Stripe simulator (R73).
import type { PaymentsSetupReply } from '../domain/payments/payment-api.ts'
import type { MenuReply } from '../domain/restaurant/restaurant-api.ts'
import { settlePayments } from '../server/jobs/settle-payments.ts'
import { hour } from '../domain/basics/time-units.ts'
import type { Engine } from './databases.ts'
import { openOffice } from './open-office.ts'
import { settling } from './settling.ts'
import type { StripeSimulator } from './stripe/start-simulator.ts'
import { newKey, rosasOrder, type TestAppOptions } from './test-app.ts'

export interface SimulatedAccount {
  readonly id: string
  readonly secretKey: string
  readonly publishableKey: string
}

let accounts = 0

/** A fresh account at the simulator with its keys, or another pair of keys of an account. */
export async function newAccount(
  simulator: StripeSimulator,
  { mode = 'test', id }: { readonly mode?: 'test' | 'live'; readonly id?: string } = {},
): Promise<SimulatedAccount> {
  accounts += 1
  const account = {
    id: id ?? `acct_${accounts}owner`,
    secretKey: `sk_${mode}_secretof${accounts}hunter2hunter2`,
    publishableKey: `pk_${mode}_pageof${accounts}abcdefgh`,
  }
  await simulator.openAccount(account)
  return account
}

export async function openOfficeCards(
  engine: Engine,
  simulator: StripeSimulator,
  options: TestAppOptions = {},
) {
  const office = await openOffice(engine, { stripeApi: simulator.url, ...options })
  const { post, get, owner, send, order, db, paymentsNow } = office
  return {
    ...office,
    menu: async () => (await send({ method: 'GET', url: '/api/menu' })).json<MenuReply>(),
    setup: async () => (await get('/api/office/payments', owner)).json<PaymentsSetupReply>(),
    save: ({ secretKey, publishableKey }: Omit<SimulatedAccount, 'id'>) =>
      post('/api/office/payments/keys', { secretKey, publishableKey }, owner),
    turn: (on: boolean, { id: account, secretKey }: SimulatedAccount) =>
      post(
        '/api/office/payments/cards',
        { on, account, isTestMode: secretKey.startsWith('sk_test_') },
        owner,
      ),
    policy: async () =>
      String((await send({ method: 'GET', url: '/healthz' })).headers['content-security-policy']),
    /** As a page does that has these keys. */
    async pay(
      { id, publishableKey }: Pick<SimulatedAccount, 'id' | 'publishableKey'>,
      key = newKey(),
      card: 'approve' | '3ds' = 'approve',
    ) {
      const paymentToken = await simulator.makeToken({ card, account: id })
      const body = { ...rosasOrder, paymentToken, publishableKey }
      return { key, body, reply: await order(body, key) }
    },
    /** Captures and releases whatever is due in a few hours. */
    settle: (hours = 4, payments = paymentsNow.current().payments) =>
      settlePayments({
        ...settling(db, payments),
        now: () => new Date(Date.now() + hours * hour),
      }),
  }
}
