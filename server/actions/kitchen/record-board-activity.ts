// Somebody taps on a board: somebody is there (R48). In a transaction of its own, before what the tap does: also a tap that is
// refused, because another cook was faster, opens a shop that nobody watched.
import type { Feed } from '../../db/engine/feed.ts'
import type { Database } from '../../db/engine/database.ts'
import { noteTap } from '../../db/kitchen/unattended.ts'

export interface TapDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
}

export async function tapBoard({ db, feed, now }: TapDeps): Promise<void> {
  if (await noteTap(db, now())) feed.announce({ shop: true })
}
