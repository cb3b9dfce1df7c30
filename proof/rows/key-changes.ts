// The owner changes the keys of the card company under load, on either of two servers, between two accounts (R73): every order
// ends in the account whose card fields its customer saw.
import { setTimeout as wait } from 'node:timers/promises'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { startSimulator, type StripeSimulator } from '../../test-support/stripe/start-simulator.ts'
import { ageCheckouts, isMoneyWaiting, makePromisesDue, read } from '../due-money.ts'
import { newKey } from '../load.ts'
import type { Attack, Finding, Row } from '../row.ts'
import { freshProofPlace, openPair, withSetUp, type Place, type SetUp } from '../set-up.ts'
import { logIn } from '../staff-actions.ts'

const customers = 8
/** The job that settles runs every half a minute, on a machine that does other things, too. */
const longestSettling = 120_000
/** The office allows ten tries of keys in ten minutes on each server. */
const changes = { short: 5, long: 16 }

const accounts = ['one', 'two'].map((name) => ({
  id: `acct_${name}`,
  secretKey: `sk_test_${name}${'x'.repeat(24)}`,
  publishableKey: `pk_test_${name}${'x'.repeat(24)}`,
}))

export const keyChanges: Row = {
  name: 'key changes',
  promise:
    'the keys of two accounts changed again and again while customers order at two servers: 0 orders lost, 0 doubled, 0 charged by another account than the one whose card fields the customer saw, 0 holds left without an order; both servers follow ≤ 5 s',
  engines: bothEngines,

  run: (attack) => withSetUp((setUp) => changeKeys(setUp, attack)),
}

interface Sent {
  readonly key: string
  readonly account: string
  readonly id: string
}

async function changeKeys(setUp: SetUp, { engine, scale }: Attack): Promise<Finding> {
  const place = await freshProofPlace(engine)
  const simulator = await startSimulator()
  setUp.later(() => simulator.close())
  for (const account of accounts) await simulator.openAccount(account)
  const env = { STRIPE_API_URL: simulator.url, PROOF_MAILS: 'unwritten' }
  const urls = (await openPair(setUp, place, env)).map(({ url }) => url)
  const owners = await Promise.all(urls.map((url) => logIn(url)))
  const answers = new Map<string, number>()
  const placed: Sent[] = []
  const end = new AbortController()
  let slowest = 0

  async function customer(nth: number): Promise<void> {
    for (let order = nth; !end.signal.aborted; order += customers) {
      const sent = await orderOnce(simulator, urls, order)
      answers.set(sent.answer, (answers.get(sent.answer) ?? 0) + 1)
      if (sent.order) placed.push(sent.order)
    }
  }

  await changeTo(owners[0], 0)
  const load = Promise.all(Array.from({ length: customers }, (_, nth) => customer(nth)))
  for (let change = 1; change <= changes[scale]; change += 1) {
    await wait(400)
    await changeTo(owners[change % 2], change % 2)
    slowest = Math.max(slowest, await untilBothFollow(urls, accounts[change % 2]?.publishableKey))
  }
  end.abort()
  await load
  for (const pass of [makePromisesDue, ageCheckouts]) await pass(place)
  const settled = await untilSettled(place)
  const found = await judge(simulator, place, placed)
  const wrong = Object.values(found).reduce((sum, count) => sum + count, 0)
  return {
    tried: `${changes[scale]} changes between two accounts on two servers, under ${customers} customers; answers: ${[...answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')}`,
    found: `${placed.length} orders; ${Object.entries(found)
      .map(([what, count]) => `${count} ${what}`)
      .join(
        ', ',
      )}; followed in ${(slowest / 1000).toFixed(1)} s at most, ${settled ? 'settled' : 'not settled'}`,
    pass: wrong === 0 && settled && slowest <= 5_000 && placed.length > 0,
  }
}

/** Reads the menu at one server, makes a token with the key that it names, and orders at the other one. */
async function orderOnce(
  simulator: StripeSimulator,
  urls: readonly string[],
  nth: number,
): Promise<{ readonly answer: string; readonly order?: Sent }> {
  const [here = '', there = ''] = nth % 2 === 0 ? urls : urls.toReversed()
  const menu = (await (await fetch(`${here}/api/menu`)).json()) as {
    paymentMethods: { stripe?: { publishableKey: string } }
  }
  const { publishableKey = '' } = menu.paymentMethods.stripe ?? {}
  const account = accounts.find((one) => one.publishableKey === publishableKey)?.id
  if (account === undefined) return { answer: 'no card fields' }
  const paymentToken = await simulator.makeToken({ card: 'approve', account })
  const key = newKey()
  const body = JSON.stringify({
    ...rosasOrder,
    email: `keys-${nth}@proof.example`,
    paymentToken,
    publishableKey,
  })
  // Another try with the same key, at the other server, until the answer is final (trust rule 3).
  for (let tries = 0; ; tries += 1) {
    const reply = await fetch(`${tries % 2 === 0 ? there : here}/api/orders`, {
      method: 'POST',
      headers: {
        origin: tries % 2 === 0 ? there : here,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body,
    })
    const said = (await reply.json()) as { id?: string; code?: string }
    if (reply.status >= 500 || reply.status === 429) {
      await wait(100)
      continue
    }
    return said.id === undefined
      ? { answer: `${reply.status} ${said.code}` }
      : { answer: '201', order: { key, account, id: said.id } }
  }
}

async function changeTo(owner: Awaited<ReturnType<typeof logIn>> | undefined, nth: number): Promise<void> {
  const { id: account, secretKey, publishableKey } = accounts[nth] ?? {}
  await owner?.post('/api/office/payments/keys', { secretKey, publishableKey })
  await owner?.post('/api/office/payments/cards', { on: true, account, isTestMode: true })
}

/** How long it took until both servers name this key to customers, and allow Stripe's hosts. */
async function untilBothFollow(urls: readonly string[], publishableKey: string | undefined): Promise<number> {
  const began = performance.now()
  for (;;) {
    const both = await Promise.all(
      urls.map(async (url) => {
        const reply = await fetch(`${url}/api/menu`)
        const policy = reply.headers.get('content-security-policy') ?? ''
        return (await reply.text()).includes(`"${publishableKey}"`) && policy.includes('js.stripe.com')
      }),
    )
    const took = performance.now() - began
    if (both.every(Boolean) || took > 10_000) return took
    await wait(50)
  }
}

async function untilSettled(place: Place): Promise<boolean> {
  const deadline = Date.now() + longestSettling
  while (await isMoneyWaiting(place)) {
    if (Date.now() > deadline) return false
    await wait(200)
  }
  return true
}

async function judge(simulator: StripeSimulator, place: Place, placed: readonly Sent[]) {
  const rows = await read<{ key: string; id: string; account: string | null; state: string }>(
    place,
    'select payments.key, orders.id, payments.account, payments.state from orders join payments on payments.order_seq = orders.seq',
  )
  const books = await Promise.all(
    accounts.map(async ({ id }) => (await simulator.book(id)).map((intent) => ({ ...intent, account: id }))),
  )
  const intents = books.flat().filter(({ checkout }) => checkout !== undefined)
  const ofOrder = (key: string) => intents.filter(({ checkout }) => checkout === key)
  const stored = new Map(rows.map((row) => [row.key, row]))
  const count = (isWrong: (sent: Sent) => boolean) => placed.filter(isWrong).length
  return {
    lost: count(({ key, id }) => stored.get(key)?.id !== id),
    'not charged once': count(({ key }) => {
      const taken = ofOrder(key).filter(({ status }) => status === 'succeeded')
      return taken.length !== 1 || taken[0]?.captures !== 1
    }),
    'charged elsewhere': count(({ key, account }) =>
      ofOrder(key).some((intent) => intent.account !== account),
    ),
    'charged without an order': intents.filter(
      ({ checkout = '', status }) => status === 'succeeded' && !stored.has(checkout),
    ).length,
    'holds left': intents.filter(({ status }) => status === 'requires_capture').length,
    'failed or set aside': rows.filter(({ state }) => state !== 'captured').length,
  }
}
