// Checkouts that came to nothing leave a payment without an order, which is soon deleted.
import { expect, onTestFinished, test } from 'vitest'
import { engines, migratedPlace } from '../../test-support/databases.ts'
import { openDatabase } from '../db/engine/open.ts'
import { purgeCustomers } from './purge-customers.ts'
import { day } from '#domain/basics/time-units.ts'

test.each(engines)(
  'checkouts that came to nothing go after two days, however many, on %s',
  async (engine) => {
    const db = await openDatabase(await migratedPlace(engine))
    onTestFinished(() => db.close())
    const now = new Date('2026-11-16T20:00:00.000Z')
    const askedAgo = (days: number) => ({
      gateway: 'demo' as const,
      requested: 4599,
      state: 'declined' as const,
      requested_at: new Date(now.getTime() - days * day).toISOString(),
    })
    const old = Array.from({ length: 450 }, (_, nth) => ({ ...askedAgo(3), key: `old ${nth}` }))
    await db.write.insertInto('payments').values(old).execute()
    await db.write
      .insertInto('payments')
      .values([
        { ...askedAgo(1), key: 'new' },
        { ...askedAgo(3), key: 'waits for the gateway', state: 'voiding' },
      ])
      .execute()
    const { signal } = new AbortController()
    await purgeCustomers({
      db,
      now: () => now,
      keepDays: 365,
      removeOldEmails: async () => {},
      closing: signal,
    })
    const kept = await db.read.selectFrom('payments').select('key').orderBy('seq').execute()
    expect(kept).toEqual([{ key: 'new' }, { key: 'waits for the gateway' }])
  },
)
