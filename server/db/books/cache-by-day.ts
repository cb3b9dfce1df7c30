// Sums of business days in memory: hardly any day that the owner looks at still changes.
import { sql } from 'kysely'
import type { DayRange } from '#domain/books/sales-days.ts'
import type { Database } from '../engine/database.ts'
import { readInBatches } from './read-in-batches.ts'

/** A year and the days before it; the least recently read days are dropped first. */
const maxDays = 400

interface CachedDay<Sums> {
  readonly entries: number
  readonly sums: readonly Sums[]
}

/**
 * Every change of a day's sums adds an entry to the ledger of that day, and no entry is ever changed or deleted. So the sums are
 * valid while the day has as many entries as before, whatever the clock, the time zone or another server does. Days without
 * entries have no sums.
 */
export function cacheByDay<Sums extends { readonly day: string }>(
  db: Database,
  read: (range: DayRange) => Promise<Sums[]>,
): (range: DayRange) => Promise<Sums[]> {
  const cache = new Map<string, CachedDay<Sums>>()
  return async (range) => {
    // Counted before the sums are read: an entry that is added in between makes the next count differ.
    const days = await countEntriesByDay(db, range)
    const cached = days.map(({ day, entries }) => {
      const last = cache.get(day)
      return last?.entries === entries ? last : undefined
    })
    const changed = days.filter((_, nth) => !cached[nth])
    const [first, last] = [changed.at(0), changed.at(-1)]
    const sums = first && last ? await read({ from: first.day, to: last.day }) : []
    const sumsByDay = Map.groupBy(sums, ({ day }) => day)
    return days.flatMap(({ day, entries }, nth) => {
      const known = cached[nth] ?? { entries, sums: sumsByDay.get(day) ?? [] }
      cache.delete(day)
      cache.set(day, known)
      const [oldest] = cache.keys()
      if (cache.size > maxDays && oldest !== undefined) cache.delete(oldest)
      return known.sums
    })
  }
}

/** The days with entries, oldest first. */
function countEntriesByDay(db: Database, range: DayRange): Promise<{ day: string; entries: number }[]> {
  return readInBatches(db, range, async ({ from, to }) => {
    const { rows } = await sql<{ day: string; entries: number }>`
      select day, count(*) as entries from ledger where day between ${from} and ${to}
      group by day order by day`.execute(db.read)
    return rows
  })
}
