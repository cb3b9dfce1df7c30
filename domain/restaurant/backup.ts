// The backups that the server makes every night (R73): which of them stay, and why one failed.
import { addDays, weekdayOf, weekdays } from '../basics/days.ts'
import { day } from '../basics/time-units.ts'

/** Why there is no backup of a night yet, or what is wrong with it. Sizes are in bytes. */
export type BackupFault =
  /** The copy does not fit. Null where the disk was full only when most of it was written. */
  | { readonly code: 'no-space'; readonly needed: number | null; readonly free: number | null }
  /** The folder is missing, or the server may not write there. */
  | { readonly code: 'no-folder' }
  /** The copy fails its check: no restore would take it. It is kept under another name. */
  | { readonly code: 'damaged' }
  /** The copy passes its check, and what a restore makes of it differs. It is kept under another name. */
  | { readonly code: 'restored-differently' }
  /** There is no space to restore the backup for a trial, which makes it no worse. */
  | { readonly code: 'not-tried' }
  /** The server or the machine stopped while the copy was being made. */
  | { readonly code: 'interrupted' }
  /** Anything else, which the log explains. */
  | { readonly code: 'failed' }

export interface LastGoodBackup {
  /** The moment of the data in the newest backup that was checked and is still there; null if there is none. */
  readonly at: string | null
  /** Since when there is a restaurant to back up. */
  readonly runsSince: string
}

/** As many whole days without a good backup are too many. */
export const overdueDays = 2

export function daysWithoutBackup({ at, runsSince }: LastGoodBackup, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(at ?? runsSince)) / day))
}

/** How many nights, weeks and months keep a backup. */
const kept = { days: 7, weeks: 4, months: 12 }

/**
 * Of the days with a good backup, the ones whose backup stays: the last seven, and the last of each of the last four weeks and
 * twelve months that have one. What counts is the backups that exist, so a month without any new one deletes none.
 */
export function daysToKeep(days: readonly string[]): ReadonlySet<string> {
  const newestFirst = days.toSorted().toReversed()
  return new Set([
    ...newestFirst.slice(0, kept.days),
    ...lastOfEach(newestFirst, mondayOf).slice(0, kept.weeks),
    ...lastOfEach(newestFirst, (one) => one.slice(0, 'YYYY-MM'.length)).slice(0, kept.months),
  ])
}

function lastOfEach(newestFirst: readonly string[], spanOf: (of: string) => string): string[] {
  return newestFirst.filter((one, at) => {
    const newer = newestFirst[at - 1]
    return newer === undefined || spanOf(newer) !== spanOf(one)
  })
}

function mondayOf(of: string): string {
  return addDays(of, -weekdays.indexOf(weekdayOf(of)))
}
