// The special days in their order: what the restaurant does on each, and what customers are told.
import { useState, type Ref } from 'react'
import { maxSpecialDays } from '#domain/restaurant/opening-hours-schema.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { SpecialDay } from '#domain/restaurant/opening-hours.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import officeStyles from '../office/office.module.css'
import styles from './special-days.module.css'
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
    <section className={officeStyles.panel}>
      <div className={styles.head}>
        <h2 className={officeStyles.panelTitle}>{words.special}</h2>
        <Button small ref={addButton} off={isFull} onClick={() => onEdit(undefined)}>
          <Icon name="add" />
          {words.addDay}
        </Button>
      </div>
      <p className={officeStyles.panelAbout}>{isFull ? words.tooMany(maxSpecialDays) : words.specialAbout}</p>
      {specialDays.length === 0 && <p className={styles.none}>{words.noSpecial}</p>}
      <ul role="list">
        {specialDays.map((special) => {
          const name = specialDayName(special, today)
          const isOver = special.to < today
          return (
            <li key={special.from} className={styles.specialDay} data-day={special.from}>
              <b className={styles.specialDayName}>{name}</b>
              <span
                className={classNames(
                  styles.specialDayHours,
                  special.periods.length === 0 && styles.specialDayHoursClosed,
                )}
              >
                {isOver ? words.over : hoursText(special)}
              </span>
              <span className={styles.specialDayWords}>
                {special.words && words.quoted(textInLanguage(special.words, language))}
              </span>
              <span className={styles.specialDayActs}>
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
    </section>
  )
}

function hoursText({ periods }: SpecialDay): string {
  return periods.length === 0 ? words.closed : periodsName(periods)
}
