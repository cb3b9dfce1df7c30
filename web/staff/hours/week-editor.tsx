// The week: a row for each day.
import { weekdays, type Weekday } from '#domain/basics/days.ts'
import { Panel } from '../../ui/panel.tsx'
import type { FieldMessages } from '../use-submit.ts'
import { DayRow } from './day-row.tsx'
import type { DayFields } from './hours-fields.ts'
import styles from './hours.module.css'
import { weekdayName } from '#words/restaurant/hours.ts'
import { hoursOfficeMessages as words } from '#words/restaurant/staff/hours.ts'

type Days = Readonly<Record<Weekday, DayFields>>

interface WeekEditorProps {
  days: Days
  /** By the path of the field: week.monday.0.from. */
  errors: FieldMessages
  onEdit: (days: Partial<Days>) => void
  announce: (words: string) => void
}

export function WeekEditor({ days, errors, onEdit, announce }: WeekEditorProps) {
  function copy(from: Weekday, to: readonly Weekday[]): void {
    onEdit(Object.fromEntries(to.map((day) => [day, days[from]])))
    announce(words.copied(weekdayName(from), to))
  }
  return (
    <Panel title={words.week}>
      <div className={styles.week}>
        <div className={styles.scale} aria-hidden="true">
          <div className={styles.marks}>
            {/* Every 6 of the 21 hours of a bar. */}
            {words.scale.map((mark, at) => (
              <span key={mark} style={{ insetInlineStart: `${(at * 600) / 21}%` }}>
                {mark}
              </span>
            ))}
          </div>
        </div>
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            fields={days[day]}
            errors={errors}
            onEdit={(edits) => onEdit({ [day]: { ...days[day], ...edits } })}
            onCopy={(to) => copy(day, to)}
          />
        ))}
      </div>
    </Panel>
  )
}
