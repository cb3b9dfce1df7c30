// The jobs that delete what is no longer needed: customers' data, card attempts and unused pictures.
import { setTimeout as wait } from 'node:timers/promises'
import type { NextRun } from './background.ts'
import type { Database } from '../db/engine/database.ts'
import { purgeOrders } from '../db/people/purge-customers.ts'
import { deleteOrphanedHolds } from '../db/payments/orphaned-holds.ts'
import { deleteExpiredSessions } from '../db/people/sessions.ts'
import { day, minute, hour } from '#domain/basics/time-units.ts'
import { deleteOldCardAttempts } from '../db/payments/card-attempts.ts'
import { removeUnusedPictures } from '../db/menu/pictures.ts'

export interface PurgeDeps {
  readonly db: Database
  readonly now: () => Date
  readonly keepDays: number
  readonly removeOldEmails: (before: Date) => Promise<void>
  /** Aborted when the server stops: the next start purges the rest. */
  readonly closing: AbortSignal
}

/** SQLite has one writer at a time: a batch of this size takes a few milliseconds, and the pause lets others write. */
const batch = 200
const pause = 20

/** Once a day: purges the customers of old orders, the emails to them, and expired sessions. */
export async function purgeCustomers(deps: PurgeDeps): Promise<NextRun> {
  const { db, closing } = deps
  const now = deps.now()
  const oldest = new Date(now.getTime() - deps.keepDays * day)
  const bounds = {
    placedBefore: oldest.toISOString(),
    changedBefore: new Date(now.getTime() - day).toISOString(),
    now: now.toISOString(),
    most: batch,
  }
  while (!closing.aborted && (await purgeOrders(db, bounds)) === batch) await wait(pause)
  const twoDaysAgo = new Date(now.getTime() - 2 * day).toISOString()
  while (!closing.aborted && (await deleteOrphanedHolds(db, twoDaysAgo, batch)) === batch) await wait(pause)
  await deleteExpiredSessions(db, now)
  await deps.removeOldEmails(oldest)
  return { inMs: day }
}

/** Every minute: deletes card attempts that are over an hour old, and the keys of their hashes (trust rule 24). */
export async function purgeCardAttempts({ db, now }: { db: Database; now: () => Date }): Promise<NextRun> {
  await deleteOldCardAttempts(db, now())
  return { inMs: minute }
}

/** Once an hour: removes pictures that were uploaded a day ago and never saved, or were replaced a day ago. */
export async function removeOldPictures({ db, now }: { db: Database; now: () => Date }): Promise<NextRun> {
  await removeUnusedPictures(db, new Date(now().getTime() - day).toISOString())
  return { inMs: hour }
}
