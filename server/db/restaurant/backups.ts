// The table of the nightly backups (R73): which server makes one, and which files there are.
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { BackupFault, LastGoodBackup } from '#domain/restaurant/backup.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../schema.ts'
import type { BackupsTable } from './restaurant-tables.ts'

/** A night's backup, or the attempt at one. */
export interface StoredBackup {
  readonly day: string
  readonly startedAt: string
  readonly file: string
  readonly server: string
  readonly claimedUntil: string
  /** Null unless the file is there, and was checked. */
  readonly finishedAt: string | null
  readonly size: number | null
  readonly restoredAt: string | null
  readonly seenAt: string | null
  readonly isMissing: boolean
  readonly fault: BackupFault | null
}

export async function readLastGoodBackup(db: Database): Promise<LastGoodBackup> {
  const { rows } = await sql<LastGoodBackup>`select
    (select max(started_at) from backups where finished_at is not null and is_missing = 0) as "at",
    (select min(applied_at) from migrations) as "runsSince"`.execute(db.read)
  const [row] = rows
  if (!row) throw new Error('a select without a table has a row')
  return row
}

/**
 * No other name is opened or deleted. Whoever can change a backup can change its rows, and a restored row must not lead to a file
 * elsewhere.
 */
const fileName = /^burritoful-[\dT-]+\.db$/

/** Newest first. */
export async function readBackups(db: Kysely<Tables>): Promise<StoredBackup[]> {
  const rows = await db.selectFrom('backups').selectAll().orderBy('day', 'desc').execute()
  return rows.filter(({ file }) => fileName.test(file)).map(storedBackup)
}

function storedBackup(row: Selectable<BackupsTable>): StoredBackup {
  return {
    day: row.day,
    startedAt: row.started_at,
    file: row.file,
    server: row.server,
    claimedUntil: row.claimed_until,
    finishedAt: row.finished_at,
    size: row.size,
    restoredAt: row.restored_at,
    seenAt: row.seen_at,
    isMissing: row.is_missing === 1,
    fault: row.fault === null ? null : (JSON.parse(row.fault) as BackupFault),
  }
}

export type BackupClaim = Pick<StoredBackup, 'day' | 'startedAt' | 'file' | 'server' | 'claimedUntil'>

/** Of several servers one gets a night's backup, and another one only when the lease is over. */
export async function claimBackup(db: Database, claim: BackupClaim): Promise<boolean> {
  const values = {
    started_at: claim.startedAt,
    file: claim.file,
    server: claim.server,
    claimed_until: claim.claimedUntil,
    // Null while the backup is being made.
    fault: null,
  }
  const row = await db.runStatement((write) =>
    write
      .insertInto('backups')
      .values({ day: claim.day, ...values })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet(values)
          .where('backups.finished_at', 'is', null)
          .where('backups.claimed_until', '<=', claim.startedAt),
      )
      .returning('day')
      .executeTakeFirst(),
  )
  return row !== undefined
}

/** The attempt is named by its file, so that a server that has lost its lease changes nothing. Returns whether it had it. */
async function changeAttempt(
  db: Database,
  { day, file }: Pick<BackupClaim, 'day' | 'file'>,
  change: Partial<
    Pick<
      Selectable<BackupsTable>,
      'claimed_until' | 'finished_at' | 'seen_at' | 'size' | 'restored_at' | 'fault'
    >
  >,
): Promise<boolean> {
  const row = await db.runStatement((write) =>
    write
      .updateTable('backups')
      .set(change)
      .where('day', '=', day)
      .where('file', '=', file)
      .where('finished_at', 'is', null)
      .returning('day')
      .executeTakeFirst(),
  )
  return row !== undefined
}

export function extendClaim(db: Database, claim: BackupClaim, until: string): Promise<boolean> {
  return changeAttempt(db, claim, { claimed_until: until })
}

export interface FinishedBackup {
  readonly at: string
  readonly size: number
  readonly restoredAt: string | null
  /** Of the trial, which does not make the backup worse. */
  readonly fault: BackupFault | null
}

export function finishBackup(
  db: Database,
  attempt: Pick<BackupClaim, 'day' | 'file'>,
  { at, size, restoredAt, fault }: FinishedBackup,
): Promise<boolean> {
  return changeAttempt(db, attempt, {
    finished_at: at,
    seen_at: at,
    size,
    restored_at: restoredAt,
    fault: fault && JSON.stringify(fault),
  })
}

export function failBackup(
  db: Database,
  claim: BackupClaim,
  { fault, retryAt }: { readonly fault: BackupFault; readonly retryAt: string },
): Promise<boolean> {
  return changeAttempt(db, claim, { claimed_until: retryAt, fault: JSON.stringify(fault) })
}

export async function markSeen(db: Database, day: string, at: string): Promise<void> {
  await db.runStatement((write) =>
    write.updateTable('backups').set({ seen_at: at, is_missing: 0 }).where('day', '=', day).execute(),
  )
}

export async function markMissing(db: Database, day: string): Promise<void> {
  await db.runStatement((write) =>
    write.updateTable('backups').set({ is_missing: 1 }).where('day', '=', day).execute(),
  )
}

export async function forgetBackup(db: Database, day: string): Promise<void> {
  await db.runStatement((write) => write.deleteFrom('backups').where('day', '=', day).execute())
}

interface DownloadKey {
  readonly keyHash: string
}

/** Returns whether there is such a backup. A second key replaces the first. */
export async function offerDownload(
  db: Database,
  day: string,
  { keyHash, until }: DownloadKey & { readonly until: string },
): Promise<boolean> {
  const row = await db.runStatement((write) =>
    write
      .updateTable('backups')
      .set({ download_key_hash: keyHash, download_until: until })
      .where('day', '=', day)
      .where('finished_at', 'is not', null)
      .returning('day')
      .executeTakeFirst(),
  )
  return row !== undefined
}

/** Whether the key is good, once. */
export async function takeDownload(
  trx: Transaction<Tables>,
  day: string,
  { keyHash, at }: DownloadKey & { readonly at: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('backups')
    .set({ download_key_hash: null, download_until: null })
    .where('day', '=', day)
    .where('download_key_hash', '=', keyHash)
    .where('download_until', '>', at)
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}
