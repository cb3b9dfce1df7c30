// The owner puts the list of the first week away, or brings it back (R40).
import type { ChecklistBody } from '#domain/office-api.ts'
import type { StaffMember } from '#domain/staff.ts'
import { readSetting } from '../db/settings.ts'
import { changeSetting, type ChangeSettingDeps } from './change-setting.ts'

export async function putListAway(
  deps: ChangeSettingDeps,
  { putAway, staff }: ChecklistBody & { staff: StaffMember },
): Promise<void> {
  // Nothing is lost that another owner did in the same moment: there is one bit, and whoever comes last decides.
  const { version } = await readSetting(deps.db.read, 'checklist')
  await changeSetting(deps, {
    name: 'checklist',
    value: { putAway },
    version,
    staff,
    deedOf: (before) => (before.putAway === putAway ? undefined : { what: 'checklist', putAway }),
  })
}
