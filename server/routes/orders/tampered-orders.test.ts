// Ten thousand orders with another price, other numbers, other keys and other ways than the page's, among honest ones: every
// one is refused before anything is held for it, and the honest ones are stored at the server's price.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeBill } from '../../../test-support/bill-oracle.ts'
import { engines } from '../../../test-support/databases.ts'
import { runs } from '../../../test-support/property-runs.ts'
import { setFulfillment, zoneOf } from '../../../test-support/set-fulfillment.ts'
import { newKey, openTestApp, rosasOrder } from '../../../test-support/test-app.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'

const [near, far] = [300, 500]
const zones = [zoneOf('93701', near), zoneOf('93702', far, 100_000)]
const choices = [
  { id: 'salsa-hot', count: 1 },
  { id: 'extras-guacamole', count: 1 },
]

/** Beef at $10.50 with guacamole for $1.50, and chicken at $10.00, delivered for $3.00. */
function honestOrder(beef: number, chix: number) {
  const lines = [
    { item: 'beef', quantity: beef, choices },
    { item: 'chix', quantity: chix },
  ]
  return { ...rosasOrder, lines, expectedTotal: totalOf(beef, chix) }
}

function totalOf(beef: number, chix: number, fee = near): number {
  const lines = [
    { unit: 1200n, quantity: beef },
    { unit: 1000n, quantity: chix },
  ]
  const terms = { fee: BigInt(fee), isFeeTaxed: false, code: undefined, tip: undefined }
  return Number(computeBill(lines, terms).total)
}

type Order = ReturnType<typeof honestOrder>
interface Sent {
  readonly body: string
  readonly url?: string
  readonly headers?: Readonly<Record<string, string>>
}
type Tampering = fc.Arbitrary<(order: Order) => Sent>

/** JSON text, since some of these have no value in JavaScript. */
const oddNumbers =
  '-1 -0.5 0 1.5 NaN Infinity 1e309 -1e309 9007199254740992 9007199254740993 18446744073709551616 1e-9 "1" "" 0x10 null true [1] {"valueOf":1}'
const noNames = ['fish', 'BEEF', 'beef ', '', 0, null, {}, '__proto__', 'constructor', 'toString']
const noLists = [
  [],
  null,
  {},
  'beef',
  1,
  [null],
  [[]],
  ['beef'],
  { 0: { item: 'beef', quantity: 1 }, length: 1 },
]
const noTexts = [7, null, true, {}, [], ['Rosa'], '', '   ', '\u0000', 'x'.repeat(300), '4242 4242 4242 4242']
const noTokens = ['', 'tok_visa', '4242424242424242', 'demo-decline-0002', null, 1, {}, 'x'.repeat(201)]
const ownFields =
  'price tax total subtotal taxRate discount currency fee charges zone id number status payment timestamp cardNumber'
const fieldsOfLines = ['unitPrice', 'price', 'name', 'tax', 'discount', 'changes', 'weight', 'rolled']
const needed = ['firstName', 'lastName', 'city', 'zipcode', 'email', 'lines', 'expectedTotal', 'paymentToken']
const { address, city, state } = rosasOrder
const to = (zipcode: string) => ({ delivery: { address, city, state, zipcode } })

const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values)
const changed = (...changes: readonly ((order: Order) => object)[]): Tampering =>
  oneOf(...changes).map((change) => (order) => ({ body: JSON.stringify({ ...order, ...change(order) }) }))
const field = (names: readonly string[], values: readonly unknown[]): Tampering =>
  fc.tuple(oneOf(...names), oneOf(...values)).map(([name, value]) => (order) => ({
    body: JSON.stringify({ ...order, [name]: value }),
  }))
const rewritten = (find: string, values: readonly string[]): Tampering =>
  oneOf(...values).map((value) => (order) => ({
    body: JSON.stringify(order).replace(new RegExp(find), () => value),
  }))
const firstLine = (order: Order, change: object) => ({
  lines: order.lines.map((line, at) => (at === 0 ? { ...line, ...change } : line)),
})
const sent = (...more: readonly Omit<Sent, 'body'>[]): Tampering =>
  oneOf(...more).map((one) => (order) => ({ body: JSON.stringify(order), ...one }))

const tamperings: readonly Tampering[] = [
  ...['expectedTotal', 'quantity', 'count'].map((name) =>
    rewritten(`(?<="${name}":)\\d+`, oddNumbers.split(' ')),
  ),
  fc.double({ min: -1, max: 1, noNaN: true }).map((part) => ({ expectedTotal, ...order }) => {
    const wrong = expectedTotal + (Math.trunc(expectedTotal * part) || 1)
    return { body: JSON.stringify({ ...order, expectedTotal: wrong }) }
  }),
  field(ownFields.split(' '), [0, 1, -1, '0.01', 'x']),
  field(['firstName', 'lastName', 'city', 'zipcode', 'email'], noTexts),
  field(
    ['phone', 'note', 'apartment'],
    ['4242424242424242', 'use 4242 4242 4242 4242', '4000-0000-0000-0002', 7],
  ),
  field(needed, [undefined]),
  field(['lines'], noLists),
  field(['paymentToken'], noTokens),
  field(['fulfillment'], ['drone', 'PICKUP', '', null, 0, ['pickup'], 'pickup']),
  field(['code'], ['NAPKIN10', 7, '']),
  field(['tip'], [{ percent: 15 }, { percent: -15 }, { amount: -1 }, { amount: 1.5 }, 5]),
  ...fieldsOfLines.map((name) => changed((order) => firstLine(order, { [name]: 1 }))),
  ...noNames.map((item) => changed((order) => firstLine(order, { item }))),
  ...noNames.map((id) => changed((order) => firstLine(order, { choices: [{ id, count: 1 }] }))),
  ...noLists.map((list) => changed((order) => firstLine(order, { choices: list }))),
  changed(
    // One extra or one burrito more than was paid for.
    (order) => firstLine(order, { choices: [...choices, { id: 'extras-cheese', count: 1 }] }),
    ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) }),
    (order) => firstLine(order, { choices: [...choices, { id: 'salsa-mild', count: 1 }] }),
    (order) => firstLine(order, { choices: [{ id: 'salsa-hot', count: 1, price: 0 }] }),
    (order) => firstLine(order, { without: ['tortilla'] }),
    (order) => firstLine(order, { note: 'Cut\nin half' }),
    ({ lines }) => ({ lines: [...lines, ...lines] }),
    ({ expectedTotal }) => ({ expectedTotal: expectedTotal - near }),
    ({ expectedTotal }) => ({ fulfillment: 'pickup', note: 'Come by', expectedTotal: expectedTotal - near }),
    ({ expectedTotal }) => ({ fulfillment: 'pickup', ...to('93701'), expectedTotal: expectedTotal - near }),
    () => to('93702'),
    ({ expectedTotal }) => ({ ...to('93702'), expectedTotal: expectedTotal - near + far }),
    () => to('96910'),
    // More than anybody could cook, at its right price.
    () => honestOrder(2_000, 1),
  ),
  rewritten('\\}$', [',"expectedTotal":1}', '', ']']),
  rewritten('^\\{', ['{"__proto__":{"expectedTotal":1},', '{"constructor":{"prototype":{"x":1}},', '[{']),
  rewritten('(?<="lines":\\[)\\{', ['{"__proto__":{"quantity":1},']),
  sent(
    ...['total=1', 'price=0', '__proto__=1'].map((query) => ({ url: `/api/orders?${query}` })),
    ...['https://evil.example', 'null', ''].map((origin) => ({ headers: { origin } })),
    ...['cross-site', 'same-site', 'none'].map((site) => ({ headers: { 'sec-fetch-site': site } })),
    ...['text/plain', 'application/xml', 'multipart/form-data'].map((type) => ({
      headers: { 'content-type': type },
    })),
    ...['', 'short', 'x'.repeat(65)].map((key) => ({ headers: { 'idempotency-key': key } })),
  ),
]

describe.each(engines)('tampered orders on %s', (engine) => {
  test(
    'R21 R33 none is stored, none is held for, and every honest one costs what it costs',
    { timeout: 300_000 },
    async () => {
      let held = 0
      const demo = createDemoPayments({ patienceMs: 20 })
      const authorize: typeof demo.authorize = async (request) => {
        const answer = await demo.authorize(request)
        if (answer.outcome === 'held') held += 1
        return answer
      }
      const { send, db } = await openTestApp(engine, { payments: { ...demo, authorize } })
      await setFulfillment(db, { zones })
      const order = ({ body, url = '/api/orders', headers = {} }: Sent) => {
        const usual = { 'content-type': 'application/json', 'idempotency-key': newKey() }
        return send({ method: 'POST', url, headers: { ...usual, ...headers }, payload: body })
      }
      const due: number[] = []
      const some = fc.integer({ min: 1, max: 5 })
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(...tamperings),
          some,
          some,
          fc.nat(19),
          async (tamperWith, beef, chix, nth) => {
            const honest = honestOrder(beef, chix)
            const wrong = tamperWith(honest)
            const { statusCode, body } = await order(wrong)
            expect(
              statusCode,
              `${wrong.body} ${JSON.stringify(wrong.headers)}: ${body}`,
            ).toBeGreaterThanOrEqual(400)
            expect(statusCode, body).toBeLessThan(500)
            if (nth > 0) return
            const reply = await order({ body: JSON.stringify(honest) })
            expect(reply.statusCode, reply.body).toBe(201)
            due.push(honest.expectedTotal)
          },
        ),
        { numRuns: runs(10_000) },
      )
      const stored = await db.read.selectFrom('orders').select(['total', 'seq']).orderBy('seq').execute()
      expect(stored.map(({ total }) => total)).toEqual(due)
      expect(held).toBe(due.length)
      expect(held).toBeGreaterThan(0)
    },
  )
})
