// What a letter and a capture ask of the database, statement by statement; on PostgreSQL each is a round trip.
import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../test-support/count-statements.ts'
import { bothEngines, type Engine } from '../../test-support/databases.ts'
import { emailSender, mailRounds } from '../../test-support/mail-rounds.ts'
import { newKey, openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import type { EmailedOrder } from '../../domain/orders/order-emails.ts'
import type { OrderId } from '../../domain/orders/order.ts'
import { composeEmail } from '../emails/compose-email.ts'
import { findOrder } from '../db/orders/orders.ts'
import { markCaptured } from '../db/payments/earnings.ts'

/** What a statement does, and to which table. */
function outlineOf(text: string): string {
  const [, selected] = /^select "?(\w+)"?\.\*/.exec(text) ?? /^select .*? from "?(\w+)/.exec(text) ?? []
  return selected ? `select ${selected}` : text.replace(/^(insert into|update) "?(\w+).*/, '$1 $2')
}

/** The statements of a write: on SQLite it may share its COMMIT with others, and on PostgreSQL it needs none of its own. */
function write(engine: Engine, ...statements: string[]): string[] {
  if (engine === 'sqlite') return ['begin immediate', 'savepoint one', ...statements, 'release one', 'commit']
  return statements.length === 1 ? statements : ['begin', ...statements, 'commit']
}

/** Every part of an order has rows. */
const order = {
  ...rosasOrder,
  lines: [
    {
      item: 'beef',
      quantity: 1,
      choices: [{ id: 'salsa-hot', count: 1 }],
      without: ['rice'],
      note: 'Cut it.',
    },
  ],
  expectedTotal: 1150,
}

describe.each(bothEngines)('what is asked on %s', (engine) => {
  test('for a letter: it is claimed, read in two statements, and its outcome is written down', async () => {
    const opened = await openTestApp(engine)
    const { id } = (await opened.order(order)).json<{ id: OrderId }>()
    const letters: EmailedOrder[] = []
    const { round } = mailRounds(
      opened.db,
      { send: async () => 'sent' },
      {
        composeEmail(letter, kind, now) {
          letters.push(letter)
          return composeEmail(emailSender, letter, kind, now)
        },
      },
    )
    const letter = [
      ...write(engine, 'update emails'),
      'select orders',
      'select refunds',
      ...write(engine, 'update emails'),
    ]
    const whichAreDue = 'select emails'
    const whenTheNextIsDue = 'select emails'
    expect((await statementsOf(round)).map(outlineOf)).toEqual([whichAreDue, ...letter, whenTheNextIsDue])
    const found = await findOrder(opened.db, id)
    expect(letters).toEqual([
      {
        ...found?.order,
        firstName: 'Rosa',
        lastName: 'Delgado',
        email: 'rosa@example.com',
        lastFour: '4242',
        fulfillmentDetails: expect.objectContaining({ fulfillment: 'delivery' }) as object,
        businessDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        colors: { beef: 'chile' },
        sections: { beef: { en: 'Burritos' } },
        emailedRefund: undefined,
      },
    ])
    expect(letters[0]?.lines).toMatchObject([{ without: ['rice'], hasNote: true }])
  })

  test('for a capture: the locks in their order, the money, the days of the sales, and the entry', async () => {
    const opened = await openTestApp(engine)
    const key = newKey()
    expect((await opened.order(order, key)).statusCode).toBe(201)
    const capture = write(
      engine,
      'update orders',
      'update payments',
      'update orders',
      'update order_lines',
      'update order_choices',
      'insert into ledger',
    )
    const moment = { at: new Date().toISOString(), day: '2026-11-15' }
    const asked = await statementsOf(() => markCaptured(opened.db, key, moment))
    expect(asked.map(outlineOf)).toEqual(capture)
  })
})
