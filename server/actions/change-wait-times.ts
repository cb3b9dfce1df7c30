// The owner changes the wait times.
import type { WaitTimesBody } from '#domain/office-api.ts'
import type { StaffMember } from '#domain/staff.ts'
import { changeSetting, type ChangeSettingDeps } from './change-setting.ts'

/** What was promised stays promised (R47). */
export function changeWaitTimes(
  deps: ChangeSettingDeps,
  { staff, version, ...value }: WaitTimesBody & { staff: StaffMember },
): Promise<void> {
  return changeSetting(deps, { name: 'waitTimes', value, version, staff })
}
