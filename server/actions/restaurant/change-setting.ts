// The owner changes one of the settings, which writes an audit entry and notifies all screens.
import type { SettingName } from '#domain/restaurant/restaurant-api.ts'
import { changed } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import type { Feed } from '../../db/engine/feed.ts'
import type { Database } from '../../db/engine/database.ts'
import { readSettingToChange, writeSetting, type SettingValue } from '../../db/restaurant/settings.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

export interface ChangeSettingDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'refresh'>
}

export interface SettingChange<Name extends SettingName> {
  readonly name: Name
  readonly value: SettingValue<Name>
  /** The version that the owner saw. */
  readonly version: number
  readonly staff: StaffMember
}

/** The server derives these fields from the name and the logo, so the audit log leaves them out. */
const derivedFields: readonly string[] = ['namePicture', 'logo.width', 'logo.height']

/** Placed orders are not affected: each keeps its fulfillment, bill, promise, tax rate and business day. */
export async function changeSetting<Name extends SettingName>(
  { db, feed, now, restaurant }: ChangeSettingDeps,
  { name, value, version, staff }: SettingChange<Name>,
): Promise<void> {
  const at = now().toISOString()
  const isChanged = await db.transaction(async (trx) => {
    const before = await readSettingToChange(trx, name)
    const changes = diff(before.value, value).filter(({ field }) => !derivedFields.includes(field))
    // Saving the same values again, because the first response was lost, changes nothing and succeeds.
    if (changes.length === 0) return false
    if (!(await writeSetting(trx, name, { value, version }, at))) throw new Problem('edit-conflict')
    const action = changed({ kind: 'setting', id: name, name }, changes)
    await writeAuditEntry(trx, { at, by: staff.username, action })
    return true
  })
  if (!isChanged) return
  feed.announce({ shop: true })
  // The owner's next request to this server has to see the new value.
  await restaurant.refresh()
}
