// The week: a row for each day.
import { weekdays, type Weekday } from '#domain/basics/days.ts'
import type { FieldMessages } from '../use-submit.ts'
import { DayRow } from './day-row.tsx'
import type { DayFields } from './hours-fields.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import hoursStyles from './hours.module.css'
import { weekdayName } from '#words/restaurant/hours.ts'
import { hoursOfficeMessages as words } from '#words/restaurant/staff/hours.ts'

type Days = Readonly<Record<Weekday, DayFields>>

interface WeekEditorProps {
  days: Days
  /** By the path of the field: week.monday.0.from. */
  errors: FieldMessages
  onEdit: (days: Partial<Days>) => void
  say: (words: string) => void
}

export function WeekEditor({ days, errors, onEdit, say }: WeekEditorProps) {
  function copy(from: Weekday, to: readonly Weekday[]): void {
    onEdit(Object.fromEntries(to.map((day) => [day, days[from]])))
    say(words.copied(weekdayName(from), to))
  }
  return (
    <section className={officeStyles.panel}>
      <h2 className={officeStyles.panelTitle}>{words.week}</h2>
      <div className={classNames(hoursStyles.dayRow, hoursStyles.dayRowScale)} aria-hidden="true">
        <div className={hoursStyles.dayScale}>
          {words.scale.map((mark) => (
            <span key={mark}>{mark}</span>
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
    </section>
  )
}
