// The owner changes how orders get to their customers: pickup, delivery, the zones and their terms.
import type { WaysBody } from '#domain/office-api.ts'
import type { StaffMember } from '#domain/staff.ts'
import { changeSetting, type ChangeSettingDeps } from './change-setting.ts'

/** Orders are not affected: each order holds its own way and its own bill. */
export function changeWays(
  deps: ChangeSettingDeps,
  { staff, version, ...value }: WaysBody & { staff: StaffMember },
): Promise<void> {
  return changeSetting(deps, { name: 'ways', value, version, staff })
}
