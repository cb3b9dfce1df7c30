// Sets the wait times of a test's restaurant: those of a fresh install, except what the test changes.
import { startingWaitTimes } from '../domain/restaurant/starting-settings.ts'
import type { WaitTimes } from '../domain/restaurant/wait-times.ts'
import type { Database } from '../server/db/engine/database.ts'
import { replaceSetting } from './change-shop.ts'

export async function setWaitTimes(db: Database, change: Partial<WaitTimes>): Promise<void> {
  await replaceSetting(db, 'waitTimes', { ...startingWaitTimes, ...change })
}
