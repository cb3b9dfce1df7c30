// Checks the books every business day, once on all servers together, and tells the owner by mail what is off (R68, R72): once
// for each set of findings.
import { businessDayOf, instantAt, nextBusinessDay } from '#domain/business-day.ts'
import type { BooksFault } from '#domain/books.ts'
import { firstHour } from '#domain/days.ts'
import { LetterPutOff, MailServerDown, type Letter, type Mailer } from '../adapters/mailer.ts'
import { claimBooks, giveBooksBack, markBooksTold, readBooksState, readUntold } from '../db/books-state.ts'
import type { Database } from '../db/open.ts'
import { booksLeaseMs, runCheck } from '../db/run-check.ts'
import type { MoreLater } from './background.ts'

export interface CheckBooksDeps {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'send'>
  /** The restaurant's own address; null where it has none, and the office alone says it. */
  readonly ownersAddress: () => string | null
  readonly writeLetter: (
    finding: { readonly to: string; readonly faults: readonly BooksFault[] },
    now: Date,
  ) => Letter
  readonly timeZone: () => string
  readonly now: () => Date
  /** After a start, customers come first. */
  readonly startedAt: Date
  readonly closing: AbortSignal
  readonly onTrouble: (words: string) => void
}

/** Longer than any try to send a mail lasts; a try that failed is made again after this. */
const tellingMs = 2 * 60_000
const quietStartMs = 5 * 60_000
/** So many entries are checked within a second. */
const fewEntries = 20_000

export async function checkBooksDaily(deps: CheckBooksDeps): Promise<MoreLater> {
  const { db, closing } = deps
  const now = deps.now()
  const quietUntil = deps.startedAt.getTime() + quietStartMs
  const { entries } = await readBooksState(db, now)
  if (entries > fewEntries && now.getTime() < quietUntil) return { inMs: quietUntil - now.getTime() }
  const zone = deps.timeZone()
  const before = instantAt(businessDayOf(now, zone), { hour: firstHour }, zone)
  const lease = new Date(now.getTime() + booksLeaseMs).toISOString()
  if (await claimBooks(db, { now, lease, before })) await runCheck(deps, lease)
  if (closing.aborted) return { inMs: Infinity }
  const isTold = await tellOwner(deps)
  return { inMs: isTold ? nextBusinessDay(now, zone).getTime() - now.getTime() : tellingMs }
}

/** False when it has to be tried again. */
async function tellOwner(deps: CheckBooksDeps): Promise<boolean> {
  const { db, closing } = deps
  const [faults, to, now] = [await readUntold(db), deps.ownersAddress(), deps.now()]
  if (faults.length === 0 || to === null) return true
  const lease = new Date(now.getTime() + tellingMs).toISOString()
  if (!(await claimBooks(db, { now, lease }))) return false
  try {
    // An address that is refused for good is not tried again either.
    await deps.mailer.send(deps.writeLetter({ to, faults }, now), closing)
  } catch (error) {
    await giveBooksBack(db, lease)
    if (!(error instanceof MailServerDown || error instanceof LetterPutOff)) throw error
    deps.onTrouble(error.message)
    return false
  }
  await markBooksTold(db, lease, deps.now().toISOString())
  return true
}
