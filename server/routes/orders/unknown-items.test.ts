// R34: what is not on the menu cannot be ordered, and the answer names it, so that the page can take it out of the cart.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { problemMessages } from '#words/basics/problem-messages.ts'
import { changeShop } from '../../../test-support/change-shop.ts'
import { engines } from '../../../test-support/databases.ts'
import { openTestApp, rosasOrder } from '../../../test-support/test-app.ts'

describe.each(engines)('on %s', (engine) => {
  test('R34 an order of what has left the menu is refused, with the items by name and no payment begun', async () => {
    const { order, db, restaurant, countOrders } = await openTestApp(engine)
    await changeShop(db, (trx) => sql`delete from menu_items where id in ('chix', 'pork')`.execute(trx))
    await restaurant.refresh()
    const refused = await order(rosasOrder)
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        status: 422,
        code: 'unknown-item',
        title: problemMessages['unknown-item'],
        items: ['chix', 'pork'],
      },
    ])
    const payments = await db.read.selectFrom('payments').selectAll().execute()
    expect([await countOrders(), payments]).toEqual([0, []])
  })
})
