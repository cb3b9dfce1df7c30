// One day of the week: open or closed, its hours as fields and as a bar, one more of them, and the same for other days.
import { useRef } from 'react'
import { isPastMidnight, type Weekday } from '#domain/basics/days.ts'
import type { Period } from '#domain/restaurant/opening-hours.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { FieldMessages } from '../use-submit.ts'
import { CopyDay } from './copy-day.tsx'
import { PeriodFields } from '../parts/period-fields.tsx'
import { isReadable, minutesOf } from '../parts/read-time.ts'
import { oneMore, openPeriods, type DayFields } from './hours-fields.ts'
import styles from './hours.module.css'
import { morningAfter, weekdayName } from '#words/restaurant/hours.ts'
import { hoursOfficeMessages as words } from '#words/restaurant/staff/hours.ts'

interface DayRowProps {
  day: Weekday
  fields: DayFields
  errors: FieldMessages
  onEdit: (edits: Partial<DayFields>) => void
  onCopy: (to: readonly Weekday[]) => void
}

export function DayRow({ day, fields, errors, onEdit, onCopy }: DayRowProps) {
  const name = weekdayName(day)
  const openSwitch = useRef<HTMLButtonElement>(null)
  const { isOpen } = fields
  const periods = openPeriods(fields)
  const more = isOpen ? oneMore(periods) : undefined
  const path = `week.${day}`
  const isWrong = Object.keys(errors).some((at) => at.startsWith(`${path}.`))
  return (
    <div className={styles.day} role="group" aria-label={name}>
      <h3 className={styles.dayName}>{name}</h3>
      <Switch
        ref={openSwitch}
        small
        label={name}
        words={{ on: words.open, off: words.closed }}
        on={isOpen}
        onChange={(on) => onEdit({ isOpen: on })}
      />
      <div className={styles.periods}>
        {isOpen ? (
          <PeriodFields
            whose={name}
            periods={periods}
            path={path}
            errors={errors}
            noteOf={(period) => {
              const morning = morningAfter(day, period)
              return morning && words.untilMorning(morning)
            }}
            onEdit={(edited) => {
              if (edited.length > 0) return onEdit({ periods: edited })
              onEdit({ isOpen: false })
              // The pressed button goes with the hours.
              openSwitch.current?.focus()
            }}
          />
        ) : (
          <p className={styles.quiet}>{words.noOrders}</p>
        )}
      </div>
      <DayBar periods={periods} isWrong={isWrong} />
      <div className={styles.actions}>
        {isOpen && (
          <Button quiet off={!more} onClick={() => more && onEdit({ periods: more })}>
            <Icon name="add" />
            <span aria-hidden="true">{words.add}</span>
            <VisuallyHidden>{words.addTo(name)}</VisuallyHidden>
          </Button>
        )}
        <CopyDay day={day} onCopy={onCopy} />
      </div>
    </div>
  )
}

/** Of the bar: 6 AM, and 3 AM of the next day. */
const [start, end] = [6 * 60, 27 * 60]

/** The hours as a picture of the fields beside it. */
function DayBar({ periods, isWrong }: { periods: readonly Period[]; isWrong: boolean }) {
  return (
    <div className={classNames(styles.bar, isWrong && styles.wrong)} aria-hidden="true">
      {periods.filter(isReadable).map((period, at) => {
        const from = share(minutesOf(period.from))
        const to = share(minutesOf(period.to) + (isPastMidnight(period) ? 24 * 60 : 0))
        return (
          <i
            key={at}
            className={styles.barPeriod}
            style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
          />
        )
      })}
    </div>
  )
}

/** Of the bar's length; what lies outside of it stands at its end. */
function share(minutes: number): number {
  return (Math.min(Math.max(minutes, start), end) - start) / (end - start)
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`
}
