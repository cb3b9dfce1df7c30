// The special days in their order: what the restaurant does on each, and what customers read.
import { useState, type Ref } from 'react'
import { maxSpecialDays } from '#domain/restaurant/opening-hours-schema.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { SpecialDay } from '#domain/restaurant/opening-hours.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './hours.module.css'
import { calendarDay } from '#words/basics/dates.ts'
import { periodsName, specialDayName } from '#words/restaurant/hours.ts'
import { language } from '#words/basics/locale.ts'
import { hoursOfficeMessages as words } from '#words/restaurant/staff/hours.ts'

interface SpecialDaysProps {
  specialDays: readonly SpecialDay[]
  addButton: Ref<HTMLButtonElement>
  /** Undefined for a new one. */
  onEdit: (special: SpecialDay | undefined) => void
  onRemove: (special: SpecialDay, name: string) => void
}

export function SpecialDays({ specialDays, addButton, onEdit, onRemove }: SpecialDaysProps) {
  const { timeZone } = useRestaurant()
  // By the reader's own clock: it says only which year needs no saying, and what is over.
  const [now] = useState(() => Date.now())
  const today = calendarDay(now, timeZone)
  const isFull = specialDays.length >= maxSpecialDays
  return (
    <Panel
      title={words.special}
      about={isFull ? words.tooMany(maxSpecialDays) : words.specialAbout}
      actions={
        <Button quiet ref={addButton} off={isFull} onClick={() => onEdit(undefined)}>
          <Icon name="add" />
          {words.addDay}
        </Button>
      }
    >
      {specialDays.length === 0 && <p>{words.noSpecial}</p>}
      <ul role="list" className={styles.week}>
        {specialDays.map((special) => {
          const name = specialDayName(special, today)
          const isOver = special.to < today
          return (
            <li key={special.from} className={styles.special} data-day={special.from}>
              <b>{name}</b>
              <span className={classNames(styles.hours, special.periods.length === 0 && styles.closed)}>
                {isOver ? words.over : hoursText(special)}
              </span>
              <span className={styles.quiet}>
                {special.words && words.quoted(textInLanguage(special.words, language))}
              </span>
              <span className={styles.actions}>
                <Button bare aria-label={words.editDay(name)} onClick={() => onEdit(special)}>
                  {words.edit}
                </Button>
                <Button bare aria-label={words.removeDay(name)} onClick={() => onRemove(special, name)}>
                  <Icon name="cross" />
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function hoursText({ periods }: SpecialDay): string {
  return periods.length === 0 ? words.closed : periodsName(periods)
}
