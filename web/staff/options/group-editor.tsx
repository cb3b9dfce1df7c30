// The form of one group of options. It is saved as a whole, and another owner's change is never overwritten unseen.
import type { OfficeMenuReply } from '#domain/office-api.ts'
import type { OfficeGroup } from '#domain/office-menu-api.ts'
import { optionsWords as words } from '#words/staff/options.ts'
import { changeGroup } from '../../office-menu-api.ts'
import { Button } from '../../ui/button.tsx'
import type { OfficeMenu } from '../menu/use-office-menu.ts'
import { ChangedMeanwhile } from '../office/save-bar.tsx'
import { useSettingForm } from '../office/use-setting-form.ts'
import { fieldsIn, fieldsOf, inWords, labelOf, meaningOf, settledBy, type GroupForm } from './group-fields.ts'
import { GroupFormFrame } from './group-form-frame.tsx'

interface GroupEditorProps extends Pick<OfficeMenu, 'refresh' | 'apply'> {
  group: OfficeGroup
  menu: OfficeMenuReply
  onRemove: () => void
}

export function GroupEditor({ group, menu, refresh, apply, onRemove }: GroupEditorProps) {
  const groupIn = (reply: OfficeMenuReply | undefined) => reply?.groups.find(({ id }) => id === group.id)
  const form = useSettingForm({
    saved: group,
    refresh: async () => groupIn(await refresh()),
    // The whole menu is taken as soon as it is answered.
    apply: () => Promise.resolve(),
    formOf: fieldsOf,
    meaning: meaningOf,
    check: async (fields, version) => (await import('./check-group.ts')).checkGroup(fields, version, menu),
    async send(body) {
      const reply = await changeGroup(group.id, body)
      await apply(reply)
      return groupIn(reply) ?? group
    },
    settledBy,
  })
  return (
    <GroupFormFrame
      form={form}
      menu={menu}
      group={group}
      refresh={refresh}
      bar={<Conflict form={form} group={group} menu={menu} />}
    >
      <Button bare className="options__remove" onClick={onRemove}>
        {words.removeGroup}
      </Button>
    </GroupFormFrame>
  )
}

interface ConflictProps {
  form: GroupForm
  group: OfficeGroup
  menu: OfficeMenuReply
}

function Conflict({ form, group, menu }: ConflictProps) {
  if (!form.hasConflict) return null
  const saved = fieldsOf(group)
  return (
    <ChangedMeanwhile
      saved={fieldsIn(form.edited).map((field) => [labelOf(field), inWords(field, saved, menu)])}
      onKeepTheirs={form.discard}
    />
  )
}
