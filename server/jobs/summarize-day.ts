// Sums up the day for the owner at closing, where that is wanted (R72): stores the summary among the alerts, which are emailed each
// once. Several servers may run this at once.
import { hour, minute } from '#domain/basics/time-units.ts'
import { addFigures } from '#domain/books/sales.ts'
import { currentAlarms } from '#domain/people/alarms.ts'
import { lastClosing } from '#domain/restaurant/closing-time.ts'
import type { Hours } from '#domain/restaurant/opening-hours.ts'
import { readMovements } from '../db/books/sales-adjustments.ts'
import type { Database } from '../db/engine/database.ts'
import { readTodaysBoard } from '../db/kitchen/todays-board.ts'
import { readAlarmCounts, readStoredAlarms } from '../db/people/alarms.ts'
import { addDailySummary, isDaySummarized } from '../db/people/owner-alerts.ts'
import { readSetting } from '../db/restaurant/settings.ts'
import type { NextRun } from './background.ts'

export interface SummarizeDayDeps {
  readonly db: Database
  readonly schedule: () => { readonly hours: Hours; readonly timeZone: string }
  /** The restaurant's own address; null when it has none, and nothing is summed up. */
  readonly ownerEmail: () => string | null
  readonly now: () => Date
  readonly onStored: () => void
}

/** A server that was off at closing makes up for it so long. Who turns the summary on in the morning gets none of yesterday. */
const newsFor = 6 * hour

export async function summarizeDay({
  db,
  schedule,
  ownerEmail,
  now: clock,
  onStored,
}: SummarizeDayDeps): Promise<NextRun> {
  const lookAgain: NextRun = { inMs: minute }
  const { value } = await readSetting(db.read, 'ownerEmails')
  if (!value.dailySummary || ownerEmail() === null) return lookAgain
  const now = clock()
  const { hours, timeZone } = schedule()
  const closing = lastClosing(hours, timeZone, now)
  if (!closing || now.getTime() - closing.at > newsFor) return lookAgain
  const { day } = closing
  if (await isDaySummarized(db, day)) return lookAgain
  const { board } = await readTodaysBoard(db, now)
  const summary = {
    kind: 'daily-summary',
    day,
    figures: addFigures(await readMovements(db, { from: day, to: day }, timeZone)),
    open: Object.values(board).reduce((sum, tickets) => sum + tickets, 0),
    alarms: currentAlarms(await readStoredAlarms(db), await readAlarmCounts(db, now)),
  } as const
  await addDailySummary(db, summary, now.toISOString())
  onStored()
  return lookAgain
}
