// The jobs that delete what is no longer needed: customers, tries with a card, pictures that nobody uses.
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
  /** Aborted when the server stops: what is left is for the next start. */
  readonly closing: AbortSignal
}

/** On SQLite nobody else writes meanwhile: so many take a few milliseconds, and then others have their turn. */
const batch = 200
const pause = 20

/** Once a day: customers of old orders are forgotten, with the letters to them and the sessions that are over. */
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
  const longOver = new Date(now.getTime() - 2 * day).toISOString()
  while (!closing.aborted && (await deleteOrphanedHolds(db, longOver, batch)) === batch) await wait(pause)
  await deleteExpiredSessions(db, now)
  await deps.removeOldEmails(oldest)
  return { inMs: day }
}

/** Every minute: forgets the tries with a card that are over an hour old, and the keys of their hashes (trust rule 24). */
export async function purgeCardAttempts({ db, now }: { db: Database; now: () => Date }): Promise<NextRun> {
  await deleteOldCardAttempts(db, now())
  return { inMs: minute }
}

/** Once an hour: pictures are removed that were uploaded a day ago and never saved, or replaced a day ago. */
export async function removeOldPictures({ db, now }: { db: Database; now: () => Date }): Promise<NextRun> {
  await removeUnusedPictures(db, new Date(now().getTime() - day).toISOString())
  return { inMs: hour }
}
