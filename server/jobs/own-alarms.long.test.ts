// The alarms that only one server can count (R72), from their real causes to Today, in servers as they are started.
import { readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AlarmKind } from '#domain/people/alarms.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { freshProofPlace, openPair, prepareRestaurant, withSetUp } from '../../proof/set-up.ts'
import { canMount, mountSmallDisk } from '../../proof/small-disk.ts'
import { logIn, type Hand } from '../../proof/staff-actions.ts'
import { alarmCount } from '../../test-support/alarm-count.ts'
import { bothEngines, freshDataDir } from '../../test-support/databases.ts'

const patience = { timeout: 60_000, interval: 500 }

async function countOnToday(owner: Hand, kind: AlarmKind): Promise<number> {
  return alarmCount(await owner.get<TodayReply>('/api/office/today'), kind)
}

async function setOwnerEmail(owner: Hand): Promise<void> {
  const restaurant = await owner.get<object>('/api/office/restaurant')
  await owner.post('/api/office/restaurant', { ...restaurant, email: 'owner@example.com' })
}

/** The subjects of the emails to the owner. */
function subjectsIn(dataDir: string): string[] {
  const folder = path.join(dataDir, 'outbox')
  return readdirSync(folder).flatMap((name) => {
    const email = readFileSync(path.join(folder, name), 'utf8')
    return email.includes('owner@example.com') ? (/^Subject: (.*)/m.exec(email)?.[1] ?? []) : []
  })
}

describe.each(bothEngines)('R72 on %s', (engine) => {
  test(
    'wrong passwords at one of two servers are on Today of the other one, and in one email of the two',
    { timeout: 180_000 },
    async () => {
      await withSetUp(async (setUp) => {
        const place = await freshProofPlace(engine)
        const [one, other] = await openPair(setUp, place, {})
        const owner = await logIn(other.url)
        await setOwnerEmail(owner)
        for (let guess = 0; guess < 30; guess += 1)
          await expect(logIn(one.url, `guess${guess}`, 'not this one')).rejects.toThrow('could not log in')
        await expect.poll(() => countOnToday(owner, 'wrong-logins'), patience).toBe(30)
        await expect.poll(() => subjectsIn(place.dataDir), patience).toHaveLength(1)
        // A look later, it is still the one.
        await expect(logIn(one.url, 'guess', 'not this one')).rejects.toThrow('could not log in')
        await expect.poll(() => countOnToday(owner, 'wrong-logins'), patience).toBe(31)
        expect(subjectsIn(place.dataDir)).toEqual([expect.stringContaining('30 wrong passwords')])
      })
    },
  )
})

// None where no small disk can be mounted: a skipped test would fail the run of everybody who is not root on Linux.
test.each(canMount ? [64] : [])(
  'R72 a disk of %s megabytes that fills up is on Today',
  { timeout: 180_000 },
  async (megabytes) => {
    await withSetUp(async (setUp) => {
      const { folder } = mountSmallDisk(setUp, await freshDataDir(), megabytes)
      const { url, open } = await prepareRestaurant(setUp, {
        engine: 'sqlite',
        dataDir: folder,
        databaseUrl: undefined,
      })
      await open()
      const owner = await logIn(url)
      expect(await countOnToday(owner, 'disk-nearly-full')).toBe(0)
      const { bsize, blocks, bfree } = statfsSync(folder)
      writeFileSync(
        path.join(folder, 'photos'),
        Buffer.alloc(Math.round(bsize * (0.94 * blocks - (blocks - bfree)))),
      )
      await expect.poll(() => countOnToday(owner, 'disk-nearly-full'), patience).toBeGreaterThanOrEqual(90)
    })
  },
)
