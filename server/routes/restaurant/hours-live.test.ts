// Every open page is notified when the restaurant opens, closes, or has new hours (R41).
import { describe, expect, test } from 'vitest'
import { bothEngines } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import {
  closedWeek,
  lunchWeek,
  mondayClosing,
  openHoursOffice,
  thanksgiving,
} from '../../../test-support/open-hours-office.ts'
import { openTestApp, rosasOrder } from '../../../test-support/test-app.ts'

describe.each(bothEngines)('R41 every open page on %s', (engine) => {
  test('hears that the shop has closed, and that it has opened', async () => {
    const { url, set, setNow } = await openHoursOffice(engine)
    setNow(new Date(mondayClosing - 300))
    await set({ week: lunchWeek })
    const stream = await openLiveStream(`${url}/api/live`, '')
    await expect.poll(() => stream.latest('shop')?.opening).toMatchObject({ open: true })
    // The server's clock goes on by itself in real life; the timer that waits for the closing instant runs.
    setNow(new Date(mondayClosing + 5))
    const opensAt = '2026-11-17T19:00:00.000Z'
    await expect.poll(() => stream.latest('shop')?.opening).toEqual({ open: false, opensAt, words: null })
    // A change makes the server look at its clock again, which is now just before the opening.
    setNow(new Date(Date.parse(opensAt) - 300))
    await set({ specialDays: [thanksgiving] })
    await expect.poll(() => stream.latest('shop')?.hours.specialDays).toHaveLength(1)
    expect(stream.latest('shop')?.opening.open).toBe(false)
    setNow(new Date(opensAt))
    await expect.poll(() => stream.latest('shop')?.opening.open).toBe(true)
    stream.close()
  })

  test('hears of new hours, also from another server on the same database', async () => {
    const first = await openHoursOffice(engine)
    const second = await openTestApp(engine, { place: first.place })
    const streams = await Promise.all(
      [first.url, second.url].map((url) => openLiveStream(`${url}/api/live`, '')),
    )
    const openings = () => streams.map((stream) => stream.latest('shop')?.opening)
    await expect.poll(openings).toEqual([
      { open: true, until: null },
      { open: true, until: null },
    ])
    await first.set({ week: closedWeek })
    const closed = { open: false, opensAt: null, words: null }
    await expect.poll(openings).toEqual([closed, closed])
    const refused = await second.order(rosasOrder)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'closed'])
    for (const stream of streams) stream.close()
  })
})
