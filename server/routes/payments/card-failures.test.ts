// Real cards at a Stripe that fails at random, before and after each step (R66): customers who try again, and the work in the
// background, end with one capture for each order, and nothing held without one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engines } from '../../../test-support/databases.ts'
import { intentIn, openCardShop } from '../../../test-support/stripe/open-card-shop.ts'
import type { CardName } from '../../../test-support/stripe/simulator/cards.ts'
import { startSimulator, type StripeSimulator } from '../../../test-support/stripe/start-simulator.ts'

let simulator = {} as StripeSimulator

beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const kinds: readonly CardName[] = ['approve', '3ds', 'approve', 'decline', '3ds-refused']
const customers = 30

test.each(engines)(
  'whatever fails, the money of each order moves once, on %s',
  { timeout: 120_000 },
  async (engine) => {
    const shop = await openCardShop(engine, simulator)
    await simulator.plan({ seed: 7, share: 0.35 })
    const placed = new Map<string, string>()
    const keys: string[] = []

    /** As a browser does: goes on with the same key until the answer is final. Every fourth customer gives up early. */
    async function order(customer: number): Promise<void> {
      const sent = await shop.checkout(kinds[customer % kinds.length], {
        email: `rosa${customer}@example.com`,
      })
      keys.push(sent.key)
      const patience = customer % 4 === 3 ? 1 : 8
      for (let round = 0; round < patience; round += 1) {
        const answer = await shop.submit(sent)
        if (answer.id !== undefined) return void placed.set(sent.key, answer.id)
        if (answer.code === 'action-required')
          await simulator.finish3ds(intentIn(answer.challenge), 'accepted').catch(() => {})
        else if ((answer.status ?? 0) < 500) return
      }
    }
    await Promise.all(Array.from({ length: customers }, (_, customer) => order(customer)))

    // Some are canceled before they are cooked, and some get part of their money back.
    const orders = await shop.db.read.selectFrom('orders').select(['seq', 'id']).orderBy('seq').execute()
    expect(orders.map(({ id }) => id).toSorted()).toEqual(
      expect.arrayContaining([...placed.values()].toSorted()),
    )
    const canceled_at = new Date().toISOString()
    const canceled = orders.filter((_, at) => at % 3 === 0).map(({ seq }) => seq)
    await shop.db.transaction((trx) =>
      trx
        .updateTable('payments')
        .set({ canceled_at, due_at: canceled_at })
        .where('order_seq', 'in', canceled)
        .execute(),
    )
    let remaining = 1
    for (let round = 0; remaining > 0 && round < 40; round += 1) {
      const answer = await shop.settle()
      remaining = typeof answer === 'number' ? answer : 0
    }
    expect(remaining).toBe(0)

    const rows = await shop.rows()
    const book = await shop.bookOf(...keys)
    expect(placed.size).toBeGreaterThan(5)
    for (const row of rows) {
      const intents = book.filter(({ checkout }) => checkout === row.key)
      const captures = intents.reduce((sum, intent) => sum + intent.captures, 0)
      expect(intents.length, row.key).toBeLessThanOrEqual(1)
      expect(captures, row.key).toBe(row.captured > 0 ? 1 : 0)
      if (row.order_seq === null) expect(intents.filter(({ status }) => status !== 'canceled')).toEqual([])
      else expect(row.state).toBe(canceled.includes(row.order_seq) ? 'voided' : 'captured')
    }
    expect(book.filter(({ status }) => !['succeeded', 'canceled'].includes(status))).toEqual([])
    expect(Object.values(await simulator.struck()).some((count) => count > 0)).toBe(true)
  },
)
