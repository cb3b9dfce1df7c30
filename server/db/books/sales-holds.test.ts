// While SQLite adds up the sales in the server's own thread, orders still get through.
import { setImmediate as turn } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migratedPlace } from '../../../test-support/databases.ts'
import { openDatabase, ping } from '../engine/open.ts'
import { readSold } from './sales.ts'

test('an order that takes six turns of the event loop waits for two days of the sales at most', async () => {
  const db = await openDatabase(await migratedPlace('sqlite'))
  onTestFinished(() => db.close())
  await ping(db)
  let days = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      days += 1
      return result
    },
  }
  // Every day takes so long to add up that others have waited long enough after it.
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 10))
  onTestFinished(() => void vi.restoreAllMocks())

  const sales = readSold(
    { ...db, read: db.read.withPlugin(counting) },
    { from: '2026-03-01', to: '2026-03-30' },
  )
  await turn()
  const before = days
  for (let step = 0; step < 6; step += 1) await turn()
  const met = days - before
  await sales
  expect(met).toBeLessThanOrEqual(2)
  expect(days).toBe(30)
})
