// The form of one group of options. It is saved as a whole, and another owner's change is never overwritten unseen.
import type { GroupBody, OfficeGroup, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { optionsMessages as words } from '#words/menu/staff/options.ts'
import { changeGroup } from '../../office-menu-api.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { useMenu, useRefreshMenu, useTakeMenu } from '../menu/menu-screen.tsx'
import { useSettingForm } from '../office/use-setting-form.ts'
import { checkGroup } from './check-group.ts'
import { fieldsOf, groupFields } from './group-fields.ts'
import { GroupFormFrame } from './group-form-frame.tsx'

interface GroupEditorProps {
  group: OfficeGroup
  onRemove: () => void
}

export function GroupEditor({ group, onRemove }: GroupEditorProps) {
  const menu = useMenu()
  const refresh = useRefreshMenu()
  const takeMenu = useTakeMenu()
  const groupIn = (reply: OfficeMenuReply | undefined) => reply?.groups.find(({ id }) => id === group.id)
  const form = useSettingForm(
    {
      saved: group,
      refresh: async () => groupIn(await refresh()),
      async send(body: GroupBody) {
        const reply = await changeGroup(group.id, body)
        await takeMenu(reply)
        return groupIn(reply) ?? group
      },
    },
    {
      fields: groupFields,
      formOf: fieldsOf,
      check: (fields, version) => checkGroup(fields, version, menu),
    },
  )
  return (
    <GroupFormFrame form={form} group={group}>
      <Row>
        <Button bare danger onClick={onRemove}>
          {words.removeGroup}
        </Button>
      </Row>
    </GroupFormFrame>
  )
}
