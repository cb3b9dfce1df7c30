// The owner changes one of the settings: what changed is written into the log, and all screens hear of it.
import type { Deed } from '#domain/audit.ts'
import { findHoursChanges } from '#domain/hours-changes.ts'
import { payingChanged } from '#domain/paying-changes.ts'
import { Problem } from '#domain/problems.ts'
import { factsChanged } from '#domain/restaurant.ts'
import type { StaffMember } from '#domain/staff.ts'
import { waitTimesChanged } from '#domain/wait-times-changes.ts'
import { waysChanged } from '#domain/ways-changes.ts'
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
  readonly value: SettingValue<Name>
  /** The version that the owner saw. */
  readonly version: number
  readonly staff: StaffMember
}

/** Orders are not affected: each keeps its way, its bill, its promise, its tax rate and its business day. */
export async function changeSetting<Name extends SettingName>(
  { db, feed, now, restaurant }: ChangeSettingDeps,
  { name, value, version, staff }: SettingChange<Name>,
): Promise<void> {
  const at = now().toISOString()
  const changed = await db.transaction(async (trx) => {
    const before = await readSettingToChange(trx, name)
    const deed = deedOf[name](before.value, value)
    // Saving the same again, because the first answer was lost, changes nothing and succeeds.
    if (!deed) return false
    if (!(await writeSetting(trx, name, { value, version }, at))) throw new Problem('changed-meanwhile')
    await writeAudit(trx, { at, by: staff.username, deed })
    return true
  })
  if (!changed) return
  feed.announce({ shop: true })
  // The owner's next question to this server is answered by the new value.
  await restaurant.refresh()
}

/** What the log says of a change; undefined when nothing is different. */
const deedOf: {
  readonly [Name in SettingName]: (before: SettingValue<Name>, after: SettingValue<Name>) => Deed | undefined
} = {
  restaurant(before, after) {
    const changed = factsChanged(before, after)
    return changed.length > 0 ? { what: 'restaurant', changed } : undefined
  },
  hours(before, after) {
    const changed = findHoursChanges(before, after)
    return changed && { what: 'hours', changed }
  },
  ways(before, after) {
    const changed = waysChanged(before, after)
    return changed.length > 0 ? { what: 'ways', changed } : undefined
  },
  waitTimes(before, after) {
    const changed = waitTimesChanged(before, after)
    return changed.length > 0 ? { what: 'wait-times', changed } : undefined
  },
  paying(before, after) {
    const changed = payingChanged(before, after)
    return changed.length > 0 ? { what: 'paying', changed } : undefined
  },
  checklist(before, { putAway }) {
    return before.putAway === putAway ? undefined : { what: 'checklist', putAway }
  },
}
