// Ways to send an order that is not what the page would have sent. Each must be refused.
import { newKey } from './load.ts'
import type { Random } from '../server/demo/random.ts'
import type { OrderRequest } from '../domain/order-form.ts'
import { farFee, farZip, foreignZip, nearFee } from './zones.ts'
import { wholeOrderBody } from '../server/routes/orders.ts'

export interface Sent {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Fields = Record<string, unknown>
export type Tampering = (honest: OrderRequest, random: Random, url: string) => Sent

/** As the page sends it. */
export function sendHonestly(order: object, url: string, key = newKey()): Sent {
  return { path: '/api/orders', headers: headersFor(url, key), body: JSON.stringify(order) }
}

function headersFor(url: string, key: string): Record<string, string> {
  return { origin: url, 'content-type': 'application/json', 'idempotency-key': key }
}

/** Numbers that are none, or none of ours; JSON text, since some of them have no value in JavaScript. */
export const oddNumbers = [
  ['a negative one', '-1'],
  ['nothing less', '-0.5'],
  ['a fraction', '1.5'],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['1e309', '1e309'],
  ['minus 1e309', '-1e309'],
  ['2^53', '9007199254740992'],
  ['2^53 + 1', '9007199254740993'],
  ['2^64', '18446744073709551616'],
  ['a tiny one', '1e-9'],
  ['text', '"1"'],
  ['empty text', '""'],
  ['hexadecimal', '0x10'],
  ['null', 'null'],
  ['true', 'true'],
  ['a list', '[1]'],
  ['an object', '{"valueOf":1}'],
] as const

const prices =
  'price tax total subtotal taxRate total_sale discount currency fee deliveryFee charges zone'.split(' ')
const insides = ['id', 'number', 'status', 'payment', 'authorisation', 'timestamp', 'cardNumber'] as const
const texts = ['firstName', 'lastName', 'address', 'city', 'state', 'zipcode', 'email'] as const
const needed = [...texts, 'delivery', 'lines', 'expectedTotal', 'paymentToken'] as const
const noText: readonly unknown[] = [
  7,
  null,
  true,
  {},
  [],
  ['Rosa'],
  { toString: 'Rosa' },
  '',
  '   ',
  '\u0000',
  'x'.repeat(300),
]
const noItem: readonly unknown[] = [
  'fish',
  'BEEF',
  'beef ',
  '',
  0,
  null,
  {},
  '__proto__',
  'constructor',
  'toString',
]
const noLines: readonly unknown[] = [
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
const elsewhere = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
]

export const changed =
  (change: (honest: OrderRequest, random: Random) => Fields): Tampering =>
  (honest, random, url) =>
    sendHonestly({ ...honest, ...change(honest, random) }, url)

/** Puts text where JSON.stringify would put a value of its own. */
export function withText(honest: Fields, url: string, find: RegExp, text: string): Sent {
  const sent = sendHonestly(honest, url)
  return { ...sent, body: sent.body.replace(find, text) }
}

export const withLine = (honest: OrderRequest, change: Fields): Fields => ({
  lines: honest.lines.map((line, place) => (place === 0 ? { ...line, ...change } : line)),
})

function addressIn({ address, city, state, zipcode }: OrderRequest): Fields {
  return { address, city, state, zipcode }
}

export const tamperings: Readonly<Record<string, Tampering>> = {
  'a cent off the total': changed(({ expectedTotal }, random) => ({
    expectedTotal: expectedTotal + random.pick([-1, 1]),
  })),
  'another total': changed(({ expectedTotal }, random) => ({
    expectedTotal: random.whole(0, expectedTotal - 1),
  })),
  'no tax in the total': changed(({ expectedTotal }) => ({
    expectedTotal: Math.floor(expectedTotal / 1.095) - 1,
  })),
  'more burritos than in the total': changed(({ lines }, random) => ({
    lines: lines.map((line) => ({ ...line, quantity: line.quantity + random.pick([1, 101]) })),
  })),
  // At its right price: two thousand times the subtotal has no half cent to round.
  'more than anybody could cook': changed(({ lines, expectedTotal }) => ({
    lines: lines.map((line) => ({ ...line, quantity: line.quantity * 2_000 })),
    expectedTotal: Math.round((expectedTotal - nearFee) / 1.095) * 2_190 + nearFee,
  })),
  ...Object.fromEntries(
    oddNumbers.flatMap(([name, text]): [string, Tampering][] => [
      [`total: ${name}`, (honest, _random, url) => withText(honest, url, /(?<="expectedTotal":)\d+/, text)],
      [`quantity: ${name}`, (honest, _random, url) => withText(honest, url, /(?<="quantity":)\d+/, text)],
    ]),
  ),
  'the delivery not paid for': changed(({ expectedTotal }) => ({ expectedTotal: expectedTotal - nearFee })),
  'the fee of another zone': changed((honest) => ({ delivery: { ...addressIn(honest), zipcode: farZip } })),
  'too little for its zone': changed((honest) => ({
    delivery: { ...addressIn(honest), zipcode: farZip },
    expectedTotal: honest.expectedTotal - nearFee + farFee,
  })),
  'outside all zones': changed((honest, random) =>
    random.chance(0.5)
      ? { zipcode: foreignZip }
      : { delivery: { ...addressIn(honest), zipcode: `${foreignZip}-1234` } },
  ),
  'a pickup with a fee': changed(() => ({ way: 'pickup' })),
  'a pickup with a note': changed(({ expectedTotal }) => ({
    way: 'pickup',
    note: 'Bring it to 18 Laurel St',
    expectedTotal: expectedTotal - nearFee,
  })),
  'a pickup with an address': changed((honest) => ({
    way: 'pickup',
    delivery: addressIn(honest),
    expectedTotal: honest.expectedTotal - nearFee,
  })),
  'a way that is none': changed((_honest, random) => ({
    way: random.pick(['drone', 'PICKUP', '', null, 0, ['pickup'], { way: 'pickup' }]),
  })),
  'a card number beside its field': changed((honest, random) => {
    const number = random.pick(['4242424242424242', '4242 4242 4242 4242', '4000-0000-0000-0002'])
    const field = random.pick(['phone', 'note', 'apartment', 'delivery'] as const)
    return { [field]: field === 'delivery' ? { ...addressIn(honest), apartment: number } : number }
  }),
  'a quantity of nothing': changed((honest) => withLine(honest, { quantity: 0 })),
  'no quantity': changed((honest) => withLine(honest, { quantity: undefined })),
  'a total said twice': (honest, _random, url) => withText(honest, url, /\}$/, ',"expectedTotal":1}'),
  'an unknown burrito': changed((honest, random) => withLine(honest, { item: random.pick(noItem) })),
  'the same burrito twice': changed(({ lines }) => ({ lines: [...lines, ...lines] })),
  'no list of burritos': changed((_honest, random) => ({ lines: random.pick(noLines) })),
  'a price on a line': changed((honest, random) =>
    withLine(honest, { [random.pick(['unitPrice', 'price', 'name', 'tax', 'discount'])]: 1 }),
  ),
  'a price of its own': changed((_honest, random) => ({
    [random.pick(prices)]: random.pick([0, 1, -1, '0.01']),
  })),
  "the server's own fields": changed((_honest, random) => ({ [random.pick(insides)]: 'x' })),
  'a field missing': changed((_honest, random) => ({ [random.pick(needed)]: undefined })),
  'no text where text belongs': changed((_honest, random) => ({ [random.pick(texts)]: random.pick(noText) })),
  'a prototype': (honest, random, url) =>
    withText(
      honest,
      url,
      /^\{/,
      random.pick([
        '{"__proto__":{"expectedTotal":1},',
        '{"constructor":{"prototype":{"x":1}},',
        '{"__proto__":null,',
      ]),
    ),
  'a prototype on a line': (honest, _random, url) =>
    withText(honest, url, /(?<="lines":\[)\{/, '{"__proto__":{"quantity":1},'),
  'another page': (honest, random, url) => {
    const { origin: _ours, ...rest } = headersFor(url, newKey())
    return { ...sendHonestly(honest, url), headers: { ...rest, ...random.pick(elsewhere) } }
  },
  'no origin at all': (honest, _random, url) => {
    const { origin: _ours, ...rest } = headersFor(url, newKey())
    return { ...sendHonestly(honest, url), headers: rest }
  },
  'too long a body': (honest, random, url) => {
    const sent = sendHonestly(honest, url)
    const padding = ' '.repeat(wholeOrderBody.bodyLimit + random.whole(0, 40_000))
    return { ...sent, body: random.chance(0.5) ? sent.body + padding : padding + sent.body }
  },
  'another kind of body': (honest, random, url) => {
    const type = random.pick([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml',
    ])
    const sent = sendHonestly(honest, url)
    return { ...sent, headers: { ...sent.headers, 'content-type': type } }
  },
  'half a body': (honest, random, url) => {
    const sent = sendHonestly(honest, url)
    return { ...sent, body: sent.body.slice(0, random.whole(0, sent.body.length - 1)) }
  },
  'a price in the address': (honest, random, url) => ({
    ...sendHonestly(honest, url),
    path: `/api/orders?${random.pick(['total=1', 'price=0', 'expectedTotal=1', '__proto__=1'])}`,
  }),
  'no key': (honest, random, url) => {
    const { 'idempotency-key': _key, ...rest } = headersFor(url, '')
    const keys = [
      {},
      { 'idempotency-key': '' },
      { 'idempotency-key': 'short' },
      { 'idempotency-key': 'x'.repeat(65) },
    ]
    return { ...sendHonestly(honest, url), headers: { ...rest, ...random.pick(keys) } }
  },
  'a card that is declined': changed(() => ({ paymentToken: 'demo-decline-0002' })),
  'a token that is none': changed((_honest, random) => ({
    paymentToken: random.pick(['', 'tok_visa', '4242424242424242', null, 1, {}, 'x'.repeat(201)]),
  })),
}
