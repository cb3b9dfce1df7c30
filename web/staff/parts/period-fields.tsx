// The hours of a day, as pairs of fields, with what is wrong at a pair or what it means below it.
import { flushSync } from 'react-dom'
import type { Period } from '#domain/restaurant/opening-hours.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/button.tsx'
import type { FieldMessages } from '../use-submit.ts'
import { isReadable, isWallTime } from './read-time.ts'
import { TimeField } from './time-field.tsx'
import styles from './period-fields.module.css'
import fieldStyles from '../../ui/field.module.css'
import { hoursOfficeMessages as words } from '#words/restaurant/staff/hours.ts'

interface PeriodFieldsProps {
  /** The day, for the names of the fields. */
  whose: string
  periods: readonly Period[]
  /** Where these periods stand in the form: week.monday. */
  path: string
  errors: FieldMessages
  noteOf: (period: Period) => string | undefined
  onEdit: (periods: readonly Period[]) => void
}

/** Before this hour nobody opens who says 5, or 11, alone. */
const earliest = '06:00'

export function PeriodFields({ whose, periods, path, errors, noteOf, onEdit }: PeriodFieldsProps) {
  const change = (at: number, edits: Partial<Period>) =>
    onEdit(periods.map((period, nth) => (nth === at ? { ...period, ...edits } : period)))
  return periods.map((period, at) => {
    const wrongFrom = errors[`${path}.${at}.from`]
    const wrongTo = errors[`${path}.${at}.to`]
    const wrong = wrongFrom ?? wrongTo
    const note = isReadable(period) ? noteOf(period) : undefined
    const errorId = `${path}.${at}-error`
    const above = periods[at - 1]
    return (
      // Periods have no name but their place.
      <div key={at} className={classNames(styles.period, wrong !== undefined && styles.periodWrong)}>
        <TimeField
          label={words.from(whose, at)}
          value={period.from}
          after={above && isWallTime(above.to) ? above.to : earliest}
          errorId={wrongFrom && errorId}
          onChange={(from) => change(at, { from })}
        />
        <span>{words.to}</span>
        <TimeField
          label={words.until(whose, at)}
          value={period.to}
          after={isWallTime(period.from) ? period.from : earliest}
          isPastIt
          errorId={wrongTo && errorId}
          onChange={(to) => change(at, { to })}
        />
        <Button
          bare
          aria-label={words.remove(whose, at)}
          onClick={({ currentTarget }) => {
            const rowAbove = currentTarget.parentElement?.previousElementSibling
            flushSync(() => onEdit(periods.filter((_, nth) => nth !== at)))
            // It is always the last row that goes. Where it was the only one, `onEdit` has moved the focus.
            if (!currentTarget.isConnected) rowAbove?.querySelector('button')?.focus()
          }}
        >
          <Icon name="cross" />
        </Button>
        {wrong && (
          <p className={classNames(styles.note, fieldStyles.error)} id={errorId}>
            {wrong}
          </p>
        )}
        {!wrong && note && <p className={classNames(styles.note, fieldStyles.hint)}>{note}</p>}
      </div>
    )
  })
}
