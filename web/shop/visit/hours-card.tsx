// The hours of the week with today marked, the special days of the next two weeks (R37), and how often orders were ready on
// time (R49).
import { addDays, weekdayOf, weekdays } from '#domain/basics/days.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { periodsOf, type Hours, type SpecialDay, type Week } from '#domain/restaurant/opening-hours.ts'
import flag from '../../assets/flag-sol.svg'
import { useHours, useRestaurant } from '../../page-data.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'
import { OpenLine } from '../opening/open-line.tsx'
import { useToday } from '../opening/opening-store.ts'
import { useOnTimePercent } from './record-store.ts'
import styles from './hours-card.module.css'
import { isElsewhere, weekday, zoneTime } from '#words/basics/dates.ts'
import { language } from '#words/basics/locale.ts'
import { openingMessages } from '#words/restaurant/opening.ts'
import { formatPeriods, visitMessages } from '#words/restaurant/shop/visit.ts'

/** Today is the first of them. */
const daysAhead = 14
/** Any Monday. */
const monday = '2026-01-05'

export function HoursCard() {
  const { timeZone } = useRestaurant()
  const hours = useHours()
  // Which day it is, nobody knows before the server says so: the week is prerendered, today and the special days are not.
  const today = useToday(timeZone)
  const onTimePercent = useOnTimePercent()
  const isAway = today !== undefined && isElsewhere(restaurantTime(), timeZone)
  return (
    <div className={styles.hoursCard}>
      <div className={styles.head}>
        <h3 className={styles.title} id="hours">
          {visitMessages.hours}
        </h3>
        {hours.week && <OpenLine />}
      </div>
      {hours.week ? (
        <WeekTable hours={hours} week={hours.week} today={today} />
      ) : (
        <p>{openingMessages.dayAndNight}</p>
      )}
      {today && <SpecialDays hours={hours} today={today} />}
      {isAway && (
        <p className={styles.quiet}>{visitMessages.timesOf(zoneTime(restaurantTime(), timeZone))}</p>
      )}
      {onTimePercent !== undefined && <p className={styles.quiet}>{visitMessages.kept(onTimePercent)}</p>}
    </div>
  )
}

function WeekTable({ hours, week, today }: { hours: Hours; week: Week; today: string | undefined }) {
  const current = today && weekdayOf(today)
  return (
    <table className={styles.week} aria-labelledby="hours">
      <tbody>
        {weekdays.map((day, at) => {
          const isToday = day === current
          return (
            <tr
              key={day}
              className={isToday ? styles.today : undefined}
              aria-current={isToday ? 'date' : undefined}
            >
              <th scope="row">
                {weekday(addDays(monday, at))}
                {isToday && <small>{visitMessages.today}</small>}
              </th>
              {/* A special day wins over the week. */}
              <td>{formatPeriods(isToday && today ? periodsOf(hours, today) : week[day])}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function SpecialDays({ hours: { specialDays }, today }: { hours: Hours; today: string }) {
  const end = addDays(today, daysAhead)
  const shown = specialDays.filter(({ from, to }) => to >= today && from < end)
  if (shown.length === 0) return null
  return (
    <ul role="list" className={styles.specialDays}>
      {shown.map((special) => (
        <li key={special.from} className={styles.specialDaysDay}>
          <img src={flag} width={38} height={44} alt="" />
          <AboutDay special={special} today={today} />
        </li>
      ))}
    </ul>
  )
}

/** The owner's words alone say that a day is closed; other hours are shown as well. */
function AboutDay({ special, today }: { special: SpecialDay; today: string }) {
  const { words, periods } = special
  return (
    <p>
      <b>{visitMessages.days(special, today)}</b>
      {(periods.length > 0 || !words) && <span>{formatPeriods(periods)}</span>}
      {words && <span>{textInLanguage(words, language)}</span>}
    </p>
  )
}
