// The tabs with which a phone picks one of the three columns.
import { boardStatuses, type BoardStatus } from '#domain/kitchen.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Icon } from '../../ui/icon.tsx'
import './column-picker.css'
import { kitchenWords } from '#words/staff/kitchen.ts'

interface ColumnPickerProps {
  picked: BoardStatus
  counts: Readonly<Record<BoardStatus, number>>
  ringing: boolean
  onPick: (status: BoardStatus) => void
}

export function ColumnPicker({ picked, counts, ringing, onPick }: ColumnPickerProps) {
  return (
    <div className="column-picker" role="group" aria-label={kitchenWords.columnPicker}>
      {boardStatuses.map((status) => (
        <button
          key={status}
          type="button"
          className="column-picker__tab"
          aria-pressed={status === picked}
          onClick={() => onPick(status)}
        >
          {ringing && status === 'placed' && (
            <>
              <Icon name="bell" />
              <VisuallyHidden>{kitchenWords.ringing} </VisuallyHidden>
            </>
          )}
          {kitchenWords.columns[status]} <b>{counts[status]}</b>
        </button>
      ))}
    </div>
  )
}
