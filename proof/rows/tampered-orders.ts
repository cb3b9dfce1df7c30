// Orders with another price, another tax, other numbers and other keys than the page's, among honest ones.
import type { ProblemReply } from '#domain/api.ts'
import type { OrderRequest } from '#domain/order-form.ts'
import type { PlacedOrder } from '#domain/order.ts'
import type { Random } from '../../server/demo/random.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { sayAnswers } from '../load.ts'
import {
  addedBy,
  firstPrices,
  noFee,
  randomLines,
  workOut,
  type Line,
  type PriceList,
} from '../price-oracle.ts'
import { growMenu, onOffer } from '../odd-menu.ts'
import {
  asPriced,
  isRightlyPriced,
  readPricedOrders,
  type Bought,
  type PricedOrder,
} from '../priced-orders.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { logIn, setPrices } from '../staff-hands.ts'
import { optionTamperings } from '../tampered-options.ts'
import { sendHonestly, tamperings, type Sent } from '../tampering.ts'
import { workTogether, type Reply, type Wire } from '../wire.ts'
import { drawZones, feeOf, toTheDoor } from '../zones.ts'

const clients = 16
const lateOnes = 20
const allTamperings = { ...tamperings, ...optionTamperings }
const ways = Object.keys(allTamperings)

export const tamperedOrders: Row = {
  name: 'tampered orders',
  promise:
    '10,000 tampered orders (price, tax, negative, NaN, 2^53, unknown item, options …): 0 stored at a price other than the server’s, and every honest one among them stored',
  engines: bothEngines,
  breaks: {
    'believes-the-total': /[1-9]\d* stored that should not be, [1-9]\d* at another price/,
    'sells-what-is-sold-out': /[1-9]\d* stored that should not be/,
    'cooks-for-a-nation': /[1-9]\d* stored that should not be/,
    'delivers-for-nothing': /[1-9]\d* stored that should not be/,
    'delivers-any-order': /[1-9]\d* stored that should not be/,
    'sells-choices-that-are-out': /[1-9]\d* stored that should not be/,
    'takes-any-number': /[1-9]\d* stored that should not be/,
    'leaves-anything-out': /[1-9]\d* stored that should not be/,
  },

  run: ({ engine, scale, random, broken }) =>
    withSetUp(async (setUp) => {
      const tampered = scale === 'long' ? 10_000 : 300
      const place = await freshProofPlace(engine)
      const restaurant = await prepareRestaurant(setUp, place, spoiledBy(broken))
      const { server } = await restaurant.open()
      const { url } = restaurant
      const owner = await logIn(url)
      await drawZones(place)
      await growMenu(place)
      const honest = new Map<string, Bought>()
      const answers = new Map<string, number>()
      const odd: string[] = []
      const count = (reply: Reply | undefined) => {
        const said = String(reply?.status ?? 'cut')
        answers.set(said, (answers.get(said) ?? 0) + 1)
      }

      const send = async (wire: Wire, { path, headers, body }: Sent) => {
        const reply = await wire.send({ method: 'POST', path, headers, body })
        count(reply)
        return reply
      }
      const keepPlacing = async (wire: Wire, { order, bought }: Customer) => {
        honest.set(order.email, bought)
        const reply = await send(wire, sendHonestly(order, url))
        if (reply?.status !== 201) odd.push(`an honest order: ${reply?.status}`)
        else if (!isRightlyPriced(asPriced(JSON.parse(reply.body) as PlacedOrder), bought))
          odd.push('an honest answer')
      }
      const attack = async (wire: Wire, customer: Attacker) => {
        if (customer.way === undefined) return keepPlacing(wire, customer)
        const tamper = allTamperings[customer.way]
        if (!tamper) throw new Error(`there is no way ${customer.way}`)
        const sent = tamper(customer.order, customer.random, url)
        const reply = await send(wire, sent)
        const refused = reply !== undefined && reply.status >= 400 && reply.status < 500
        if (!refused) odd.push(`${customer.way}: ${reply?.status}`)
        // The customer is shown what it costs now, agrees, and pays that.
        if (isNewPrice(reply) && customer.agrees) await agree(wire, sent, customer.bought.prices)
      }
      const agree = async (wire: Wire, sent: Sent, prices: PriceList) => {
        const order = JSON.parse(sent.body) as OrderRequest & { lines: Line[] }
        // Too little for its zone at any price.
        if (order.delivery) return
        const fee = feeOf(order)
        const { total } = workOut(order.lines, prices, fee)
        await keepPlacing(wire, {
          order: { ...order, email: `agreed-${order.email}`, expectedTotal: total },
          bought: { lines: order.lines, prices, fee },
        })
      }

      let sent = 0
      const lists = [firstPrices, randomPrices(random), randomPrices(random)]
      for (const [nth, prices] of lists.entries()) {
        const share = Math.ceil((tampered - sent) / (lists.length - nth))
        if (nth > 0) await setPrices(owner, prices)
        await workTogether(url, clients, customersFrom(sent, share, prices, random), attack)
        sent += share
      }
      // One burrito is gone: whoever still wants it is refused, though the total is right.
      await owner.post('/api/sold-out', { item: 'bean', soldOut: 'later' })
      await workTogether(url, clients, lateCustomers(lists.at(-1) ?? firstPrices), async (wire, order) => {
        const reply = await send(wire, sendHonestly(order, url))
        if (reply?.status !== 409) odd.push(`sold out: ${reply?.status}`)
      })

      const lives = server.child.exitCode === null
      await server.kill()
      const stored = await readPricedOrders(place)
      const uncalled = stored.filter(({ email }) => !honest.has(email))
      const mispriced = stored.filter(
        (order) => !isRightlyPriced(order, honest.get(order.email) ?? boughtIn(order)),
      )
      const known = new Set(stored.map(({ email }) => email))
      const lost = [...honest.keys()].filter((email) => !known.has(email))
      return {
        tried: `${tampered + lateOnes} tampered orders in ${ways.length + 1} ways among ${honest.size} honest ones, ${clients} at once, three price lists; answers: ${sayAnswers(answers)}`,
        found: `${uncalled.length} stored that should not be, ${mispriced.length} at another price, ${lost.length} honest ones not stored; other surprises: ${odd.slice(0, 3).join(', ') || 'none'}; the server ${lives ? 'lived on' : 'ended'}`,
        pass:
          uncalled.length + mispriced.length + lost.length + odd.length === 0 && stored.length > 0 && lives,
      }
    }),
}

/** What is sold out cannot be had at any price. */
function isNewPrice(reply: Reply | undefined): boolean {
  return reply?.status === 409 && (JSON.parse(reply.body) as ProblemReply).code === 'price-changed'
}

interface Customer {
  readonly order: OrderRequest
  readonly bought: Bought
}

interface Attacker extends Customer {
  /** Undefined for an honest one. */
  readonly way: string | undefined
  readonly agrees: boolean
  readonly random: Random
}

/** So many who tamper, each way in turn, and an honest one after every fourth. */
function* customersFrom(
  first: number,
  count: number,
  prices: PriceList,
  random: Random,
): Generator<Attacker> {
  for (let nth = first; nth < first + count; nth += 1) {
    yield customer(`tampered-${nth}@proof.example`, ways[nth % ways.length])
    if (nth % 4 === 0) yield customer(`honest-${nth}@proof.example`, undefined)
  }

  function customer(email: string, way: string | undefined): Attacker {
    const lines = randomLines(random, onOffer)
    // Every third honest one picks it up.
    const isPickup = way === undefined && random.chance(0.33)
    const fee = isPickup ? noFee : toTheDoor
    const expectedTotal = workOut(lines, prices, fee).total
    const order = { ...rosasOrder, ...(isPickup && { way: 'pickup' as const }), email, lines, expectedTotal }
    return { order, bought: { lines, prices, fee }, way, agrees: random.chance(0.5), random }
  }
}

function lateCustomers(prices: PriceList): OrderRequest[] {
  const lines = [{ item: 'bean' as const, quantity: 1 }]
  return Array.from({ length: lateOnes }, (_, nth) => ({
    ...rosasOrder,
    email: `late-${nth}@proof.example`,
    lines,
    expectedTotal: workOut(lines, prices, toTheDoor).total,
  }))
}

function randomPrices(random: Random): PriceList {
  const price = () => random.whole(500, 2_000)
  return { beef: price(), chix: price(), bean: price(), pork: price() }
}

/** By what the order itself says that it was charged by. */
function boughtIn({ lines, delivery }: PricedOrder): Bought {
  const prices = Object.fromEntries(
    lines.map(({ item, unitPrice, choices }) => [item, unitPrice - Number(addedBy(choices))]),
  )
  return { lines, prices: { ...firstPrices, ...prices }, fee: { amount: delivery, isTaxed: false } }
}
