// The nightly backup (R73): when it is made, by whom, what stays, and what a night leaves that went wrong.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { longest } from '../../test-support/backups.ts'
import {
  bothEngines,
  engines,
  freshPlace,
  migratedPlace,
  timeZone,
  type Engine,
} from '../../test-support/databases.ts'
import { storeOrders } from '../../test-support/many-orders.ts'
import { addDays } from '../../domain/basics/days.ts'
import { daysToKeep, type BackupFault } from '../../domain/restaurant/backup.ts'
import type { Hours } from '../../domain/restaurant/opening-hours.ts'
import { restoreBackup } from '../db/copies/load.ts'
import { openDatabase } from '../db/engine/open.ts'
import { readBackups, readLastGoodBackup } from '../db/restaurant/backups.ts'
import { backUpNightly, type BackUpDeps } from './back-up-nightly.ts'
import { runBackup } from './backup-process.ts'
import type { BackupTask } from './backup-task.ts'

const hours: Hours = { week: null, specialDays: [] }
/** Four in the morning in California. */
const firstNight = '2026-11-19'
const nightOf = (day: string, time = '12:00:00') => new Date(`${day}T${time}.000Z`)

const writesFile = async ({ file, triesRestore }: BackupTask) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, 'SQLite')
  return { size: 6, isRestored: triesRestore, fault: null }
}
const fails = (fault: BackupFault) => async () => ({ fault, details: 'on purpose' })

/** A restaurant that has run for years. */
async function openNights(engine: Engine) {
  const place = await migratedPlace(engine)
  const folder = path.join(place.dataDir, 'backups')
  const closing = new AbortController()
  const faults: string[] = []
  let moment = nightOf(firstNight)
  const open = async (changes: Partial<BackUpDeps> = {}) => {
    const db = await openDatabase(place)
    onTestFinished(() => db.close())
    await db.write.executeQuery(aged)
    const deps: BackUpDeps = {
      db,
      place,
      folder,
      server: 'one',
      schedule: () => ({ hours, timeZone }),
      now: () => moment,
      startedAt: new Date(0),
      runBackup: writesFile,
      closing: closing.signal,
      onMade: () => {},
      onFault: ({ code }) => faults.push(code),
      ...changes,
    }
    return { db, look: (other: Partial<BackUpDeps> = {}) => backUpNightly({ ...deps, ...other }) }
  }
  return {
    ...(await open()),
    open,
    place,
    folder,
    faults,
    closing,
    files: () => (existsSync(folder) ? readdirSync(folder).toSorted() : []),
    goTo: (to: Date) => (moment = to),
  }
}

const aged = {
  sql: `update migrations set applied_at = '2020-01-01T00:00:00.000Z'`,
  parameters: [],
} as unknown as Parameters<Awaited<ReturnType<typeof openDatabase>>['write']['executeQuery']>[0]

const fileOf = (night: Date) => `burritoful-${night.toISOString().slice(0, 19).replaceAll(':', '-')}.db`

describe.each(bothEngines)('R73 the nightly backup of %s', (engine) => {
  test(
    'is made once at the quiet hour, holds everything, and was restored for a trial',
    async () => {
      const { db, look, goTo, files, folder } = await openNights(engine)
      await storeOrders(db, 30, (at) => ({ email: `${at}@example.com` }))
      goTo(nightOf(firstNight, '11:59:59'))
      await look({ runBackup, startedAt: nightOf(firstNight, '11:58:00') })
      expect(files()).toEqual([])
      const night = nightOf(firstNight)
      goTo(night)
      await look({ runBackup, startedAt: nightOf(firstNight, '11:58:00') })
      await look({ runBackup })
      expect(files()).toEqual([fileOf(night)])
      const [made] = await readBackups(db.read)
      expect(made).toMatchObject({
        day: firstNight,
        restoredAt: night.toISOString(),
        fault: null,
        isMissing: false,
      })
      const target = await freshPlace(engine)
      const counts = await restoreBackup(path.join(folder, fileOf(night)), target)
      expect(counts.get('orders')).toBe(30)
      // The restored table knows the very file that it came from.
      const restored = await openDatabase(target)
      onTestFinished(() => restored.close())
      goTo(nightOf(firstNight, '12:30:00'))
      await look({ db: restored, runBackup: fails({ code: 'failed' }) })
      expect(await readBackups(restored.read)).toMatchObject([{ day: firstNight, size: made?.size }])
    },
    longest,
  )

  test('is made by one of two servers', async () => {
    const { look, open, files, goTo } = await openNights(engine)
    const other = await open({ server: 'two' })
    for (const day of [firstNight, addDays(firstNight, 1), addDays(firstNight, 2)]) {
      goTo(nightOf(day))
      await Promise.all([look(), other.look(), look()])
    }
    expect(files()).toHaveLength(3)
  })

  test(
    'that is stopped in the middle leaves nothing, and is made anew at the next start',
    async () => {
      const { db, look, files, closing, open, goTo } = await openNights(engine)
      await storeOrders(db, 30, (at) => ({ email: `${at}@example.com` }))
      await look({
        runBackup: (task, signal) => {
          const running = runBackup(task, signal)
          closing.abort()
          return running
        },
      })
      expect(files()).toEqual([])
      goTo(nightOf(firstNight, '12:00:01'))
      const next = await open({ closing: new AbortController().signal })
      await next.look()
      expect(files()).toEqual([fileOf(nightOf(firstNight, '12:00:01'))])
    },
    longest,
  )
})

describe.each(engines)('R73 what stays on %s', (engine) => {
  test('a night without a backup is tried again after half an hour, and takes no older one along', async () => {
    const { look, goTo, files, faults, db } = await openNights(engine)
    await look()
    const before = files()
    for (const day of [1, 2, 3].map((later) => addDays(firstNight, later))) {
      goTo(nightOf(day))
      await look({ runBackup: fails({ code: 'no-space', needed: 8e6, free: 1e6 }) })
      expect((await readBackups(db.read))[0]).toMatchObject({
        finishedAt: null,
        fault: { code: 'no-space', needed: 8e6 },
      })
      goTo(nightOf(day, '12:29:59'))
      await look()
      expect(files()).toEqual(before)
    }
    goTo(nightOf(addDays(firstNight, 3), '12:30:00'))
    await look()
    expect(files()).toHaveLength(2)
    expect(faults).toEqual(['no-space', 'no-space', 'no-space'])
  })

  test('a copy that failed its check is not made anew all night, and goes when a newer one is good', async () => {
    const { look, goTo, files, folder } = await openNights(engine)
    const damaged = async (task: BackupTask) => {
      await writesFile({ ...task, file: `${task.file}.unproved` })
      return { fault: { code: 'damaged' as const }, details: 'on purpose' }
    }
    await look({ runBackup: damaged })
    goTo(nightOf(firstNight, '18:00:00'))
    await look()
    expect(files()).toEqual([`${fileOf(nightOf(firstNight))}.unproved`])
    goTo(nightOf(addDays(firstNight, 1)))
    writeFileSync(path.join(folder, 'by-hand.db'), '')
    await look()
    expect(files()).toEqual([fileOf(nightOf(addDays(firstNight, 1))), 'by-hand.db'])
  })

  test('of a database that is damaged for weeks only the newest copy fills the disk, and goes with its night', async () => {
    const { look, goTo, files } = await openNights(engine)
    const unproved = async (task: BackupTask) => {
      await writesFile({ ...task, file: `${task.file}.unproved` })
      return { fault: { code: 'restored-differently' as const }, details: 'on purpose' }
    }
    const days = Array.from({ length: 10 }, (_, at) => addDays(firstNight, at))
    for (const day of days) {
      goTo(nightOf(day))
      await look({ runBackup: unproved })
      expect(files()).toEqual([`${fileOf(nightOf(day))}.unproved`])
    }
    for (let later = 0; later < 8; later += 1) {
      goTo(nightOf(addDays(firstNight, days.length + later)))
      await look({ runBackup: fails({ code: 'no-folder' }) })
    }
    expect(files()).toEqual([])
  })

  test('each night deletes those whose time is over, and one a week is restored for a trial', async () => {
    const { look, goTo, files, folder, db } = await openNights(engine)
    mkdirSync(folder)
    for (const name of ['by-hand.db', 'burritoful-1995-11-19T12-00-00.db'])
      writeFileSync(path.join(folder, name), '')
    const days = Array.from({ length: 40 }, (_, at) => addDays(firstNight, at))
    const changed = addDays(firstNight, 1)
    for (const day of days) {
      goTo(nightOf(day))
      await look()
      if (day === changed) writeFileSync(path.join(folder, fileOf(nightOf(day))), 'not as it was made')
    }
    const kept = [...daysToKeep(days)].toSorted()
    expect(kept).not.toContain(changed)
    expect(files()).toEqual([
      'burritoful-1995-11-19T12-00-00.db',
      fileOf(nightOf(changed)),
      ...kept.map((day) => fileOf(nightOf(day))),
      'by-hand.db',
    ])
    const tried = (await readBackups(db.read)).filter(({ restoredAt }) => restoredAt !== null)
    const trials = days.filter((_, at) => at % 7 === 0)
    expect(tried.map(({ day }) => day).toSorted()).toEqual(trials.filter((day) => kept.includes(day)))
  })

  test('a file that somebody took away or changed is missed, and is found again as it was made', async () => {
    const { look, goTo, files, folder, db } = await openNights(engine)
    await look()
    const file = path.join(folder, files()[0] ?? '')
    rmSync(file)
    await look()
    expect(await readBackups(db.read)).toMatchObject([{ isMissing: true }])
    for (const changed of ['', 'SQL', 'SQLite, and more']) {
      writeFileSync(file, changed)
      await look()
      expect(await readBackups(db.read)).toMatchObject([{ isMissing: true }])
    }
    writeFileSync(file, 'SQLite')
    goTo(nightOf(firstNight, '13:00:00'))
    await look()
    expect(await readBackups(db.read)).toMatchObject([{ isMissing: false }])
    expect((await readLastGoodBackup(db)).at).toBe(nightOf(firstNight).toISOString())
    writeFileSync(file, 'SQL')
    await look({ server: 'another' })
    expect((await readLastGoodBackup(db)).at).toBeNull()
    expect(files()).toHaveLength(1)
  })

  test('a file of another machine is there until none has found it for a day', async () => {
    const { look, goTo, files, folder, db } = await openNights(engine)
    await look()
    rmSync(path.join(folder, files()[0] ?? ''))
    const another = { server: 'another' }
    goTo(nightOf(addDays(firstNight, 1), '11:59:59'))
    await look(another)
    expect(await readBackups(db.read)).toMatchObject([{ isMissing: false }])
    goTo(nightOf(addDays(firstNight, 1), '12:00:01'))
    await look({ ...another, runBackup: fails({ code: 'failed' }) })
    expect((await readBackups(db.read))[1]).toMatchObject({ day: firstNight, isMissing: true })
  })

  test('a row that a restore has brought opens and deletes no file elsewhere', async () => {
    const { look, place, db } = await openNights(engine)
    const elsewhere = path.join(place.dataDir, 'elsewhere.db')
    writeFileSync(elsewhere, '')
    await db.write
      .insertInto('backups')
      .values({
        day: '1995-11-19',
        started_at: '1995-11-19T12:00:00.000Z',
        claimed_until: '1995-11-19T12:00:00.000Z',
        finished_at: '1995-11-19T12:00:00.000Z',
        file: '../elsewhere.db',
        server: 'one',
      })
      .execute()
    await look()
    expect(existsSync(elsewhere)).toBe(true)
  })

  test('a restaurant that opened today has its first backup tonight, and a missed one waits for the start to be over', async () => {
    const { look, goTo, files, db } = await openNights(engine)
    const opened = `update migrations set applied_at = '${firstNight}T12:00:01.000Z'`
    await db.write.executeQuery({ ...aged, sql: opened })
    goTo(nightOf(firstNight, '20:00:00'))
    await look()
    expect(files()).toEqual([])
    const startedAt = nightOf(addDays(firstNight, 1), '20:00:00')
    goTo(new Date(startedAt.getTime() + 299_000))
    await look({ startedAt })
    expect(files()).toEqual([])
    goTo(new Date(startedAt.getTime() + 300_000))
    await look({ startedAt })
    expect(files()).toHaveLength(1)
  })
})
