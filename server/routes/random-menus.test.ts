// Random menus in the database, random burritos ordered: the page, the order, the receipt, the letter and the sales agree to
// the cent with what was worked out apart from them (R57, R61).
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MenuReply } from '#domain/api.ts'
import { makeBill, taxOf } from '#domain/bill.ts'
import { lineKey } from '#domain/cart.ts'
import type { SalesReply } from '#domain/office-api.ts'
import type { PlacedOrder, TrackedOrder } from '#domain/order.ts'
import { engines } from '../../test-support/databases.ts'
import { house, mailRounds } from '../../test-support/mail-rounds.ts'
import { noon } from '../../test-support/open-sales.ts'
import {
  drawLines,
  drawMenu,
  inDollars,
  someOrder,
  storeMenu,
  taxOnCents,
  unitCost,
} from '../../test-support/some-menus.ts'
import { logInAs } from '../../test-support/staff.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { createOutboxMailer } from '../adapters/mailer-outbox.ts'
import { writeLetter } from '../letters/write-letter.ts'

interface Tally {
  count: bigint
  amount: bigint
}

function tallied(tallies: Map<string, Tally>, id: string, count: bigint, amount: bigint): void {
  const tally = tallies.get(id) ?? { count: 0n, amount: 0n }
  tallies.set(id, { count: tally.count + count, amount: tally.amount + amount })
}

describe.each(engines)('random menus on %s', (engine) => {
  test(
    'R57, R61: price in the page, order, receipt, letter and sales are the oracle’s',
    { timeout: 240_000 },
    async () => {
      const shop = await openTestApp(engine)
      shop.setNow(noon)
      const letters = new Map<string, string>()
      const mails = mailRounds(shop.db, createOutboxMailer(path.join(shop.dataDir, 'outbox')), {
        now: () => noon,
        writeLetter: (order, kind, now) => {
          const letter = writeLetter(house, order, kind, now)
          letters.set(order.id, letter.text)
          return letter
        },
      })
      const [items, choices] = [new Map<string, Tally>(), new Map<string, Tally>()]
      const all = { subtotal: 0n, tax: 0n }
      let nth = 0

      await fc.assert(
        fc.asyncProperty(someOrder, async ({ seed, sizes, wishes }) => {
          nth += 1
          const menu = drawMenu(`m${nth}`, seed, sizes)
          await shop.db.transaction((trx) => storeMenu(trx, menu))
          const lines = drawLines(menu, wishes)
          const cost = (line: (typeof lines)[number]) => unitCost(line, menu) * BigInt(line.quantity)
          const subtotal = lines.reduce((sum, line) => sum + cost(line), 0n)
          const tax = taxOnCents(subtotal)
          const due = { subtotal: Number(subtotal), total: Number(subtotal + tax) }

          const page = (await shop.send({ method: 'GET', url: '/api/menu' })).json<MenuReply>()
          const bill = makeBill(lines, page, page.restaurant.taxRate)
          expect(bill, 'the page').toMatchObject(due)
          expect(taxOf(bill).amount).toBe(Number(tax))

          const body = { ...rosasOrder, way: 'pickup', email: `m${nth}@example.com`, lines }
          const reply = await shop.order({ ...body, expectedTotal: due.total })
          expect(reply.statusCode, reply.body).toBe(201)
          const { id, ...placed } = reply.json<PlacedOrder>()
          expect(placed, 'the order').toMatchObject(due)
          const priceOf = new Map(placed.lines.map((line) => [lineKey(line), line]))
          for (const line of lines)
            expect(priceOf.get(lineKey(line))).toMatchObject({
              quantity: line.quantity,
              unitPrice: Number(unitCost(line, menu)),
              price: Number(cost(line)),
            })
          expect(placed.lines).toHaveLength(lines.length)

          const receipt = (await shop.send({ method: 'GET', url: `/api/orders/${id}` })).json<TrackedOrder>()
          expect(receipt, 'the receipt').toMatchObject({
            ...due,
            lines: placed.lines,
            charges: placed.charges,
          })
          await mails.round()
          for (const amount of [...lines.map(cost), subtotal, tax, subtotal + tax])
            expect(letters.get(id), 'the letter').toContain(`: ${inDollars(amount)}\n`)

          all.subtotal += subtotal
          all.tax += tax
          const drawn = new Map(menu.groups.flatMap((group) => group.choices.map((one) => [one.id, one])))
          for (const line of lines) {
            const quantity = BigInt(line.quantity)
            tallied(items, line.item, quantity, cost(line))
            for (const { id: choice, count } of line.choices ?? []) {
              const { price = 0, isDefault } = drawn.get(choice) ?? {}
              const times = BigInt(count) * quantity
              // One of what the item comes with is no choice; more of it is.
              if (!isDefault || count > 1) tallied(choices, choice, times, times * BigInt(price))
            }
          }
        }),
        { numRuns: 20 },
      )

      const cookie = await logInAs(shop, 'owner')
      const sales = await shop.send({
        method: 'GET',
        url: '/api/office/sales?period=today',
        headers: { cookie },
      })
      const { total, ...by } = sales.json<SalesReply>()
      expect(total).toMatchObject({
        beforeTax: Number(all.subtotal),
        tax: Number(all.tax),
        revenue: Number(all.subtotal + all.tax),
      })
      const sold = by.burritos.filter(({ burritos }) => burritos > 0)
      expect(new Map(sold.map((one) => [one.item as string, [one.burritos, one.beforeTax]]))).toEqual(
        inNumbers(items),
      )
      const chosen = by.choices.filter(({ count }) => count > 0)
      expect(new Map(chosen.map((one) => [one.choice, [one.count, one.added]]))).toEqual(inNumbers(choices))
      expect(choices.size).toBeGreaterThan(10)
    },
  )
})

function inNumbers(tallies: ReadonlyMap<string, Tally>): Map<string, number[]> {
  return new Map([...tallies].map(([id, { count, amount }]) => [id, [Number(count), Number(amount)]]))
}
