// Asks before an item leaves the menu.
import type { OfficeMenuItem } from '#domain/menu/menu-api.ts'
import { itemMessages } from '#words/menu/staff/item.ts'
import { navigate } from '../../browser/hash-location.ts'
import { setRetired } from '../../office-menu-api.ts'
import { ConfirmDialog } from '../office/confirm-dialog.tsx'
import type { OfficeMenu } from '../menu/use-office-menu.ts'
import { officePaths } from '../office/office-paths.ts'

const words = itemMessages.retire

interface RetireDialogProps extends Pick<OfficeMenu, 'apply'> {
  item: OfficeMenuItem
  name: string
  onClose: () => void
}

export function RetireDialog({ item, name, apply, onClose }: RetireDialogProps) {
  return (
    <ConfirmDialog
      title={words.title(name)}
      about={words.about}
      confirm={words.confirm}
      onConfirm={async () => {
        const reply = await setRetired(item.id, true)
        // First away from the item's screen, where there is no such item any more.
        navigate(officePaths.menu, { replace: true })
        await apply(reply)
      }}
      onClose={onClose}
    />
  )
}
