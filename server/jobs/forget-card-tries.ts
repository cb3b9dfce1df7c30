// Every minute: forgets the tries with a card that are over an hour old, and the keys of their hashes (trust rule 24).
import { deleteOldTries } from '../db/payments/card-tries.ts'
import type { Database } from '../db/engine/database.ts'
import type { MoreLater } from './background.ts'
import { minute } from '#domain/basics/time-units.ts'

export async function forgetCardTries({ db, now }: { db: Database; now: () => Date }): Promise<MoreLater> {
  await deleteOldTries(db, now())
  return { inMs: minute }
}
