// The shop changes while a slow gateway holds the money: the order is checked again when it is stored.
import { describe, expect, test } from 'vitest'
import type { ItemId } from '../../../domain/menu/menu.ts'
import { bothEngines, type Engine } from '../../../test-support/databases.ts'
import { startingHours } from '../../../domain/restaurant/starting-settings.ts'
import { closedWeek } from '../../../test-support/open-hours-office.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { setWaitTimes } from '../../../test-support/set-wait-times.ts'
import { setFulfillment } from '../../../test-support/set-fulfillment.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'
import { changeShop, replaceSetting } from '../../../test-support/change-shop.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'
import { untilFurtherNotice } from '../../db/menu/menu.ts'
import { readSetting } from '../../db/restaurant/settings.ts'
import { setSoldOut } from '../../db/menu/sold-out.ts'

const noon = Date.parse('2026-11-16T20:00:00.000Z')

/** Something happens while the money is being held. */
async function openSlowShop(engine: Engine) {
  const demo = createDemoPayments()
  const voided: string[] = []
  let happens: () => Promise<unknown> = async () => {}
  const payments: PaymentGateway = {
    ...demo,
    async authorize(request) {
      const held = await demo.authorize(request)
      await happens()
      return held
    },
    void: (request) => (voided.push(request.key), demo.void(request)),
  }
  const kitchen = await openKitchen(engine, { payments })
  kitchen.setNow(new Date(noon))
  return {
    ...kitchen,
    voided,
    async orderWhile(change: () => Promise<unknown>, body: object = rosasOrder) {
      happens = change
      const reply = await kitchen.order(body)
      happens = async () => {}
      return reply.json<Record<string, unknown>>()
    },
    async payments() {
      return kitchen.db.read.selectFrom('payments').select(['state', 'order_seq']).orderBy('seq').execute()
    },
  }
}

type SlowShop = Awaited<ReturnType<typeof openSlowShop>>

const changes: readonly [string, (shop: SlowShop) => Promise<unknown>, object][] = [
  ['the kitchen pauses', ({ pause }) => pause(null), { code: 'paused', until: null }],
  ['a burrito sells out', ({ soldOut }) => soldOut('chix', 'today'), { code: 'sold-out', items: ['chix'] }],
  [
    'the owner closes for today',
    ({ db }) => replaceSetting(db, 'hours', { ...startingHours, week: closedWeek }),
    { code: 'closed' },
  ],
  [
    'the owner raises the tax',
    async ({ db }) => {
      const { value } = await readSetting(db.read, 'restaurant')
      await replaceSetting(db, 'restaurant', { ...value, taxRate: 10_250 })
    },
    { code: 'price-changed', bill: { total: 4631 } },
  ],
  [
    'the owner stops delivering',
    ({ db }) => setFulfillment(db, { delivery: false }),
    { code: 'fulfillment-unavailable', fulfillmentSettings: { delivery: false } },
  ],
  [
    'the owner wants a phone number',
    ({ db }) => setFulfillment(db, { phoneRequired: { delivery: true, pickup: false } }),
    { code: 'invalid', errors: { phone: { code: 'missing' } } },
  ],
  [
    'a burrito leaves the menu',
    ({ db }) =>
      changeShop(db, (trx) =>
        trx
          .updateTable('menu_items')
          .set({ retired_at: new Date(noon).toISOString() })
          .where('id', '=', 'pork' as ItemId)
          .execute(),
      ),
    { code: 'unknown-item', items: ['pork'] },
  ],
]

describe.each(bothEngines)('after the hold, on %s', (engine) => {
  test.each(changes)(
    'while %s, the order is refused as before the hold, and the hold let go',
    async (_what, change, refusal) => {
      const shop = await openSlowShop(engine)
      expect(await shop.orderWhile(() => change(shop))).toMatchObject(refusal)
      expect(await shop.countOrders()).toBe(0)
      expect(await shop.payments()).toEqual([{ state: 'voided', order_seq: null }])
      expect(shop.voided).toHaveLength(1)
      // The refusal has begun to read the shop again, and does not wait for it.
      await shop.restaurant.refresh()
      expect((await shop.order(rosasOrder)).json(), 'the next one, before any hold').toMatchObject(refusal)
      expect(shop.voided).toHaveLength(1)
    },
  )

  test('R48 while nobody watches any more, the order is refused, and the hold let go', async () => {
    const shop = await openSlowShop(engine)
    await setWaitTimes(shop.db, { stopAfter: 5 })
    await shop.placed()
    const later = async () => shop.setNow(new Date(noon + 6 * 60_000))
    expect(await shop.orderWhile(later)).toMatchObject({ code: 'unattended' })
    expect(await shop.payments()).toMatchObject([
      { state: 'authorized' },
      { state: 'voided', order_seq: null },
    ])
  })

  test('what others cannot have any more refuses nobody', async () => {
    const shop = await openSlowShop(engine)
    const change = async () => {
      await shop.soldOut('bean', 'today')
      await setFulfillment(shop.db, { pickup: false })
    }
    expect(await shop.orderWhile(change)).toMatchObject({ total: 4599 })
    expect(shop.voided).toEqual([])
  })

  test('what changes in the same COMMIT is seen too', async () => {
    const shop = await openSlowShop(engine)
    let written: Promise<unknown> = Promise.resolve()
    // Not awaited: the sold-out mark is written just before the order, and shares its COMMIT on SQLite.
    const change = async () => {
      written = shop.db.transaction(async (trx) => {
        await setSoldOut(trx, 'beef' as ItemId, untilFurtherNotice)
      })
      if (engine === 'postgres') await written
    }
    expect(await shop.orderWhile(change)).toMatchObject({ code: 'sold-out', items: ['beef'] })
    await written
  })
})
