// The owner changes the opening hours.
import type { HoursBody } from '#domain/office-api.ts'
import type { StaffMember } from '#domain/staff.ts'
import { changeSetting, type ChangeSettingDeps } from './change-setting.ts'

/** Orders that were taken stay taken. */
export function changeHours(
  deps: ChangeSettingDeps,
  { staff, version, ...value }: HoursBody & { staff: StaffMember },
): Promise<void> {
  return changeSetting(deps, { name: 'hours', value, version, staff })
}
