// How often orders were ready on time, as customers read it (R49). A cache: the record of thirty days hardly changes within
// minutes, and every menu and every order would ask for it.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { addDays } from '#domain/basics/days.ts'
import { fewestShown, keptOf, percentKept } from '#domain/kitchen/on-time-record.ts'
import type { Database } from '../engine/open.ts'
import { readMade } from './on-time-record.ts'

type ShownRecord = MenuReply['record']

interface Asked {
  readonly now: Date
  readonly timeZone: string
}

interface Known {
  readonly at: number
  readonly record: ShownRecord
}

const freshFor = 5 * 60_000
const days = 30

const known = new WeakMap<Database, Known>()
const underWay = new WeakMap<Database, Promise<ShownRecord>>()

/** Only the first questions wait for the answer; later ones get the last answer, and a new one is read meanwhile. */
export async function readShownRecord(db: Database, asked: Asked): Promise<ShownRecord> {
  const last = known.get(db)
  if (!last) return readOnce(db, asked)
  // Without an answer the last one stays, and the next question tries again.
  if (Math.abs(asked.now.getTime() - last.at) > freshFor) void readOnce(db, asked).catch(() => {})
  return last.record
}

/** Whoever asks meanwhile shares the answer. */
function readOnce(db: Database, asked: Asked): Promise<ShownRecord> {
  const reading = underWay.get(db) ?? readAnew(db, asked).finally(() => underWay.delete(db))
  underWay.set(db, reading)
  return reading
}

async function readAnew(db: Database, { now, timeZone }: Asked): Promise<ShownRecord> {
  const to = businessDayOf(now, timeZone)
  const made = keptOf(await readMade(db, { from: addDays(to, 1 - days), to }, timeZone))
  const record = made.orders < fewestShown ? null : { keptPercent: percentKept(made) }
  known.set(db, { at: now.getTime(), record })
  return record
}
