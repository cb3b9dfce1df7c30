// The question before a group of options is removed.
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { OfficeGroup } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { removeGroupMessages as words } from '#words/menu/staff/options.ts'
import { navigate } from '../../browser/hash-location.ts'
import { removeGroup } from '../../office-menu-api.ts'
import { ConfirmDialog } from '../office/confirm-dialog.tsx'
import type { OfficeMenu } from '../menu/use-office-menu.ts'
import { officePaths } from '../office/office-paths.ts'

interface RemoveGroupDialogProps extends Pick<OfficeMenu, 'apply'> {
  group: OfficeGroup
  onClose: () => void
}

export function RemoveGroupDialog({ group: { id, name }, apply, onClose }: RemoveGroupDialogProps) {
  return (
    <ConfirmDialog
      title={words.title(textInLanguage(name, language))}
      about={words.about}
      confirm={words.confirm}
      onConfirm={async () => {
        const reply = await removeGroup(id)
        onClose()
        // First away from the group's address, where there is no such group any more.
        navigate(officePaths.options, { replace: true })
        await apply(reply)
      }}
      onClose={onClose}
    />
  )
}
