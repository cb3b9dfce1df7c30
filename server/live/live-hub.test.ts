// The live hub with thousands of streams: their snapshots must not overload the database.
import { expect, onTestFinished, test, describe } from 'vitest'
import { bothEngines, freshPlace, timeZone } from '../../test-support/databases.ts'
import { openFeed } from '../db/engine/feed.ts'
import { openDatabase } from '../db/engine/open.ts'
import { createLiveHub } from './live-hub.ts'
import type { LiveReader } from './live-reader.ts'
import { openRestaurant } from './restaurant-now.ts'
import { generateOrderId } from '../secrets/order-secrets.ts'

describe.each(bothEngines)('on %s', (engine) => {
  test('five thousand readers with eight ids each all hear of the shop, and so does the next', async () => {
    const place = await freshPlace(engine)
    const db = await openDatabase(place)
    const feed = await openFeed(db, place.databaseUrl)
    const restaurant = await openRestaurant({ db, feed, timeZone, onError: () => {} })
    const errors: unknown[] = []
    const hub = createLiveHub({
      db,
      feed,
      restaurant,
      acceptedCards: () => ({ cards: 'demo' }),
      now: () => new Date(),
      onError: (error) => errors.push(error),
    })
    onTestFinished(async () => {
      await hub.close()
      await feed.close()
      await restaurant.close()
      await db.close()
    })
    let received = 0
    const reader = (): LiveReader => ({
      orders: new Set(Array.from({ length: 8 }, generateOrderId)),
      board: false,
      isAuthorized: async () => true,
      send: (text) => void (received += text.includes('event: shop') ? 1 : 0),
      end: () => {},
    })
    // The first stream starts the hub's loop; the others arrive while it reads, and get their snapshots in one batch.
    for (let nth = 0; nth < 5_000; nth += 1) hub.add(reader())
    await expect.poll(() => received).toBe(5_000)
    hub.add(reader())
    await expect.poll(() => received).toBe(5_001)
    expect(errors).toEqual([])
  })

  test('a stream that cannot be written to is dropped, and the other streams go on', async () => {
    const place = await freshPlace(engine)
    const db = await openDatabase(place)
    const feed = await openFeed(db, place.databaseUrl)
    const restaurant = await openRestaurant({ db, feed, timeZone, onError: () => {} })
    const hub = createLiveHub({
      db,
      feed,
      restaurant,
      acceptedCards: () => ({ cards: 'demo' }),
      now: () => new Date(),
      onError: () => {},
    })
    onTestFinished(async () => {
      await hub.close()
      await feed.close()
      await restaurant.close()
      await db.close()
    })
    let ended = 0
    let received = 0
    const reader = (send: () => void): LiveReader => ({
      orders: new Set(),
      board: false,
      isAuthorized: async () => true,
      send,
      end: () => void (ended += 1),
    })
    hub.add(
      reader(() => {
        throw new Error('on purpose')
      }),
    )
    hub.add(reader(() => void (received += 1)))
    await expect.poll(() => [ended, received, hub.count()]).toEqual([1, 1, 1])
  })
})
