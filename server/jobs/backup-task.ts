// The messages between the server and the process that makes a backup.
import type { BackupFault } from '#domain/restaurant/backup.ts'
import type { Place } from '../db/engine/database.ts'

export interface BackupTask {
  readonly place: Place
  readonly file: string
  readonly spareBytes: number
  /** Also restores the backup into a folder beside it, and compares the two. */
  readonly triesRestore: boolean
}

export interface MadeBackup {
  readonly size: number
  readonly isRestored: boolean
  /** Of the trial. */
  readonly fault: BackupFault | null
}

export interface FailedBackup {
  readonly fault: BackupFault
  /** For the log. */
  readonly details: string
}

export type BackupResult = MadeBackup | FailedBackup
