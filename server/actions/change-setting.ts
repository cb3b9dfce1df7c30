// The owner changes one of the settings: what changed is written into the log, and all screens hear of it.
import type { Deed } from '#domain/audit.ts'
import { Problem } from '#domain/problems.ts'
import type { StaffMember } from '#domain/staff.ts'
import { writeAudit } from '../db/audit.ts'
import type { Feed } from '../db/feed.ts'
import type { Database } from '../db/open.ts'
import { readSettingToChange, writeSetting, type SettingName, type SettingValue } from '../db/settings.ts'
import type { RestaurantNow } from '../live/restaurant-now.ts'

export interface ChangeSettingDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'refresh'>
}

export interface SettingChange<Name extends SettingName> {
  readonly name: Name
  /** As it is to be; or made of what it is, for what two owners may change at once. */
  readonly value: SettingValue<Name> | ((before: SettingValue<Name>) => SettingValue<Name>)
  /** The version that the owner saw; without one, whoever comes last decides. */
  readonly version?: number
  readonly staff: StaffMember
  /** What the log says of it; undefined when nothing is different. */
  readonly deedOf: (before: SettingValue<Name>) => Deed | undefined
}

export async function changeSetting<Name extends SettingName>(
  { db, feed, now, restaurant }: ChangeSettingDeps,
  { name, value: wanted, version, staff, deedOf }: SettingChange<Name>,
): Promise<void> {
  const at = now().toISOString()
  const changed = await db.transaction(async (trx) => {
    const before = await readSettingToChange(trx, name)
    const deed = deedOf(before.value)
    // Saving the same again, because the first answer was lost, changes nothing and succeeds.
    if (!deed) return false
    const value = typeof wanted === 'function' ? wanted(before.value) : wanted
    if (!(await writeSetting(trx, name, { value, version: version ?? before.version }, at)))
      throw new Problem('changed-meanwhile')
    await writeAudit(trx, { at, by: staff.username, deed })
    return true
  })
  if (!changed) return
  feed.announce({ shop: true })
  // The owner's next question to this server is answered by the new value.
  await restaurant.refresh()
}
