// The hours of a day as a bar, from 6 AM to 3 AM of the next day: a picture of the fields beside it.
import type { Period } from '#domain/restaurant/opening-hours.ts'
import { isPastMidnight } from '#domain/basics/days.ts'
import { classNames } from '../../ui/class-names.ts'
import { isReadable } from './hours-fields.ts'
import { minutesOf } from './read-time.ts'
import hoursStyles from './hours.module.css'

const [start, end] = [6 * 60, 27 * 60]

export function DayBar({ periods, isWrong }: { periods: readonly Period[]; isWrong: boolean }) {
  return (
    <div className={classNames(hoursStyles.dayBar, isWrong && hoursStyles.dayBarWrong)} aria-hidden="true">
      {periods.filter(isReadable).map((period, at) => {
        const from = share(minutesOf(period.from))
        const to = share(minutesOf(period.to) + (isPastMidnight(period) ? 24 * 60 : 0))
        return (
          <i
            key={at}
            className={hoursStyles.dayBarPeriod}
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
