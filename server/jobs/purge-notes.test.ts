// R60: what a customer has written to the kitchen is forgotten with the customer, as R53 has it for the driver.
import { describe, expect, test } from 'vitest'
import { makeBill } from '../../domain/orders/bill.ts'
import { startingMenu } from '../../domain/menu/starting-menu.ts'
import { engines } from '../../test-support/databases.ts'
import { openOrderBook } from '../../test-support/open-order-book.ts'
import { taxRate } from '../../test-support/restaurant.ts'
import { rosasOrder } from '../../test-support/test-app.ts'
import type { Database } from '../db/engine/database.ts'
import { purgeCustomers } from './purge-customers.ts'
import { day } from '#domain/basics/time-units.ts'

const placedAt = new Date('2026-11-15T20:00:00.000Z')

/** Everything of all lines as text, to look for traces in. */
async function linesOf(db: Database): Promise<string> {
  return JSON.stringify(await db.read.selectFrom('order_lines').selectAll().execute())
}

describe.each(engines)('R60 notes on %s', (engine) => {
  test('a burrito’s note to the kitchen goes with the customer; what was in it stays', async () => {
    const book = await openOrderBook(engine)
    const { db, order, move, cancel, settle } = book
    book.setNow(placedAt)
    const choices = [{ id: 'salsa-hot', count: 1 }]
    const lines = [{ item: 'beef', quantity: 1, choices, note: 'For Rosa’s nephew' }]
    const expectedTotal = makeBill(lines, startingMenu, taxRate).total
    const place = async () => (await order({ ...rosasOrder, lines, expectedTotal })).json<{ id: string }>().id
    const [handed, gone] = [await place(), await place()]
    await cancel(gone)
    await settle()
    await move(handed, 'placed', 'cooking')
    await move(handed, 'cooking', 'ready')
    await move(handed, 'ready', 'handed-over')
    expect(await linesOf(db)).toContain('nephew')
    await purgeCustomers({
      db,
      now: () => new Date(placedAt.getTime() + 365.5 * day),
      keepDays: 365,
      removeOldEmails: async () => {},
      closing: new AbortController().signal,
    })
    expect(await linesOf(db)).not.toContain('nephew')
    expect(await linesOf(db)).toContain('salsa-hot')
  })
})
