// Makes a backup every night at the restaurant's quiet hour (R73), checks it, restores one a week, and deletes those whose time is
// over. Of several servers one makes it. The files themselves say what there is: a file that somebody removed is no backup.
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { addDays } from '#domain/basics/days.ts'
import { day, hour, minute } from '#domain/basics/time-units.ts'
import { daysToKeep, type BackupFault } from '#domain/restaurant/backup.ts'
import { lastQuietHour, type QuietHour } from '#domain/restaurant/quiet-hour.ts'
import type { Hours } from '#domain/restaurant/opening-hours.ts'
import { backupFileName, unprovedName } from '../db/copies/create-backup.ts'
import type { Database, Place } from '../db/engine/database.ts'
import { isOnSameDisk } from '../db/engine/disk-space.ts'
import {
  claimBackup,
  extendClaim,
  failBackup,
  finishBackup,
  forgetBackup,
  markMissing,
  markSeen,
  readBackups,
  readLastGoodBackup,
  type BackupClaim,
  type StoredBackup,
} from '../db/restaurant/backups.ts'
import type { NextRun } from './background.ts'
import type { BackupResult, BackupTask } from './backup-task.ts'

export interface BackUpDeps {
  readonly db: Database
  readonly place: Place
  readonly folder: string
  /** The name of this machine, which has the files that it made. */
  readonly server: string
  readonly schedule: () => { readonly hours: Hours; readonly timeZone: string }
  readonly now: () => Date
  /** A backup that was missed waits for a while after the start, when customers come first. */
  readonly startedAt: Date
  readonly runBackup: (task: BackupTask, signal: AbortSignal) => Promise<BackupResult>
  readonly closing: AbortSignal
  readonly onMade: (file: string) => void
  readonly onFault: (fault: BackupFault, details: string) => void
}

const lookEvery: NextRun = { inMs: 5 * minute }
const quietStart = 5 * minute
/** How long after its last word another server takes a server for dead. */
const lease = 5 * minute
const retryAfter = hour / 2
/** A database that no restore takes is no better in half an hour: the next night tries again. */
const faultsThatStay: ReadonlySet<BackupFault['code']> = new Set(['damaged', 'restored-differently'])
/** A weekly trial is due on the same evening of the next week, not some minutes after it. */
const trialEvery = 7 * day - hour
const seenEvery = 6 * hour
/** On the data's own disk this much stays free for orders. */
const spare = { sameDisk: 2 ** 28, otherDisk: 2 ** 22 }
/** A night that failed is told of for a week. */
const failedDays = 7

export async function backUpNightly(deps: BackUpDeps): Promise<NextRun> {
  const { db, now, closing } = deps
  await reviewFiles(deps)
  const { hours, timeZone } = deps.schedule()
  const quiet = lastQuietHour(hours, timeZone, now())
  if (!closing.aborted && (await isDue(deps, quiet))) await makeBackup(deps, quiet)
  if (!closing.aborted) await deleteOldOnes(deps, await readBackups(db.read), quiet)
  return lookEvery
}

async function isDue({ db, now, startedAt }: BackUpDeps, quiet: QuietHour): Promise<boolean> {
  const { runsSince } = await readLastGoodBackup(db)
  // A restaurant that opened today has its first backup tonight.
  if (Date.parse(runsSince) > quiet.at) return false
  const tonights = (await readBackups(db.read)).find((backup) => backup.day === quiet.day)
  if (tonights) return tonights.finishedAt === null && Date.parse(tonights.claimedUntil) <= now().getTime()
  const wasMissed = quiet.at < startedAt.getTime()
  return !wasMissed || now().getTime() >= startedAt.getTime() + quietStart
}

async function makeBackup(deps: BackUpDeps, quiet: QuietHour): Promise<void> {
  const { db, now, folder, place, server } = deps
  const startedAt = now()
  const claim: BackupClaim = {
    day: quiet.day,
    startedAt: startedAt.toISOString(),
    file: backupFileName(startedAt),
    server,
    claimedUntil: later(startedAt, lease),
  }
  if (!(await claimBackup(db, claim))) return
  const file = path.join(folder, claim.file)
  const result = await underClaim(deps, claim, async (signal) => {
    const spareBytes = (await isOnSameDisk(folder, place)) ? spare.sameDisk : spare.otherDisk
    const triesRestore = await isTrialDue(db, startedAt)
    return deps.runBackup({ place, file, spareBytes, triesRestore }, signal)
  })
  if (!('size' in result)) {
    const { fault, details } = result
    // A server that stops leaves the night to the next one.
    const wait = deps.closing.aborted ? 0 : faultsThatStay.has(fault.code) ? day : retryAfter
    await failBackup(db, claim, { fault, retryAt: later(now(), wait) })
    return deps.onFault(fault, details)
  }
  const { fault } = result
  const finished = { at: now().toISOString(), size: result.size, fault }
  const restoredAt = result.isRestored ? finished.at : null
  // Another server has made this night's backup meanwhile.
  if (!(await finishBackup(db, claim, { ...finished, restoredAt }))) return rm(file, { force: true })
  deps.onMade(claim.file)
  if (fault) deps.onFault(fault, 'it was not restored for a trial')
}

/** Extends the lease while the work lasts. When the server stops or has lost the lease, the work is stopped. */
async function underClaim<Result>(
  { db, now, closing }: BackUpDeps,
  claim: BackupClaim,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController()
  const extend = async () => {
    if (!(await extendClaim(db, claim, later(now(), lease)))) lost.abort()
  }
  // While the database is away, the lease stays as it was.
  const timer = setInterval(() => void extend().catch(() => {}), minute)
  try {
    return await work(AbortSignal.any([closing, lost.signal]))
  } finally {
    clearInterval(timer)
  }
}

async function isTrialDue(db: Database, now: Date): Promise<boolean> {
  const trials = (await readBackups(db.read)).flatMap(({ restoredAt }) => restoredAt ?? [])
  const last = trials.toSorted().at(-1)
  return last === undefined || now.getTime() - Date.parse(last) >= trialEvery
}

/**
 * Compares the table with the folder, which somebody may have emptied, or whose disk is not there. A file of another size is not the
 * one that was checked.
 */
async function reviewFiles(deps: BackUpDeps): Promise<void> {
  const { db, folder, server } = deps
  const now = deps.now()
  const isOlder = (at: string | null, ms: number) => now.getTime() - Date.parse(at ?? '') > ms
  for (const backup of await readBackups(db.read)) {
    const size = await sizeOf(path.join(folder, backup.file))
    if (backup.finishedAt === null) {
      // A file has its name only after its check: its server stopped before it could write that down, or the table is that of
      // the very backup, restored.
      const isAbandoned = Date.parse(backup.claimedUntil) <= now.getTime()
      const finished = { at: now.toISOString(), restoredAt: null, fault: null }
      if (size !== undefined && isAbandoned) await finishBackup(db, backup, { ...finished, size })
    } else if (size === backup.size) {
      if (backup.isMissing || isOlder(backup.seenAt, seenEvery))
        await markSeen(db, backup.day, now.toISOString())
    } else if (!backup.isMissing) {
      // Another machine has it, until none has found it for a day: machines go, and containers change their names.
      const isElsewhere = size === undefined && backup.server !== server && !isOlder(backup.seenAt, day)
      if (!isElsewhere) await markMissing(db, backup.day)
    }
  }
}

/** Only files that this table knows, as they were made, are deleted, and none because a newer one could not be made. */
async function deleteOldOnes(
  { db, folder, server }: BackUpDeps,
  backups: readonly StoredBackup[],
  quiet: QuietHour,
): Promise<void> {
  const finished = backups.filter(({ finishedAt }) => finishedAt !== null)
  const good = finished.filter(({ isMissing }) => !isMissing)
  const kept = daysToKeep(good.map((backup) => backup.day))
  const missed = daysToKeep(finished.map((backup) => backup.day))
  const newest = good[0]?.day ?? ''
  const oldestFailure = addDays(quiet.day, -failedDays)
  const unproved = backups.find(({ fault }) => fault !== null && faultsThatStay.has(fault.code))
  for (const backup of backups) {
    const file = path.join(folder, backup.file)
    const hasFailed = backup.finishedAt === null && backup.fault !== null
    // A copy that failed its check is of no more use than a newer one, and as large as the database.
    if (hasFailed && (backup !== unproved || backup.day < newest || backup.day < oldestFailure))
      await rm(unprovedName(file), { force: true })
    const isOver =
      backup.finishedAt === null
        ? backup.day < oldestFailure
        : !(backup.isMissing ? missed : kept).has(backup.day)
    if (!isOver) continue
    const isThere = (await sizeOf(file)) === backup.size
    // The server that has the file deletes it.
    if (!isThere && backup.server !== server && !backup.isMissing) continue
    if (isThere) await rm(file, { force: true })
    await forgetBackup(db, backup.day)
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

function later(moment: Date, ms: number): string {
  return new Date(moment.getTime() + ms).toISOString()
}
