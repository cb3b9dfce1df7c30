// Lets all money that is held fall due at once: what the proof counts in the sales must have come in (R65).
import { setTimeout as wait } from 'node:timers/promises'
import { onPostgres, onSqlite } from './ledger.ts'
import type { Place } from './set-up.ts'

/** The server looks twice a minute, and then has much to do. */
const patienceMs = 300_000

export async function takeAllMoney(place: Place): Promise<void> {
  const now = new Date().toISOString()
  await run(place, `update payments set capture_at = '${now}' where state = 'authorised'`)
  const deadline = Date.now() + patienceMs
  const isHeld = `select 1 as held from payments where state = 'authorised' and return_asked_at is null limit 1`
  while ((await run(place, isHeld)) > 0 && Date.now() < deadline) await wait(250)
}

/** Answers how many rows were changed, or found. */
async function run(place: Place, text: string): Promise<number> {
  if (place.databaseUrl)
    return onPostgres(place.databaseUrl, async (client) => (await client.query(text)).rowCount ?? 0)
  return onSqlite(place, (db) => {
    db.pragma('busy_timeout = 5000')
    const statement = db.prepare(text)
    return statement.reader ? statement.all().length : statement.run().changes
  })
}
