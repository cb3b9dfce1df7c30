// What is forgotten of an order with its customer, and what stays.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { OrderId } from '#domain/order.ts'
import { engines } from '../../test-support/databases.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { readOfficeOrder } from './order-book.ts'
import { purgeOrders } from './purge.ts'

describe.each(engines)('an order without its customer on %s', (engine) => {
  test('R53: phone, apartment and note are gone; the way stays', async () => {
    const { db, order } = await openTestApp(engine)
    const phone = '(559) 555-0187'
    const driven = { ...rosasOrder, phone, apartment: 'Apt 4', note: 'Please knock.' }
    const bodies = [driven, { ...rosasOrder, phone, way: 'pickup' }]
    const ids: OrderId[] = []
    for (const body of bodies) ids.push((await order(body)).json<{ id: OrderId }>().id)
    const [delivered, fetched] = ids as [OrderId, OrderId]
    expect(await readOfficeOrder(db, delivered)).toMatchObject({
      phone,
      fulfilment: { address: { apartment: 'Apt 4' }, note: 'Please knock.' },
    })

    await sql`update orders set status = 'handed-over'`.execute(db.write)
    await sql`update payments set state = 'captured'`.execute(db.write)
    const later = new Date(Date.now() + 60_000).toISOString()
    const bounds = { placedBefore: later, touchedBefore: later, now: later, most: 10 }
    expect(await purgeOrders(db, bounds)).toBe(2)
    const nowhere = { address: '', city: '', state: '', zipcode: '' }
    expect(await readOfficeOrder(db, delivered)).toMatchObject({
      phone: null,
      fulfilment: { way: 'delivery', address: nowhere },
    })
    expect(await readOfficeOrder(db, fetched)).toMatchObject({ phone: null, fulfilment: { way: 'pickup' } })
    const rows = JSON.stringify(await db.read.selectFrom('orders').selectAll().execute())
    for (const trace of [phone, 'Apt 4', 'Please knock.', 'Laurel']) expect(rows).not.toContain(trace)
  })
})
