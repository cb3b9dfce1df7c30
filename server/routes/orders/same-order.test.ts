// One order reaches two servers at once, as a retry after a cut connection does: it is stored once, and neither refuses it.
import { describe, expect, test } from 'vitest'
import { bothEngines } from '../../../test-support/databases.ts'
import { setWaitTimes } from '../../../test-support/set-wait-times.ts'
import { newKey, openTestApp, rosasOrder } from '../../../test-support/test-app.ts'
import { noCardLimits } from '../../actions/payments/limit-cards.ts'
import { noPromoCodeLimits } from '../../actions/orders/limit-promo-codes.ts'
import { noOrderLimits } from '../../actions/orders/limit-orders.ts'
import { placeOrder } from '../../actions/orders/place-order.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'
import { openFeed } from '../../db/engine/feed.ts'

describe.each(bothEngines)('one order on %s', (engine) => {
  test.each([
    ['', {}],
    // The other server stores the same order first, and reserves the time that this one needs.
    [', also where the kitchen has room for it once', { speed: { minutesPerBurrito: 30, hands: 1 } }],
  ])('two servers that get the same order at once store it once%s', async (_, waitTimes) => {
    // The gateway answers only when both have asked: neither found the key, so the UNIQUE column must decide.
    const demo = createDemoPayments()
    const asked: (() => void)[] = []
    const payments: PaymentGateway = {
      ...demo,
      async authorize(request) {
        await new Promise<void>((resolve) => {
          asked.push(resolve)
          if (asked.length === 2) for (const answer of asked) answer()
        })
        return demo.authorize(request)
      },
    }
    const { order, send, db, restaurant, countOrders } = await openTestApp(engine, { payments })
    await setWaitTimes(db, waitTimes)
    const times = await send({ method: 'GET', url: '/api/times?weight=4&fulfillment=pickup' })
    const time = { at: times.json<{ soonest: string }>().soonest, isScheduled: false }
    const wanted = { ...rosasOrder, fulfillment: 'pickup' as const, time }
    const otherServer = {
      db,
      feed: await openFeed(db, undefined),
      restaurant,
      payments,
      now: () => new Date(),
      orderLimits: noOrderLimits,
      cardLimits: noCardLimits(db),
      promoCodeLimits: noPromoCodeLimits,
      acceptedCards: { cards: 'demo' } as const,
      largestOrder: 1_000,
      ordersInFlight: new Map(),
      onOrderPlaced: () => {},
      log: { error: () => {} },
    }
    const key = newKey()
    const [here, there] = await Promise.all([
      order(wanted, key),
      placeOrder(otherServer, {
        key,
        rawBody: JSON.stringify(wanted),
        request: wanted,
        ip: '127.0.0.1',
      }),
    ])
    expect(asked).toHaveLength(2)
    expect(here.json<{ id: string }>().id).toBe(there.id)
    expect(await countOrders()).toBe(1)
  })
})
