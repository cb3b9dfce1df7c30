// A page that has the menu asks whether it has changed, and is never told wrongly that it has not.
import { describe, expect, test } from 'vitest'
import { confirmedAtHeader, type MenuReply } from '../../../domain/restaurant/restaurant-api.ts'
import { startingHours } from '../../../domain/restaurant/starting-settings.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { changeShop, replaceSetting } from '../../../test-support/change-shop.ts'
import { lunchWeek } from '../../../test-support/open-hours-office.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { setPaymentMethods } from '../../../test-support/set-payment-methods.ts'
import { setWaitTimes } from '../../../test-support/set-wait-times.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'

/** A Monday in Los Angeles. */
const noon = Date.parse('2026-11-16T20:00:00.000Z')
const hour = 3_600_000

async function openMenu(engine: Engine) {
  const kitchen = await openKitchen(engine)
  kitchen.setNow(new Date(noon))
  let kept: { etag: string; menu: MenuReply } | undefined
  return {
    ...kitchen,
    /** As a browser does: what it has kept goes on as long as the server confirms it. */
    async look() {
      const headers = { ...(kept && { 'if-none-match': kept.etag }) }
      const reply = await kitchen.send({ method: 'GET', url: '/api/menu', headers })
      if (reply.statusCode === 200)
        kept = { etag: String(reply.headers['etag']), menu: reply.json<MenuReply>() }
      else expect(reply.body).toBe('')
      return { status: reply.statusCode, time: reply.headers[confirmedAtHeader], menu: kept?.menu }
    },
    fetchAnew: async () => (await kitchen.send({ method: 'GET', url: '/api/menu' })).json<MenuReply>(),
  }
}

type OpenedMenu = Awaited<ReturnType<typeof openMenu>>

const changes: readonly [string, (menu: OpenedMenu) => Promise<unknown>][] = [
  ['the kitchen pauses', ({ pause }) => pause(15)],
  ['the pause is over', async ({ setNow }) => setNow(new Date(noon + 16 * 60_000))],
  ['the kitchen is busy', ({ post, cook }) => post('/api/busy', { minutes: 10, lasts: 30 }, cook)],
  ['a burrito sells out', ({ soldOut }) => soldOut('chix', 'today')],
  ['it is back the next day', async ({ setNow }) => setNow(new Date(noon + 24 * hour))],
  ['a burrito is counted', ({ post, cook }) => post('/api/stock', { item: 'beef', remaining: 10 }, cook)],
  ['one of the counted is sold', ({ order }) => order(rosasOrder)],
  [
    'a price changes behind our back, with its version',
    ({ db }) => changeShop(db, (trx) => trx.updateTable('menu_items').set({ price: 1234 }).execute()),
  ],
  ['the hours change', ({ db }) => replaceSetting(db, 'hours', { ...startingHours, week: lunchWeek })],
  ['the shop closes by its hours', async ({ setNow }) => setNow(new Date(noon + 27 * hour))],
  ['cash is taken', ({ db }) => setPaymentMethods(db, { counter: { pickup: true, delivery: true } })],
]

describe.each(engines)('a look at the menu on %s', (engine) => {
  test('that finds it unchanged is told so in a few bytes, with the time by the server', async () => {
    const { look, setNow } = await openMenu(engine)
    const time = '2026-11-16T20:00:00.000Z'
    expect(await look()).toMatchObject({ status: 200, time, menu: { now: time } })
    setNow(new Date(noon + 61_007))
    expect(await look()).toMatchObject({ status: 304, time: '2026-11-16T20:01:01.007Z' })
  })

  test('after any change finds the new one', async () => {
    const menu = await openMenu(engine)
    await menu.look()
    for (const [what, change] of changes) {
      await change(menu)
      const seen = await menu.look()
      expect([what, seen.status]).toEqual([what, 200])
      expect(seen.menu, what).toEqual(await menu.fetchAnew())
      expect((await menu.look()).status, what).toBe(304)
    }
  })

  test('R48 finds that the shop has stopped by the clock alone', async () => {
    const { look, db, placed, setNow } = await openMenu(engine)
    await setWaitTimes(db, { stopAfter: 5 })
    await placed()
    expect((await look()).menu?.isUnattended).toBe(false)
    setNow(new Date(noon + 6 * 60_000))
    expect(await look()).toMatchObject({ status: 200, menu: { isUnattended: true } })
  })
})
