// The owner changes how customers pay: whether a tip is asked for, and who may pay on pickup or at the door (R63, R65).
import type { PayingBody } from '#domain/office-money-api.ts'
import type { StaffMember } from '#domain/staff.ts'
import { changeSetting, type ChangeSettingDeps } from './change-setting.ts'

/** Orders are not affected: each order holds how it is paid. */
export function changePaying(
  deps: ChangeSettingDeps,
  { staff, version, ...value }: PayingBody & { staff: StaffMember },
): Promise<void> {
  return changeSetting(deps, { name: 'paying', value, version, staff })
}
