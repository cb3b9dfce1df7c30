// Busy (R47): promises for orders placed now are later for as long as staff choose, and busy ends by itself.
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { MenuReply } from '../../../domain/restaurant/restaurant-api.ts'
import type { Period, Week } from '../../../domain/restaurant/opening-hours.ts'
import { startingHours } from '../../../domain/restaurant/starting-settings.ts'
import type { TimesReply } from '../../../domain/restaurant/wait-times.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'
import { replaceSetting } from '../../../test-support/change-shop.ts'
import { readAuditOf } from '../../db/people/audit.ts'
import type { Database } from '../../db/engine/database.ts'

/** A Monday, 12:01 PM in Los Angeles. */
const noon = new Date('2026-11-16T20:01:00.000Z')
const at = (time: string) => `2026-11-16T${time}:00.000Z`

async function openBusyKitchen(engine: Engine) {
  const kitchen = await openKitchen(engine)
  const { send, post, cook, order } = kitchen
  return {
    ...kitchen,
    busy: (minutes: number | null, lasts: number | null = null) =>
      post('/api/busy', { minutes, lasts }, cook),
    times: async () =>
      (await send({ method: 'GET', url: '/api/times?weight=4&fulfillment=pickup' })).json<TimesReply>(),
    promised: async () =>
      (await order({ ...rosasOrder, fulfillment: 'pickup' })).json<{ firstPromise: { at: string } }>()
        .firstPromise.at,
  }
}

async function openDaily(db: Database, periods: readonly Period[]): Promise<void> {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const week = Object.fromEntries(days.map((day) => [day, periods])) as unknown as Week
  await replaceSetting(db, 'hours', { ...startingHours, week })
}

describe.each(engines)('R47 busy on %s', (engine) => {
  test('adds to every promise for now and to the first slot, and ends by itself', async () => {
    const { busy, times, promised, setNow, db } = await openBusyKitchen(engine)
    setNow(noon)
    expect(await times()).toMatchObject({ soonest: at('20:15') })
    const said = (await busy(20, 30)).json<MenuReply>()
    expect(said.busy).toEqual({ minutes: 20, until: at('20:31') })
    const { soonest, slots } = await times()
    expect([soonest, slots[0]]).toEqual([at('20:35'), at('20:45')])
    expect(await promised()).toBe(at('20:35'))
    expect(await readAuditOf(db, 'shop', 'shop', 5)).toMatchObject([
      {
        by: { username: 'kitchen' },
        action: {
          changes: [
            { field: 'busy.minutes', to: 20 },
            { field: 'busy.until', to: at('20:31') },
          ],
        },
      },
    ])

    setNow(new Date(at('20:31')))
    const later = await times()
    expect([later.soonest, later.slots[0]]).toEqual([at('20:45'), at('20:45')])
  })

  test('is ended by a tap, and no promise that was made moves with it', async () => {
    const { busy, times, placed, track, setNow } = await openBusyKitchen(engine)
    setNow(noon)
    await busy(30, 60)
    const id = await placed()
    const promised = (await track(id))['promise']
    expect((await busy(null)).json<MenuReply>().busy).toBeNull()
    expect(await times()).toMatchObject({ soonest: at('20:15') })
    expect((await track(id))['promise']).toEqual(promised)
  })

  test('lasts until the restaurant closes, or its business day is over', async () => {
    const { busy, db, setNow } = await openBusyKitchen(engine)
    setNow(noon)
    const until = async () => (await busy(10)).json<MenuReply>().busy?.until
    // A fresh install never closes: 4 AM the next morning.
    expect(await until()).toBe('2026-11-17T12:00:00.000Z')
    await openDaily(db, [{ from: '11:00', to: '21:00' }])
    expect(await until()).toBe('2026-11-17T05:00:00.000Z')
    // Before the restaurant opens, busy lasts until the evening of the coming day.
    setNow(new Date(at('15:00')))
    expect(await until()).toBe('2026-11-17T05:00:00.000Z')
  })

  test('reaches everybody, and so does its end', async () => {
    const { busy, url, db, soldOut } = await openBusyKitchen(engine)
    const stream = await openLiveStream(`${url}/api/live`)
    onTestFinished(() => stream.close())
    await busy(10, 30)
    await expect.poll(() => stream.latest('shop')?.busy?.minutes).toBe(10)
    // The half hour is shortened in the database; the next change makes the server read it.
    const soon = new Date(Date.now() + 700).toISOString()
    await sql`update shop_state set busy_until = ${soon}`.execute(db.write)
    await soldOut('bean', 'no')
    await expect.poll(() => stream.latest('shop')?.busy?.until).toBe(soon)
    await expect.poll(() => stream.latest('shop')?.busy).toBeNull()
  })

  test.each([
    [{ minutes: 15, lasts: 30 }, 422],
    [{ minutes: 10, lasts: 45 }, 422],
    [{ minutes: 10 }, 422],
  ])('%j is answered with %i', async (body, status) => {
    const { post, cook } = await openKitchen(engine)
    expect((await post('/api/busy', body, cook)).statusCode).toBe(status)
  })
})
