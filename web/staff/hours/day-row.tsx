// One day of the week: open or closed, its hours as fields and as a bar, one more of them, and the same for other days.
import { useRef } from 'react'
import type { Weekday } from '#domain/basics/days.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { FieldMessages } from '../use-submit.ts'
import { CopyDay } from './copy-day.tsx'
import { DayBar } from './day-bar.tsx'
import { oneMore, openPeriods, type DayFields } from './hours-fields.ts'
import { PeriodFields } from './period-fields.tsx'
import hoursStyles from './hours.module.css'
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
    <div className={hoursStyles.dayRow} role="group" aria-label={name}>
      <h3 className={hoursStyles.dayRowName}>{name}</h3>
      <Switch
        ref={openSwitch}
        small
        label={name}
        words={{ on: words.open, off: words.closed }}
        on={isOpen}
        onChange={(on) => onEdit({ isOpen: on })}
      />
      <div className={hoursStyles.dayRowPeriods}>
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
          <p className={hoursStyles.dayRowNone}>{words.noOrders}</p>
        )}
      </div>
      <DayBar periods={periods} isWrong={isWrong} />
      <div className={hoursStyles.dayRowActs}>
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
