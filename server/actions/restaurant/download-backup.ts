// The owner downloads a backup: her password gives her a key, and the key the file, once (R73).
import { randomBytes } from 'node:crypto'
import { backupPaths } from '#domain/restaurant/restaurant-api.ts'
import { backupTarget, downloaded } from '#domain/people/audit.ts'
import { Problem } from '#domain/basics/problems.ts'
import { minute } from '#domain/basics/time-units.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import { offerDownload, takeDownload } from '../../db/restaurant/backups.ts'
import { confirmPassword } from '../people/confirm-password.ts'
import { hashToken, type LogInDeps } from '../people/log-in.ts'

export type DownloadBackupDeps = Pick<LogInDeps, 'db' | 'now' | 'passwordAttempts'>

interface DownloadCall {
  readonly staff: StaffMember
  readonly day: string
}

/** Returns the URL of the file. */
export async function permitDownload(
  deps: DownloadBackupDeps,
  { staff, day, current }: DownloadCall & { readonly current: string },
): Promise<string> {
  await confirmPassword(deps, staff, current)
  const key = randomBytes(32).toString('base64url')
  const until = new Date(deps.now().getTime() + minute).toISOString()
  if (!(await offerDownload(deps.db, day, { keyHash: hashOf(staff, key), until })))
    throw new Problem('not-found')
  return `${backupPaths.file(day)}?key=${key}`
}

/** Uses up the key, and writes down who has the file now. */
export async function beginDownload(
  { db, now }: DownloadBackupDeps,
  { staff, day, key }: DownloadCall & { readonly key: string },
): Promise<void> {
  const at = now().toISOString()
  await db.transaction(async (trx) => {
    if (!(await takeDownload(trx, day, { keyHash: hashOf(staff, key), at }))) throw new Problem('not-found')
    await writeAuditEntry(trx, { at, by: staff.username, action: downloaded(backupTarget(day)) })
  })
}

/** The key of one person is of no use to another. */
function hashOf({ username }: StaffMember, key: string): string {
  return hashToken(`${username} ${key}`)
}
