// Sets and reads the kitchen's state straight in the proof's database: its speed, its promises, its stock, and a board to
// clear.
import { businessDayOf } from '../domain/restaurant/business-day.ts'
import type { KitchenSpeed, PromisedWork } from '../domain/kitchen/capacity.ts'
import { startingWaitTimes } from '../domain/restaurant/starting-settings.ts'
import { onPostgres, onSqlite } from './ledger.ts'
import type { Place } from './set-up.ts'

export const { shortestWait } = startingWaitTimes

/** Takes effect at once, because the server compares the version with every order. */
export async function setSpeed(place: Place, speed: KitchenSpeed | null): Promise<void> {
  const set = "update settings set value = $1 where name = 'waitTimes'"
  await changeShop(place, set, JSON.stringify({ ...startingWaitTimes, speed }))
}

/** Marks every promised order as handed over. */
export async function clearBoard(place: Place): Promise<void> {
  await change(place, "update orders set status = $1 where status = 'placed'", 'handed-over')
}

interface Row {
  readonly ready_by: string | Date
  readonly weight: number | string
}

const promised = "select ready_by, weight from orders where status = 'placed' order by seq"

/** In the order in which they were stored. */
export async function readPromises(place: Place): Promise<PromisedWork[]> {
  const rows = await rowsOf<Row>(place, promised)
  return rows.map(({ ready_by, weight }) => ({
    readyBy: new Date(ready_by).getTime(),
    weight: Number(weight) / 10,
  }))
}

/** Moves the restaurant to a time zone where it is noon, so that promises within the next hours are for today. */
export async function moveToNoon(place: Place): Promise<{ day: string }> {
  const read = "select value from settings where name = 'restaurant'"
  const [row] = await rowsOf<{ value: string | object }>(place, read)
  const value = typeof row?.value === 'string' ? (JSON.parse(row.value) as object) : (row?.value ?? {})
  const west = new Date().getUTCHours() - 12
  const timeZone = `Etc/GMT${west < 0 ? '-' : '+'}${Math.abs(west)}`
  const write = "update settings set value = $1 where name = 'restaurant'"
  await changeShop(place, write, JSON.stringify({ ...value, timeZone }))
  return { day: businessDayOf(new Date(), timeZone) }
}

/** Sets how many bean burritos remain on that day. */
export async function setRemaining(place: Place, left: number, day: string): Promise<void> {
  const set = `update menu_items set remaining_count = ${Math.floor(left)}, remaining_day = $1 where id = 'bean'`
  await change(place, set, day)
}

async function rowsOf<Found extends object>(place: Place, text: string): Promise<Found[]> {
  if (!place.databaseUrl) return onSqlite(place, (db) => db.prepare<[], Found>(text).all())
  return (await onPostgres(place.databaseUrl, (client) => client.query<Found>(text))).rows
}

/** With a new version, as the office does. */
async function changeShop(place: Place, text: string, value: string): Promise<void> {
  await change(place, text, value)
  await change(place, 'update shop_state set version = version + $1', '1')
}

async function change(place: Place, text: string, value: string): Promise<void> {
  if (place.databaseUrl) await onPostgres(place.databaseUrl, (client) => client.query(text, [value]))
  else onSqlite(place, (db) => db.prepare(text.replace('$1', '?')).run(value))
}
