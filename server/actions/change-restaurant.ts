// The owner changes what the restaurant says about itself: its place, its clock, its tax, its words.
import type { RestaurantBody } from '#domain/office-api.ts'
import { factsChanged } from '#domain/restaurant.ts'
import type { StaffMember } from '#domain/staff.ts'
import { changeSetting, type ChangeSettingDeps } from './change-setting.ts'

/** Orders are not affected: each order holds its own tax rate and its own business day. */
export function changeRestaurant(
  deps: ChangeSettingDeps,
  { staff, version, ...value }: RestaurantBody & { staff: StaffMember },
): Promise<void> {
  return changeSetting(deps, {
    name: 'restaurant',
    value,
    version,
    staff,
    deedOf(before) {
      const changed = factsChanged(before, value)
      return changed.length > 0 ? { what: 'restaurant', changed } : undefined
    },
  })
}
