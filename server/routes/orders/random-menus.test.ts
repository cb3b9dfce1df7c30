// Random menus in the database, random burritos ordered with codes, fees and tips, some of them refunded in part: the page, the
// order, the receipt, the letter, the sales, the CSV and the ledger agree to the cent with what was worked out apart from them.
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { SalesReply } from '#domain/books/books-api.ts'
import { makeBill } from '#domain/orders/bill.ts'
import { lineKey } from '#domain/menu/requested-item.ts'
import { cents, formatAmount } from '#domain/basics/money.ts'
import type { PlacedOrder, TrackedOrder } from '#domain/orders/order.ts'
import { taxRefund, computeBill } from '../../../test-support/bill-oracle.ts'
import {
  addCodes,
  codes,
  partsIn,
  partsOfOracle,
  readLedger,
  refundOneUnit,
  someTerms,
  termsOf,
  tipInBigInts,
} from '../../../test-support/some-terms.ts'
import { engines } from '../../../test-support/databases.ts'
import { emailSender, mailRounds } from '../../../test-support/mail-rounds.ts'
import { noon } from '../../../test-support/open-sales.ts'
import {
  drawLines,
  drawMenu,
  inDollars,
  someOrder,
  storeMenu,
  unitCost,
} from '../../../test-support/some-menus.ts'
import { setFulfillment, zoneOf } from '../../../test-support/set-fulfillment.ts'
import { captureAllPayments } from '../../../test-support/settling.ts'
import { openInSpreadsheet } from '../../../test-support/spreadsheet.ts'
import { logInAs } from '../../../test-support/staff.ts'
import { openTestApp, rosasOrder } from '../../../test-support/test-app.ts'
import { createOutboxMailer } from '../../adapters/mailer-outbox.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import { composeEmail } from '../../emails/compose-email.ts'
import { runs } from '../../../test-support/property-runs.ts'

interface Tally {
  count: bigint
  amount: bigint
}

function tallied(tallies: Map<string, Tally>, id: string, count: bigint, amount: bigint): void {
  const tally = tallies.get(id) ?? { count: 0n, amount: 0n }
  tallies.set(id, { count: tally.count + count, amount: tally.amount + amount })
}

const numRuns = runs(100)

describe.each(engines)('random menus on %s', (engine) => {
  test(
    'R57, R61, R62, R63, R67, R68: page, order, receipt, letter, sales, CSV and ledger are the oracle’s',
    { timeout: 240_000 },
    async () => {
      const payments = createDemoPayments()
      const shop = await openTestApp(engine, { payments })
      shop.setNow(noon)
      const letters = new Map<string, string>()
      const emails = mailRounds(shop.db, createOutboxMailer(path.join(shop.dataDir, 'outbox')), {
        now: () => noon,
        composeEmail: (order, kind, now) => {
          const letter = composeEmail(emailSender, order, kind, now)
          letters.set(order.id, letter.text)
          return letter
        },
      })
      await addCodes(shop.db)
      const [items, choices] = [new Map<string, Tally>(), new Map<string, Tally>()]
      const all = { sales: 0n, discounts: 0n, refunds: 0n, tax: 0n, delivery: 0n, tips: 0n, total: 0n }
      let nth = 0

      await fc.assert(
        fc.asyncProperty(someOrder, someTerms, async ({ seed, sizes, wishes }, terms) => {
          nth += 1
          const menu = drawMenu(`m${nth}`, seed, sizes)
          await shop.db.transaction((trx) => storeMenu(trx, menu))
          const lines = drawLines(menu, wishes)
          const isFeeTaxed = terms.isFeeTaxed && terms.isDelivered
          const fee = terms.isDelivered ? BigInt(terms.fee) : 0n
          await setFulfillment(shop.db, { zones: [zoneOf('93701', terms.fee)], feeIsTaxed: terms.isFeeTaxed })
          const cost = (line: (typeof lines)[number]) => unitCost(line, menu) * BigInt(line.quantity)
          const tip = terms.tip && tipInBigInts(terms.tip)
          const page = (await shop.send({ method: 'GET', url: '/api/menu' })).json<MenuReply>()
          const bill = makeBill(lines, page, page.restaurant.taxRate, {
            ...(terms.isDelivered && { fee: { amount: cents(terms.fee), isTaxed: terms.isFeeTaxed } }),
            ...(terms.code && { code: termsOf(terms.code) }),
            ...(terms.tip && { tip: terms.tip }),
          })
          // Follows the order of the bill; the oracle works out the prices itself.
          const oracleLines = bill.lines.flatMap((listed) =>
            lines
              .filter((line) => lineKey(line) === lineKey(listed))
              .map((line) => ({ unit: unitCost(line, menu), quantity: line.quantity })),
          )
          const code = terms.code && codes[terms.code]
          const due = computeBill(oracleLines, { fee, isFeeTaxed, code, tip })
          // A free order needs no card, and may have at most twenty burritos.
          fc.pre(due.total > 0n || lines.reduce((sum, { quantity }) => sum + quantity, 0) <= 20)
          const charged = { subtotal: Number(due.subtotal), total: Number(due.total) }
          const given = { ...(terms.code && { promoCode: terms.code }), ...(terms.tip && { tip: terms.tip }) }

          expect(bill, 'the page').toMatchObject(charged)
          expect(partsIn(bill)).toEqual(partsOfOracle(due))

          const fulfillment = terms.isDelivered ? 'delivery' : 'pickup'
          const body = { ...rosasOrder, fulfillment, email: `m${nth}@example.com`, lines, ...given }
          const reply = await shop.order({ ...body, expectedTotal: charged.total })
          expect(reply.statusCode, reply.body).toBe(201)
          const { id, ...placed } = reply.json<PlacedOrder>()
          expect(placed, 'the order').toMatchObject({ ...charged, charges: bill.charges })
          const priceOf = new Map(placed.lines.map((line) => [lineKey(line), line]))
          for (const line of lines)
            expect(priceOf.get(lineKey(line))).toMatchObject({
              quantity: line.quantity,
              unitPrice: Number(unitCost(line, menu)),
              price: Number(cost(line)),
            })
          expect(placed.lines).toHaveLength(lines.length)

          await emails.round()
          const amounts = [...lines.map(cost), due.subtotal, due.tax, due.delivery, due.tip, due.total]
          for (const amount of amounts.filter((one, at) => one > 0n || at === amounts.length - 1))
            expect(letters.get(id), 'the letter').toContain(`: ${inDollars(amount)}\n`)
          if (due.discount > 0n) expect(letters.get(id)).toContain(`−${inDollars(due.discount)}\n`)

          await captureAllPayments(shop.db, payments, noon)
          const back = terms.isRefunded ? await refundOneUnit(shop.db, id, placed) : undefined
          const goods = back ? (due.nets[0]?.[0] ?? 0n) : 0n
          const taxed = back ? taxRefund(due, isFeeTaxed, goods) : 0n
          expect(back?.goods ?? 0, 'one unit goes back').toBe(Number(goods))
          expect(back?.tax ?? 0, 'with its tax').toBe(Number(taxed))

          const receipt = (await shop.send({ method: 'GET', url: `/api/orders/${id}` })).json<TrackedOrder>()
          expect(receipt, 'the receipt').toMatchObject({
            ...charged,
            // A link shows no notes.
            lines: placed.lines.map(({ note, ...line }) =>
              note === undefined ? line : { ...line, hasNote: true },
            ),
            charges: placed.charges,
            refunds: back ? [{ goods: Number(goods), tax: Number(taxed), amount: back.amount }] : [],
          })

          all.sales += due.subtotal
          all.discounts += due.discount
          all.refunds += goods
          all.tax += due.tax - taxed
          all.delivery += due.delivery
          all.tips += due.tip
          all.total += due.total - goods - taxed
          const drawn = new Map(menu.groups.flatMap((group) => group.choices.map((one) => [one.id, one])))
          const netOf = new Map(placed.lines.map((line, at) => [lineKey(line), due.nets[at] ?? []]))
          for (const line of lines) {
            const quantity = BigInt(line.quantity)
            const nets = netOf.get(lineKey(line)) ?? []
            tallied(
              items,
              line.item,
              quantity,
              nets.reduce((sum, net) => sum + net, 0n),
            )
            for (const { id: choice, count } of line.choices ?? []) {
              const { price = 0, isDefault } = drawn.get(choice) ?? {}
              const times = BigInt(count) * quantity
              // One of what the item comes with is no choice; more of it is.
              if (!isDefault || count > 1) tallied(choices, choice, times, times * BigInt(price))
            }
          }
        }),
        { numRuns },
      )

      const cookie = await logInAs(shop, 'owner')
      const get = (path_: string) =>
        shop.send({ method: 'GET', url: `/api/office/${path_}?period=today`, headers: { cookie } })
      const { total, ...by } = (await get('sales')).json<SalesReply>()
      const sums = Object.fromEntries(Object.entries(all).map(([name, sum]) => [name, Number(sum)]))
      expect(total, 'the sales').toMatchObject(sums)
      const { columns, rows } = openInSpreadsheet((await get('sales.csv')).bytes)
      const heads = ['Sales', 'Discounts', 'Refunds', 'Tax', 'Delivery fees', 'Tips', 'Total']
      expect(
        heads.map((head) => rows[0]?.[columns.indexOf(head)]),
        'the CSV',
      ).toEqual(Object.values(sums).map((sum) => formatAmount(cents(sum))))
      expect(await readLedger(shop.db), 'the ledger').toEqual(sums)
      const sold = by.burritos.filter(({ burritos }) => burritos > 0)
      expect(new Map(sold.map((one) => [one.item as string, [one.burritos, one.sold]]))).toEqual(
        inNumbers(items),
      )
      const chosen = by.choices.filter(({ count }) => count > 0)
      expect(new Map(chosen.map((one) => [one.choice, [one.count, one.added]]))).toEqual(inNumbers(choices))
      expect(choices.size).toBeGreaterThan(numRuns / 2)
    },
  )
})

function inNumbers(tallies: ReadonlyMap<string, Tally>): Map<string, number[]> {
  return new Map([...tallies].map(([id, { count, amount }]) => [id, [Number(count), Number(amount)]]))
}
