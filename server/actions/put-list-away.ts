// The owner puts the list of the first week away, or brings it back (R40).
import type { ChecklistBody } from '#domain/office-api.ts'
import type { StaffMember } from '#domain/staff.ts'
import { changeSetting, type ChangeSettingDeps } from './change-setting.ts'

export async function putListAway(
  deps: ChangeSettingDeps,
  { putAway, staff }: ChecklistBody & { staff: StaffMember },
): Promise<void> {
  // Without a version: there is one bit, nothing is lost that another owner did in the same moment, and whoever comes
  // last decides.
  await changeSetting(deps, {
    name: 'checklist',
    value: { putAway },
    staff,
    deedOf: (before) => (before.putAway === putAway ? undefined : { what: 'checklist', putAway }),
  })
}
