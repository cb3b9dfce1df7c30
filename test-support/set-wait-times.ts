// Sets the wait times of a test's restaurant: those of a fresh install, except what the test changes.
import { sql } from 'kysely'
import { startingWaitTimes } from '../domain/restaurant/starting-settings.ts'
import type { WaitTimes } from '../domain/restaurant/wait-times.ts'
import type { Database } from '../server/db/engine/database.ts'

export async function setWaitTimes(db: Database, change: Partial<WaitTimes>): Promise<void> {
  const waitTimes = JSON.stringify({ ...startingWaitTimes, ...change })
  await db.transaction((trx) =>
    sql`update settings set value = ${waitTimes} where name = 'waitTimes'`.execute(trx),
  )
}
