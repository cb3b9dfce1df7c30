// Saves what was typed about one burrito, or undoes it.
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { menuOfficeWords as words } from '#words/staff/menu.ts'

interface SaveButtonsProps {
  name: string
  isEdited: boolean
  busy: boolean
  onUndo: () => void
}

export function SaveButtons({ name, isEdited, busy, onUndo }: SaveButtonsProps) {
  return (
    <div className="menu-row__save">
      <Button
        go={isEdited}
        wide
        type="submit"
        off={!isEdited}
        className="menu-row__button"
        busy={busy}
        busyLabel={words.saving}
      >
        {isEdited ? words.save : words.saved}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isEdited && !busy && (
        <button type="button" className="menu-row__undo" onClick={onUndo}>
          {words.undo}
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      )}
    </div>
  )
}
