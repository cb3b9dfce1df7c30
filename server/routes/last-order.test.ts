// The last order: an order is taken at the closing instant, and not a millisecond later, by the server's clock (R45).
import { describe, expect, test } from 'vitest'
import type { Hours } from '#domain/opening-hours.ts'
import { engines } from '../../test-support/databases.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'

const daily = [{ from: '11:00', to: '21:00' }]
const hours: Hours = {
  week: {
    monday: daily,
    tuesday: daily,
    wednesday: daily,
    thursday: daily,
    friday: daily,
    saturday: daily,
    sunday: daily,
  },
  specialDays: [
    { from: '2026-11-26', to: '2026-11-26', periods: [], words: { en: 'Closed for Thanksgiving' } },
  ],
}

describe.each(engines)('on %s', (engine) => {
  test('R45 at the closing instant an order is taken, a millisecond later it is refused with the next opening', async () => {
    const { db, setNow, order, countOrders, send } = await openTestApp(engine)
    const value = JSON.stringify(hours)
    await db.transaction((trx) =>
      trx.updateTable('settings').set({ value }).where('name', '=', 'hours').execute(),
    )
    // A Tuesday, 9 PM in Los Angeles.
    const closing = Date.parse('2026-11-25T05:00:00Z')
    setNow(new Date(closing))
    expect((await order(rosasOrder)).statusCode).toBe(201)
    setNow(new Date(closing + 1))
    const late = await order(rosasOrder)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'closed', until: '2026-11-25T19:00:00.000Z' })
    expect(await countOrders()).toBe(1)

    // From then on a special day: it opens on the day after.
    setNow(new Date('2026-11-26T20:00:00Z'))
    expect((await order(rosasOrder)).json()).toMatchObject({
      code: 'closed',
      until: '2026-11-27T19:00:00.000Z',
    })
    expect((await send({ method: 'GET', url: '/api/menu' })).json()).toMatchObject({
      opening: { open: false, opensAt: '2026-11-27T19:00:00.000Z', words: { en: 'Closed for Thanksgiving' } },
    })
    setNow(new Date('2026-11-27T18:59:59.999Z'))
    expect((await order(rosasOrder)).statusCode).toBe(409)
    setNow(new Date('2026-11-27T19:00:00Z'))
    expect((await order(rosasOrder)).statusCode).toBe(201)
  })
})
