// The table of the nightly backups: who makes one, and when the last good one was.
import { describe, expect, onTestFinished, test } from 'vitest'
import { bothEngines, migratedPlace, type Engine } from '../../../test-support/databases.ts'
import { openDatabase } from '../engine/open.ts'
import { claimBackup, failBackup, finishBackup, markMissing, readLastGoodBackup } from './backups.ts'

async function openTwice(engine: Engine) {
  const place = await migratedPlace(engine)
  const both = [await openDatabase(place), await openDatabase(place)] as const
  for (const db of both) onTestFinished(() => db.close())
  return both
}

const claimOf = (server: string, time = '12:00:00') => ({
  day: '2026-11-19',
  startedAt: `2026-11-19T${time}.000Z`,
  file: `${server}.db`,
  server,
  claimedUntil: '2026-11-19T12:05:00.000Z',
})

describe.each(bothEngines)('R73 on %s', (engine) => {
  test('of two servers one makes the backup, and the other one only when the first is gone', async () => {
    const [one, other] = await openTwice(engine)
    const claims = await Promise.all([claimBackup(one, claimOf('one')), claimBackup(other, claimOf('other'))])
    expect(claims.toSorted()).toEqual([false, true])
    const winner = claims[0] ? 'one' : 'other'
    expect(await claimBackup(one, claimOf('third', '12:04:59'))).toBe(false)
    expect(
      await claimBackup(other, { ...claimOf('third', '12:05:00'), claimedUntil: '2026-11-19T12:10:00.000Z' }),
    ).toBe(true)
    const finished = { at: '2026-11-19T12:06:00.000Z', size: 8, restoredAt: null, fault: null }
    expect(await finishBackup(one, claimOf(winner), finished)).toBe(false)
    expect(await finishBackup(one, claimOf('third', '12:05:00'), finished)).toBe(true)
    expect(await claimBackup(other, claimOf('late', '13:00:00'))).toBe(false)
  })

  test('the last good backup is one that was finished and is still there', async () => {
    const [db] = await openTwice(engine)
    const claim = claimOf('one')
    const { at, runsSince } = await readLastGoodBackup(db)
    expect([at, Number.isNaN(Date.parse(runsSince))]).toEqual([null, false])
    await claimBackup(db, claim)
    await failBackup(db, claim, { fault: { code: 'damaged' }, retryAt: claim.claimedUntil })
    expect(await readLastGoodBackup(db)).toEqual({ at: null, runsSince })
    await finishBackup(db, claim, { at: '2026-11-19T12:01:00.000Z', size: 8, restoredAt: null, fault: null })
    expect(await readLastGoodBackup(db)).toEqual({ at: claim.startedAt, runsSince })
    await markMissing(db, claim.day)
    expect((await readLastGoodBackup(db)).at).toBeNull()
  })
})
