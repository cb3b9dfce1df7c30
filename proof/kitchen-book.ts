// The kitchen of the proof's restaurant, past its server: how fast it works, what it has promised, and its board cleared.
import type { KitchenSpeed, PromisedWork } from '../domain/capacity.ts'
import { startingWaitTimes } from '../domain/starting-settings.ts'
import { onPostgres, onSqlite } from './ledger.ts'
import type { Place } from './set-up.ts'

export const { shortestWait } = startingWaitTimes

/** The server asks its database for the speed with every order. */
export async function setSpeed(place: Place, speed: KitchenSpeed): Promise<void> {
  const set = "update settings set value = $1 where name = 'waitTimes'"
  await change(place, set, JSON.stringify({ ...startingWaitTimes, speed }))
}

/** Whatever was promised is made. */
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
  const rows = place.databaseUrl
    ? (await onPostgres(place.databaseUrl, (client) => client.query<Row>(promised))).rows
    : onSqlite(place, (db) => db.prepare<[], Row>(promised).all())
  return rows.map(({ ready_by, weight }) => ({
    readyBy: new Date(ready_by).getTime(),
    weight: Number(weight) / 10,
  }))
}

async function change(place: Place, text: string, value: string): Promise<void> {
  if (place.databaseUrl) await onPostgres(place.databaseUrl, (client) => client.query(text, [value]))
  else onSqlite(place, (db) => db.prepare(text.replace('$1', '?')).run(value))
}
