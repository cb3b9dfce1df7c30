// Sets how one pays at a test's restaurant: as a fresh install, but for what the test is about.
import { sql } from 'kysely'
import type { Paying } from '../domain/restaurant/payment-methods.ts'
import { startingPaying } from '../domain/restaurant/starting-settings.ts'
import type { Database } from '../server/db/engine/database.ts'

export async function setPaying(db: Database, change: Partial<Paying>): Promise<void> {
  const paying = { ...startingPaying, ...change }
  await sql`update settings set value = ${JSON.stringify(paying)} where name = 'paying'`.execute(db.write)
}
