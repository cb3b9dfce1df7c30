// Once a day: customers of old orders are forgotten, with the letters to them and the sessions that are over.
import { setTimeout as wait } from 'node:timers/promises'
import type { MoreLater } from './background.ts'
import type { Database } from '../db/engine/database.ts'
import { purgeOrders } from '../db/people/purge-customers.ts'
import { deleteUnstored } from '../db/payments/orphaned-holds.ts'
import { deleteExpiredSessions } from '../db/people/sessions.ts'
import { day } from '#domain/basics/time-units.ts'

export interface ForgetDeps {
  readonly db: Database
  readonly now: () => Date
  readonly keepDays: number
  readonly removeLetters: (before: Date) => Promise<void>
  /** Aborted when the server stops: what is left is for the next start. */
  readonly closing: AbortSignal
}

/** On SQLite nobody else writes meanwhile: so many take a few milliseconds, and then others have their turn. */
const batch = 200
const pause = 20

export async function forgetCustomers(deps: ForgetDeps): Promise<MoreLater> {
  const { db, closing } = deps
  const now = deps.now()
  const oldest = new Date(now.getTime() - deps.keepDays * day)
  const bounds = {
    placedBefore: oldest.toISOString(),
    touchedBefore: new Date(now.getTime() - day).toISOString(),
    now: now.toISOString(),
    most: batch,
  }
  while (!closing.aborted && (await purgeOrders(db, bounds)) === batch) await wait(pause)
  const longOver = new Date(now.getTime() - 2 * day).toISOString()
  while (!closing.aborted && (await deleteUnstored(db, longOver, batch)) === batch) await wait(pause)
  await deleteExpiredSessions(db, now)
  await deps.removeLetters(oldest)
  return { inMs: day }
}
