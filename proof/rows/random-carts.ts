// Random carts, priced by the page, charged as orders, read as receipts and added up in the report.
import { setTimeout as wait } from 'node:timers/promises'
import type { MenuReply } from '../../domain/api.ts'
import type { SalesReply } from '../../domain/office-api.ts'
import type { PlacedOrder } from '../../domain/order.ts'
import { makeBill, type BillTerms } from '../../domain/bill.ts'
import { cents } from '../../domain/money.ts'
import type { Way } from '../../domain/ways.ts'
import type { Random } from '../../server/demo/random.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import {
  burritos,
  noFee,
  randomLines,
  vastLines,
  workOut,
  type CodeAndTip,
  type Fee,
  type Line,
  type PriceList,
} from '../price-oracle.ts'
import { asPriced, isRightlyPriced, type Bought } from '../priced-orders.ts'
import type { Row } from '../row.ts'
import { addCodes, drawCode, type DrawnCode } from '../random-codes.ts'
import { takeAllMoney } from '../take-money.ts'
import { createTakings, sayTakings } from '../takings.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { logIn, setPrices } from '../staff-hands.ts'
import { sendHonestly } from '../tampering.ts'
import { workTogether, type Wire } from '../wire.ts'
import { drawZones } from '../zones.ts'

const clients = 48

export const randomCarts: Row = {
  name: 'random carts',
  promise: '100,000 random carts against an independent oracle: 0 cents off in cart, order, receipt, report',
  engines: bothEngines,
  breaks: {
    'tax-rounded-down': /[1-9]\d* orders/,
    'a-cent-on-pork': /[1-9]\d* orders/,
    'extras-for-nothing': /[1-9]\d* orders/,
    'forgets-who-chose': /report: [1-9]/,
    'delivers-for-nothing': /[1-9]\d* orders/,
    'delivers-untaxed': /[1-9]\d* orders/,
    'taxes-the-discount': /[1-9]\d* orders/,
    'tips-on-the-rest': /[1-9]\d* orders/,
    'a-cent-off-the-receipt': /[1-9]\d* receipts/,
    'a-cent-off-the-report': /report: [1-9]/,
  },

  run: ({ engine, scale, random, broken }) =>
    withSetUp(async (setUp) => {
      const [lists, cartsEach] = scale === 'long' ? [40, 2_500] : [4, 100]
      const place = await freshProofPlace(engine)
      // What is proved here are cents, not the disk: it need not sync, and writes no letters.
      const env = { PROOF_BREAK: 'no-sync', PROOF_MAILS: 'unwritten', TIME_ZONE: 'UTC', ...spoiledBy(broken) }
      const restaurant = await prepareRestaurant(setUp, place, env)
      const { server } = await restaurant.open()
      const { url } = restaurant
      const owner = await logIn(url)
      const takings = createTakings()
      const off = { carts: 0, orders: 0, receipts: 0 }
      const surprises = new Map<string, number>()
      const began = performance.now()

      for (let list = 0; list < lists; list += 1) {
        const prices = randomPrices(random)
        await setPrices(owner, prices)
        // Taxed and not, in turn: a short run has both.
        const fee = { amount: randomFee(random), isTaxed: list % 2 === 0 }
        await drawZones(place, fee)
        const codes = await addCodes(owner, list, random)
        const menu = await owner.get<MenuReply>('/api/menu')
        const order = async (wire: Wire, lines: Line[]) => {
          const way: Way = random.chance(0.4) ? 'pickup' : 'delivery'
          const [code, tip] = [drawCode(codes, random), drawTip(random)]
          const bought: Bought = { lines, prices, fee: way === 'pickup' ? noFee : fee, off: code?.off, tip }
          const due = workOut(lines, prices, bought.fee, bought)
          // As the page does it, with the menu that it was sent.
          for (const cart of [lines, vastLines(random)]) {
            const bill = makeBill(cart, menu, menu.restaurant.taxRate, asCharged(bought.fee, code, tip))
            if (!isRightlyPriced(asPriced(bill), { ...bought, lines: cart })) off.carts += 1
          }
          const extras = { ...(code && { code: code.terms.code }), ...(tip && { tip }) }
          const body = { ...rosasOrder, ...extras, way, lines, expectedTotal: due.total }
          const placed = await sendUntilTaken(wire, { method: 'POST', ...sendHonestly(body, url) })
          if (placed?.status !== 201) {
            off.orders += 1
            const said = String(placed?.status ?? 'cut')
            return void surprises.set(said, (surprises.get(said) ?? 0) + 1)
          }
          const charged = JSON.parse(placed.body) as PlacedOrder
          if (!isRightlyPriced(asPriced(charged), bought)) off.orders += 1
          takings.add(charged.timestamp, bought, { way, code: code?.terms.code })
          const receipt = await wire.send({ method: 'GET', path: `/api/orders/${charged.id}` })
          const printed = receipt?.status === 200 ? (JSON.parse(receipt.body) as PlacedOrder) : undefined
          // A link shows no notes.
          const shown = { ...bought, lines: lines.map(withoutNote) }
          if (!printed || !isRightlyPriced(asPriced(printed), shown)) off.receipts += 1
        }
        await workTogether(url, clients, cartsOf(cartsEach, random), order)
      }

      const seconds = (performance.now() - began) / 1000
      await takeAllMoney(place)
      const report = await owner.get<SalesReply>('/api/office/sales?period=7-days')
      const wrong = takings.compare(report)
      const lives = server.child.exitCode === null
      const count = lists * cartsEach
      return {
        tried: `${count} carts at ${lists} price lists, every second burrito with options, picked up or delivered for a fee that half of the lists tax, a third with a code, half with a tip, and as many that no kitchen could cook; the first all ordered by POST from ${clients} clients and read again as receipts, in ${seconds.toFixed(0)} s (${(count / seconds).toFixed(0)} a second); a report over ${sayTakings(takings)}`,
        found: `off by a cent or more: ${off.carts} carts, ${off.orders} orders, ${off.receipts} receipts; figures off in the report: ${wrong.length}${wrong.length > 0 ? ` (${wrong.slice(0, 3).join(', ')})` : ''}${saySurprises(surprises)}; the server ${lives ? 'lived on' : 'ended'}`,
        pass:
          off.carts + off.orders + off.receipts + wrong.length === 0 && takings.orders() === count && lives,
      }
    }),
}

/** As the browser does it: a server with too much to do is asked again, with the same key. */
async function sendUntilTaken(wire: Wire, wanted: Parameters<Wire['send']>[0]): ReturnType<Wire['send']> {
  const placed = await wire.send(wanted)
  if (placed?.status !== 503) return placed
  await wait(1_000)
  return sendUntilTaken(wire, wanted)
}

function* cartsOf(count: number, random: Random): Generator<Line[]> {
  for (let nth = 0; nth < count; nth += 1) yield randomLines(random)
}

/** From the lowest that the office takes to the highest. */
function randomPrices(random: Random): PriceList {
  const price = () =>
    random.weighted([
      [random.whole(1, 99_999), 1],
      [random.whole(500, 2_000), 4],
    ])
  const [beef, chix, bean, pork] = burritos.map(price) as [number, number, number, number]
  return { beef, chix, bean, pork }
}

/** Sometimes nothing, and never so round that a wrong half cent would hide. */
function randomFee(random: Random): number {
  return random.chance(0.1) ? 0 : random.whole(1, 1_999)
}

/** An amount of up to a hundred dollars: more would be refused as a typo. */
function drawTip(random: Random): CodeAndTip['tip'] {
  if (random.chance(0.5)) return undefined
  return random.chance(0.7)
    ? { percent: random.pick([10, 15, 20] as const) }
    : { amount: random.whole(1, 10_000) }
}

function asCharged({ amount, isTaxed }: Fee, code: DrawnCode | undefined, tip: CodeAndTip['tip']): BillTerms {
  const given = tip && ('amount' in tip ? { amount: cents(tip.amount) } : tip)
  return { fee: { amount: cents(amount), isTaxed }, code: code?.terms, tip: given }
}

function saySurprises(surprises: ReadonlyMap<string, number>): string {
  return [...surprises].map(([answer, count]) => `; ${count} × ${answer}`).join('')
}

function withoutNote(line: Line): Line {
  const { note: _note, ...rest } = line
  return rest
}
