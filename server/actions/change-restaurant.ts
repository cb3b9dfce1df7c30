// The owner changes what the restaurant says about itself: its place, its clock, its tax, its words.
import type { RestaurantBody } from '#domain/office-api.ts'
import { Problem } from '#domain/problems.ts'
import { factsChanged } from '#domain/restaurant.ts'
import type { StaffMember } from '#domain/staff.ts'
import { writeAudit } from '../db/audit.ts'
import type { Feed } from '../db/feed.ts'
import type { Database } from '../db/open.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import type { RestaurantNow } from '../live/restaurant-now.ts'

export interface ChangeRestaurantDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'refresh'>
}

/** Orders are not affected: each order holds its own tax rate and its own business day. */
export async function changeRestaurant(
  { db, feed, now, restaurant }: ChangeRestaurantDeps,
  { staff, version, ...value }: RestaurantBody & { staff: StaffMember },
): Promise<void> {
  const at = now().toISOString()
  const changed = await db.transaction(async (trx) => {
    const before = await readSetting(trx, 'restaurant')
    const facts = factsChanged(before.value, value)
    // Saving the same again, because the first answer was lost, changes nothing and succeeds.
    if (facts.length === 0) return false
    if (!(await writeSetting(trx, 'restaurant', { value, version }, at)))
      throw new Problem('changed-meanwhile')
    await writeAudit(trx, { at, by: staff.username, deed: { what: 'restaurant', changed: facts } })
    return true
  })
  if (!changed) return
  feed.announce({ shop: true })
  // The owner's next question to this server is answered by the new value.
  await restaurant.refresh()
}
