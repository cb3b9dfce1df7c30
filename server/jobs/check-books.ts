// Checks the books once every business day (R68). What it finds is an alarm (watch-alarms.ts).
import { businessDayOf, instantAt, nextBusinessDay } from '#domain/restaurant/business-day.ts'
import { businessDayStartHour } from '#domain/basics/days.ts'
import { readLastCheck, runCheck, type RunCheckDeps } from '../db/books/books-state.ts'
import type { NextRun } from './background.ts'

export interface CheckBooksDeps extends RunCheckDeps {
  readonly timeZone: () => string
  /** A long check waits for a while after the start, when customers come first. */
  readonly startedAt: Date
}

const quietStartMs = 5 * 60_000
/** This many entries are checked within a second, so they need not wait. */
const fewEntries = 20_000

export async function checkBooksDaily(deps: CheckBooksDeps): Promise<NextRun> {
  const [now, zone] = [deps.now(), deps.timeZone()]
  const { entries, checkedAt } = await readLastCheck(deps.db)
  const today = instantAt(businessDayOf(now, zone), { hour: businessDayStartHour }, zone)
  if (checkedAt === null || checkedAt < today.toISOString()) {
    const quietUntil = deps.startedAt.getTime() + quietStartMs
    if (entries > fewEntries && now.getTime() < quietUntil) return { inMs: quietUntil - now.getTime() }
    await runCheck(deps)
  }
  return { inMs: nextBusinessDay(now, zone).getTime() - now.getTime() }
}
