// The letters: the order's own amounts, and the truth about the food and the money.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancelReasons } from '../../domain/orders/order-constants.ts'
import type { Cancellation } from '../../domain/orders/order.ts'
import type { EmailedOrder } from '../../domain/orders/order-emails.ts'
import { emailKinds } from '../../domain/orders/order-schema.ts'
import { startingMenu } from '../../domain/menu/starting-menu.ts'
import { cents, formatMoney } from '../../domain/basics/money.ts'
import { makeBill } from '../../domain/orders/bill.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { taxRate } from '../../test-support/restaurant.ts'
import { composeEmail } from './compose-email.ts'
import { runs } from '../../test-support/property-runs.ts'

const now = new Date('2026-11-15T20:05:00Z')

/** A letter about a refund has the amounts of the refund. */
const ofTheWholeOrder = emailKinds.filter((kind) => kind !== 'refunded' && kind !== 'refund-failed')

function email(change: Partial<EmailedOrder> = {}, kind: (typeof emailKinds)[number] = 'placed') {
  return composeEmail(emailSender, mailedOrder(change), kind, now)
}

function canceled(change: Partial<Cancellation> = {}): Partial<EmailedOrder> {
  const cancellation = {
    reason: 'ran-out',
    note: '',
    at: '2026-11-15T20:10:00.000Z',
    by: 'staff',
    money: 'released',
  } as const
  return { status: 'canceled', cancellation: { ...cancellation, ...change } }
}

/** The text of the HTML as a person sees it. */
function readable(html: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return html
    .replace(/^.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => signs[sign] ?? '')
    .replaceAll(/\s+/g, ' ')
}

const amounts = (text: string) => text.match(/\$[\d,]+\.\d\d/g) ?? []

test('R58 an email says what is different about a burrito, what that adds, and that it has a note', () => {
  const choices = ['salsa-hot', 'extras-guacamole'].map((id) => ({ id, count: 1 }))
  const lines = [
    { item: 'beef', quantity: 1 },
    { item: 'beef', quantity: 2, choices, without: ['rice'], note: 'Cut in half. See evil.example' },
  ]
  const bill = makeBill(lines, startingMenu, taxRate)
  const noted = bill.lines.map((line) =>
    line.note === undefined ? line : { ...line, hasNote: true as const },
  )
  const { text, html } = email({ ...bill, lines: noted })
  expect(text).toContain(
    [
      '1 beef burrito: $10.50',
      '2 beef burritos, $12.00 each: $24.00',
      '  Hot salsa, guacamole $1.50, no rice',
      // The note itself stays in the kitchen (trust rule 25).
      '  With your note.',
    ].join('\n'),
  )
  expect(readable(html)).toContain('Hot salsa, guacamole $1.50, no rice With your note.')
})

test('an email calls a drink by its name, and a burrito beside it a burrito', () => {
  const { text } = email({ sections: { beef: { en: 'Drinks' }, chix: { en: 'Burritos' } } })
  expect(text).toContain('2 Beef, $10.50 each: $21.00')
  expect(text).toContain('1 chicken burrito: $10.00')
})

test('what one costs stands under the name of several, and the sums are evenly apart', () => {
  const { html } = email()
  expect(html).toMatch(/2 beef burritos<\/b>\s*<div [^>]*>\$10\.50 each<\/div>/)
  expect(html.match(/ each</g)).toHaveLength(1)
  const paddings = [...html.matchAll(/padding:([\d\w ]+);color:#6B3A4A">(Subtotal|Tax)/g)].map(
    ([, space]) => space,
  )
  expect(paddings).toEqual(['12px 0 2px', '2px 0 10px'])
})

test('the receipt has what was ordered, what it cost, and when, by the clock of the restaurant', () => {
  const { text, html, subject } = email()
  expect(subject).toBe('Your Burritoful order 147')
  for (const line of [
    'Order Complete!',
    'Have a Burritoful Day!',
    'Thanks, Rosa. We’ve got your order, and the comal is hot.',
    'November 15, 2026 at 12:04 PM',
    'Rosa Delgado',
    '18 Laurel St, Fresno, CA 93701',
    'By card ending in 4242, in demo mode: nothing was charged.',
    'Rolled by hand since 1995.',
  ]) {
    expect(text.replaceAll('\u00A0', ' ')).toContain(line)
    expect(readable(html)).toContain(line)
  }
  expect(text).toContain('2 beef burritos, $10.50 each: $21.00\n1 chicken burrito: $10.00\n')
  expect(text).toContain('Subtotal: $42.00\nTax 9.5%: $3.99\nTotal: $45.99\n')
  expect(text).toContain('Follow your order:\nhttp://burritoful.test/#/Order/aSecretThatOpensAnOrder\n')
  expect([...html.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'http://burritoful.test/#/Order/aSecretThatOpensAnOrder',
    'http://burritoful.test/#/Order/aSecretThatOpensAnOrder/Again',
  ])
})

test('R76 the receipt leads to the same order again, in HTML and in text; the email about a new time does not', () => {
  const again = 'http://burritoful.test/#/Order/aSecretThatOpensAnOrder/Again'
  expect(email().text).toContain(`Order this again:\n${again}\n`)
  for (const kind of ['moved', 'ready'] as const) expect(email({}, kind).text).not.toContain('/Again')
})

test('each line has the color of its item, and of one that has left the menu the plain color', () => {
  const paints = (html: string) =>
    [...html.matchAll(/width:10px;[^"]*background:(#\w+)/g)].map(([, paint]) => paint)
  expect(paints(email().html)).toEqual(['#F2672E', '#FFB91F', '#F57FAE'])
  expect(paints(email({ colors: { chix: 'cielo' } }).html)).toEqual(['#E9C48C', '#74BDEB', '#E9C48C'])
})

test('text and HTML carry the same amounts, those of the order, however many there are', () => {
  const carts = fc.uniqueArray(
    fc.record({
      item: fc.constantFrom(...startingMenu.items.map(({ id }) => id)),
      quantity: fc.integer({ min: 1, max: 2_000_000_000 }),
    }),
    { minLength: 1, selector: ({ item }) => item },
  )
  fc.assert(
    fc.property(carts, fc.constantFrom(...ofTheWholeOrder), (cart, kind) => {
      const order = makeBill(cart, startingMenu, taxRate)
      const { text, html } = email({ ...order, ...(kind === 'canceled' && canceled()) }, kind)
      const wanted = [
        ...order.lines.flatMap(({ quantity, unitPrice, price }) =>
          quantity > 1 ? [unitPrice, price] : [price],
        ),
        order.subtotal,
        ...order.charges.map(({ amount }) => amount),
        order.total,
      ].map(formatMoney)
      const body = readable(html).replace(/^.*?(?=Order 147 )/s, '')
      expect(amounts(text).slice(0, wanted.length)).toEqual(wanted)
      expect(amounts(body)).toEqual(amounts(text))
    }),
    { numRuns: runs(100) },
  )
})

test('an email says what holds when it is sent, also a late one', () => {
  expect(email({ status: 'ready' }, 'ready').text).toContain('Packed.\nLeaving next.\n')
  expect(email({ status: 'handed-over' }, 'ready').text).toContain('On its way to you.\nTake napkins.\n')
  expect(email({ status: 'handed-over' }).text).not.toContain('the comal is hot')
  expect(email(canceled()).text).toContain('has since been canceled')
})

describe('R52 the letters follow the way', () => {
  const restaurant = {
    ...emailSender.restaurant,
    address: { street: '1995 Comal Street', city: 'Fresno', state: 'CA', zipcode: '93721' },
    phone: '(559) 555-0142',
  }
  const pickup = { fulfillment: 'pickup', fulfillmentDetails: { fulfillment: 'pickup' } } as const
  const write = (change: Partial<EmailedOrder>, kind: (typeof emailKinds)[number], at = restaurant) =>
    composeEmail({ ...emailSender, restaurant: at }, mailedOrder(change), kind, now)

  test('a pickup says where to come and whom to call', () => {
    const place = '1995 Comal Street, Fresno, CA 93721'
    const where = `Pickup\nRosa Delgado\n${place}\nDirections:\n`
    const foot = `\nRolled by hand since 1995.\n${place}\n(559) 555-0142\n`
    expect(write(pickup, 'placed').text).toContain(foot)
    expect(write(pickup, 'placed').html).toContain(
      'href="https://www.google.com/maps/search/?api=1&amp;query=1995%20Comal%20Street%2C%20Fresno%2C%20CA%2093721"',
    )
    expect(write(pickup, 'placed').text).toContain(where)
    const { subject, text } = write({ ...pickup, status: 'ready' }, 'ready')
    expect(subject).toBe('Your Burritoful order 147 is ready')
    expect(text).toContain('Ready.\nCome and get it.\n')
    expect(text).toContain(where)
    expect(text).not.toMatch(/leaving|on its way|delivery/i)
    const late = write({ ...pickup, status: 'handed-over' }, 'ready').text
    expect(late).toContain('All yours.\n')
    expect(late).not.toContain('Directions')
  })

  test('a restaurant without an address makes none up', () => {
    const bare = { ...restaurant, address: null, phone: null }
    const { text } = write(pickup, 'placed', bare as never)
    expect(text).toContain('Pickup\nRosa Delgado\nBy card')
    expect(text.endsWith('Rolled by hand since 1995.\n')).toBe(true)
  })

  test('a delivery names the apartment, and its fee in the bill', () => {
    const address = {
      address: '18 Laurel St',
      apartment: 'Apt 4',
      city: 'Fresno',
      state: 'CA',
      zipcode: '93710',
    }
    const bill = makeBill([{ item: 'beef', quantity: 2 }], startingMenu, taxRate, {
      fee: { amount: cents(350), isTaxed: false },
    })
    const { text, html } = write(
      { ...bill, fulfillmentDetails: { fulfillment: 'delivery', address, travelMinutes: 20 } },
      'placed',
    )
    expect(text).toContain('Delivery\nRosa Delgado\n18 Laurel St, Apt 4, Fresno, CA 93710\n')
    for (const part of [text, readable(html)]) expect(part).toMatch(/Delivery:? \$3\.50/)
  })
})

describe('a canceled order', () => {
  test('R54 says that the customer did it, with no reason of ours', () => {
    const { text } = email(canceled({ by: 'customer', reason: 'customer-asked' }), 'canceled')
    expect(text).toContain('Hi, Rosa. This is about order 147.')
    expect(text).toContain('You canceled it before we started cooking.')
    expect(text).not.toMatch(/We had to|You asked us/)
    expect(text).toContain('We released the hold on your card.')
  })

  test.each(cancelReasons)('is told why: %s', (reason) => {
    const { text, html, subject } = email(canceled({ reason, note: 'We are sorry.' }), 'canceled')
    expect(subject).toBe('Your Burritoful order 147 was canceled')
    expect(text).toContain('We are sorry.')
    expect(readable(html)).toContain('We are sorry.')
    if (reason === 'something-else') expect(text).not.toContain('Something came up')
  })

  test.each([
    ['on-its-way', 'We’re refunding $45.99.'],
    ['released', 'You weren’t charged. We released the hold on your card.'],
    ['refunded', 'We refunded $45.99. It may take a few days to show up.'],
  ] as const)('is told where the money is: %s', (money, words) => {
    const { text, html } = email(canceled({ money }), 'canceled')
    for (const part of [text, readable(html)]) {
      expect(part).toContain(words)
      expect(part).toContain('This is demo mode: no real money moved.')
    }
  })

  test('gets no exclamation mark', () => {
    expect(email(canceled(), 'canceled').text).not.toContain('!')
  })
})

test('the headers thread the letters, stay the same, and tell nothing of the secret id', () => {
  const [placed, ready] = [email(), email({ status: 'ready' }, 'ready')]
  expect(placed.messageId).toMatch(/^<placed\.[0-9a-f]{24}@burritoful\.test>$/)
  expect(ready.firstMessageId).toBe(placed.messageId)
  expect(email().messageId).toBe(placed.messageId)
  expect(placed.messageId + placed.name).not.toContain('aSecretThatOpensAnOrder')
})

test.each(ofTheWholeOrder)('a demo says so in the subject and in both parts of "%s"', (kind) => {
  const order = mailedOrder(kind === 'canceled' ? canceled() : {})
  const { subject, text, html } = composeEmail({ ...emailSender, demo: true }, order, kind, now)
  expect(subject).toMatch(/^\[Demo\] Your Burritoful order/)
  for (const part of [text, readable(html)]) expect(part).toContain('part of a demo')
  expect(composeEmail(emailSender, order, kind, now).text).not.toContain('part of a demo')
})
