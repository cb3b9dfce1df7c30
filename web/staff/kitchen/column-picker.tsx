// The tabs with which a phone picks one of the columns.
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Icon } from '../../ui/icon.tsx'
import { columnNames, type ColumnName } from './kitchen-state.ts'
import styles from './column-picker.module.css'
import { kitchenMessages } from '#words/kitchen/staff/kitchen.ts'

interface ColumnPickerProps {
  picked: ColumnName
  counts: Readonly<Record<ColumnName, number>>
  ringing: boolean
  onPick: (column: ColumnName) => void
}

export function ColumnPicker({ picked, counts, ringing, onPick }: ColumnPickerProps) {
  return (
    <div className={styles.columnPicker} role="group" aria-label={kitchenMessages.columnPicker}>
      {columnNames.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tab}
          aria-pressed={name === picked}
          onClick={() => onPick(name)}
        >
          {ringing && name === 'placed' && (
            <>
              <Icon name="bell" />
              <VisuallyHidden>{kitchenMessages.ringing} </VisuallyHidden>
            </>
          )}
          {kitchenMessages.columns[name]} <b>{counts[name]}</b>
        </button>
      ))}
    </div>
  )
}
