// Trust rule 6: a card's number typed into any text field, as people type numbers, is refused, and no table holds it.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { engines } from '../../../test-support/databases.ts'
import { openOffice, pilar } from '../../../test-support/open-office.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'

const number = '5454545454545454'
const groups = number.match(/.{4}/g) ?? []
const spellings = [
  number,
  ...[' ', '-', '.', '\u00a0'].map((gap) => groups.join(gap)),
  number.split('').join(' '),
  // Digits of another width, which NFKC makes ours.
  number
    .split('')
    .map((digit) => String.fromCodePoint(0xff10 + Number(digit)))
    .join(''),
]
const delivery = { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' }
const bean = {
  version: 1,
  name: 'Bean',
  shortName: 'Bean',
  description: 'x',
  price: 950,
  section: 'burritos',
  ownAllergens: [],
  marks: [],
  inside: [],
  groups: [],
  color: 'jade',
  weight: 1,
}

describe.each(engines)('on %s', (engine) => {
  test.each(spellings)('%s is refused in every field', async (typed) => {
    const { order, post, owner, db } = await openOffice(engine)
    const fields = [
      'firstName',
      'lastName',
      'address',
      'city',
      'zipcode',
      'email',
      'phone',
      'apartment',
      'note',
    ]
    const orders = [
      ...[...fields, 'paymentToken', 'cardNumber', 'cvv'].map((field) => ({ [field]: typed })),
      { address: `Card ${typed}, 2nd floor` },
      ...['address', 'apartment', 'city', 'zipcode'].map((field) => ({
        delivery: { ...delivery, [field]: typed },
      })),
      { lines: rosasOrder.lines.map((line) => ({ ...line, note: typed })) },
    ]
    const replies = await Promise.all([
      ...orders.map((change) => order({ ...rosasOrder, ...change })),
      ...['name', 'username', 'password'].map((field) =>
        post('/api/office/staff/add', { ...pilar, [field]: typed }, owner),
      ),
      ...['name', 'description'].map((field) =>
        post('/api/office/menu/bean', { ...bean, [field]: typed }, owner),
      ),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 422))
    for (const table of ['orders', 'order_lines', 'payments', 'staff', 'menu_items', 'audit_log'] as const) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db.read)
      const kept = JSON.stringify(rows)
      expect([kept.includes(typed), kept.includes(number)], table).toEqual([false, false])
    }
  })
})
