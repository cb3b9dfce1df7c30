// Refunds of orders with a promo code, a delivery fee and a tip, over the counter, and at random by two owners.
import { describe, expect, test } from 'vitest'
import { taxOf } from '../../../domain/orders/bill.ts'
import { cents } from '../../../domain/basics/money.ts'
import type { OfficeOrder } from '../../../domain/people/people-api.ts'
import { remainingOf, splitRefund, type RefundSelection } from '../../../domain/payments/refund.ts'
import { engines } from '../../../test-support/databases.ts'
import { units } from '../../../test-support/open-refunds.ts'
import { openWhole } from '../../../test-support/open-whole.ts'
import { purgeCustomers } from '../../jobs/purge-customers.ts'
import { day as oneDay } from '#domain/basics/time-units.ts'

describe.each(engines)('R67 all parts of a bill on %s', (engine) => {
  test('delivery and tip go back with their own accounts, each once', async () => {
    const { whole, takeMoney, refunded, refund, settle, db } = await openWhole(engine)
    const id = await whole()
    await takeMoney()
    const both = { units: [], delivery: true, tip: true }
    await refunded(id, { selection: both, expected: 350 + 630 })
    await settle()
    const [entry] = await db.read.selectFrom('ledger').selectAll().where('kind', '=', 'refund').execute()
    expect(entry).toMatchObject({ card: -980, delivery: 350, tips: 630, tax: 0, refunds: 0 })
    expect((await refund(id, { selection: both, expected: 980 })).statusCode).toBe(409)
  })

  test('what was paid at the counter is handed back at once, in the same transaction', async () => {
    const { whole, refunded, db, move, post, owner, ...book } = await openWhole(engine)
    const paymentMethods = {
      version: 1,
      tips: true,
      counter: { delivery: true, pickup: true },
      withoutCard: { most: 20, share: 25 },
    }
    await post('/api/office/payment-methods', paymentMethods, owner)
    const id = await whole({ pay: 'counter', paymentToken: undefined })
    const early = await book.refund(id, { selection: units([0, 1]), expected: 1035 })
    expect(early.json()).toMatchObject({ code: 'nothing-to-refund' })
    await move(id, 'placed', 'cooking')
    await move(id, 'cooking', 'ready')
    const row = await db.read.selectFrom('orders').select('seq').executeTakeFirstOrThrow()
    const { markCollected } = await import('../../db/payments/earnings.ts')
    const at = new Date().toISOString()
    await db.transaction((trx) => markCollected(trx, row.seq, { at, day: at.slice(0, 10) }))
    const order = await refunded(id, { selection: units([0, 1]), expected: 1035 })
    expect(order.refunds).toMatchObject([{ state: 'sent', goods: 945, tax: 90 }])
    const [entry] = await db.read.selectFrom('ledger').selectAll().where('kind', '=', 'refund').execute()
    expect(entry).toMatchObject({ counter: -1035, card: 0, refunds: 945, tax: 90 })
  })

  test('what staff wrote and who used a code are forgotten with the customer; the amounts stay', async () => {
    const { whole, takeMoney, refunded, settle, move, db, detail, setNow } = await openWhole(engine)
    const placedAt = new Date(Date.now() - 400 * oneDay)
    setNow(placedAt)
    const id = await whole()
    await takeMoney()
    await refunded(id, { selection: units([0, 1]), expected: 1035, note: 'Sorry, Rosa.' })
    await settle()
    await move(id, 'placed', 'cooking')
    await move(id, 'cooking', 'ready')
    await move(id, 'ready', 'handed-over')
    const traces = async () =>
      JSON.stringify([
        await db.read.selectFrom('refunds').selectAll().execute(),
        await db.read.selectFrom('promo_code_uses').selectAll().execute(),
      ])
    expect(await traces()).toContain('rosa@example.com')
    await purgeCustomers({
      db,
      now: () => new Date(),
      keepDays: 365,
      removeOldEmails: async () => {},
      closing: new AbortController().signal,
    })
    expect(await traces()).not.toMatch(/rosa/i)
    expect(await detail(id)).toMatchObject({
      emails: [],
      refunds: [{ amount: 1035, note: '', state: 'sent' }],
    })
  })

  test.each([false, true])(
    'two owners at random, fee taxed: %s; all parts together are the whole',
    async (isTaxed) => {
      const { whole, takeMoney, refund, settle, detail, db, bill } = await openWhole(engine, isTaxed)
      const id = await whole()
      await takeMoney()
      let seed = 7
      const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
      for (let round = 0; round < 12; round += 1) {
        const order = await detail(id)
        await Promise.all([askFor(order), askFor(order)])
        if (round % 3 === 0) await settle()
      }
      // The other owner may have refunded the same part first: the refund is refused, never paid twice.
      async function askFor(order: OfficeOrder): Promise<void> {
        const selection = randomWish(random)
        const parts = splitRefund(order, remainingOf(order, order.refunds), selection)
        if (parts) await refund(id, { selection, expected: parts.amount })
      }
      const rest = remainingOf(bill, (await detail(id)).refunds)
      const selection = {
        units: rest.units
          .map((quantity, line) => ({ line, quantity }))
          .filter(({ quantity }) => quantity > 0),
        delivery: true,
        tip: true,
      }
      const parts = splitRefund(bill, rest, selection)
      if (parts) await refund(id, { selection, expected: parts.amount })
      await settle()
      const entries = await db.read.selectFrom('ledger').selectAll().where('kind', '=', 'refund').execute()
      const sum = (account: 'card' | 'tax' | 'refunds' | 'delivery' | 'tips') =>
        entries.reduce((so, entry) => so + entry[account], 0)
      expect(sum('card')).toBe(0 - bill.total)
      expect(sum('tax')).toBe(taxOf(bill).amount)
      expect([sum('refunds'), sum('delivery'), sum('tips')]).toEqual([3780, 350, 630])
      expect(await detail(id)).toMatchObject({ payment: 'refunded' })
    },
  )
})

function randomWish(random: (below: number) => number): RefundSelection {
  if (random(3) === 0) return { amount: cents(1 + random(700)) }
  return {
    units: random(2) === 0 ? [{ line: random(3), quantity: 1 }] : [],
    delivery: random(6) === 0,
    tip: random(6) === 0,
  }
}
