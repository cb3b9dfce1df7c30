// The owner puts the list of the first week away, brings it back, or says that a step is right as it is (R40).
import type { ChecklistBody } from '#domain/office-api.ts'
import type { StaffMember } from '#domain/staff.ts'
import { changeSetting, type ChangeSettingDeps } from './change-setting.ts'

export async function changeChecklist(
  deps: ChangeSettingDeps,
  { putAway, confirm, staff }: ChecklistBody & { staff: StaffMember },
): Promise<void> {
  // Without a version: whoever comes last decides whether the list is away, and what an owner has confirmed is added to
  // what another one confirms in the same moment.
  await changeSetting(deps, {
    name: 'checklist',
    value: (before) => ({
      putAway: putAway ?? before.putAway,
      confirmed: confirm ? [...new Set([...before.confirmed, confirm])] : before.confirmed,
    }),
    staff,
  })
}
