// Reads a range of days without blocking the server for long.
import { setImmediate as nextTick } from 'node:timers/promises'
import { addDays } from '#domain/basics/days.ts'
import type { DayRange } from '#domain/books/sales-days.ts'
import type { Database } from '../engine/database.ts'

/** How many milliseconds the event loop may be blocked at a time. */
const maxBlockMs = 3
/** An order takes half a dozen turns of the event loop: requests that waited are finished before the next block. */
const ticksToYield = 8

/**
 * SQLite reads in the server's own thread and blocks the event loop, so it reads one day at a time and yields before
 * requests have waited long. PostgreSQL runs elsewhere and reads the whole range at once.
 */
export async function readInBatches<Row>(
  db: Database,
  range: DayRange,
  read: (piece: DayRange) => Promise<Row[]>,
): Promise<Row[]> {
  if (db.engine === 'postgres') return read(range)
  const rows: Row[] = []
  let blockedSince = performance.now()
  for (let day = range.from; day <= range.to; day = addDays(day, 1)) {
    rows.push(...(await read({ from: day, to: day })))
    if (performance.now() - blockedSince < maxBlockMs) continue
    await yieldEventLoop()
    blockedSince = performance.now()
  }
  return rows
}

/** A turn of the event loop with nothing to do takes microseconds. */
export async function yieldEventLoop(): Promise<void> {
  for (let turn = 0; turn < ticksToYield; turn += 1) await nextTick()
}
