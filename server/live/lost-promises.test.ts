// Orders whose promise can no longer be kept: boards receive them with every heartbeat, and customers never do.
import { describe, expect, onTestFinished, test } from 'vitest'
import { startingWaitTimes } from '#domain/restaurant/starting-settings.ts'
import { engines } from '../../test-support/databases.ts'
import { openLiveStream } from '../../test-support/live-stream.ts'
import { openKitchen } from '../../test-support/open-kitchen.ts'
import { readSetting, writeSetting } from '../db/restaurant/settings.ts'

describe.each(engines)('R42 lost promises on %s', (engine) => {
  test('a board hears of them, also when they can be kept again, and a customer never', async () => {
    const { db, url, cook, placed, move } = await openKitchen(engine, { heartbeatMs: 200 })
    // Rosa's four burritos take an hour.
    await db.transaction(async (trx) => {
      const { version } = await readSetting(trx, 'waitTimes')
      const value = { ...startingWaitTimes, speed: { minutesPerBurrito: 15, hands: 1 } }
      await writeSetting(trx, 'waitTimes', { value, version }, new Date().toISOString())
    })
    const id = await placed()
    const [board, page] = await Promise.all([
      openLiveStream(`${url}/api/live?board=1`, cook),
      openLiveStream(`${url}/api/live?order=${id}`),
    ])
    onTestFinished(() => [board, page].forEach((stream) => stream.close()))
    await expect.poll(() => board.latest('beat')?.lost).toEqual([])

    const soon = new Date(Date.now() + 20 * 60_000).toISOString()
    await db.write.updateTable('orders').set({ ready_by: soon }).execute()
    await expect.poll(() => board.latest('beat')?.lost).toEqual([id])
    await move(id, 'placed', 'cooking')
    await move(id, 'cooking', 'ready')
    await expect.poll(() => board.latest('beat')?.lost).toEqual([])
    const beatKeys = page.events
      .filter(({ name }) => name === 'beat')
      .map(({ data }) => Object.keys(data as object))
    expect(beatKeys.length).toBeGreaterThan(1)
    expect(new Set(beatKeys.flat())).toEqual(new Set(['now']))
  })
})
