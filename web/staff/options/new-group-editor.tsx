// The form of a group of options that is not there yet.
import type { NewGroupBody, OfficeGroup } from '#domain/menu/menu-api.ts'
import { navigate } from '../../browser/hash-location.ts'
import { addGroup } from '../../office-menu-api.ts'
import { useMenu, useTakeMenu } from '../menu/menu-screen.tsx'
import { groupPath } from '../office/office-paths.ts'
import { useSettingForm } from '../office/use-setting-form.ts'
import { checkNewGroup } from './check-group.ts'
import { fieldsOf, groupFields } from './group-fields.ts'
import { GroupFormFrame } from './group-form-frame.tsx'

/** What most groups are: some extras, of which one may be had. */
const blank: OfficeGroup = {
  id: '',
  name: { en: '' },
  kind: 'some',
  smallest: 0,
  largest: 1,
  onTicket: 'add',
  choices: [],
  version: 0,
  serves: [],
}

export function NewGroupEditor() {
  const menu = useMenu()
  const takeMenu = useTakeMenu()
  const form = useSettingForm(
    {
      saved: blank,
      async send(body: NewGroupBody) {
        const { added, menu: reply } = await addGroup(body)
        await takeMenu(reply)
        // In place of this screen: Back leads to where the owner came from.
        navigate(groupPath(added), { replace: true })
        return blank
      },
    },
    {
      fields: groupFields,
      formOf: fieldsOf,
      check: (fields) => checkNewGroup(fields, menu),
    },
  )
  return <GroupFormFrame form={form} />
}
