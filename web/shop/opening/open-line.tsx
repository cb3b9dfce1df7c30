// The line that says whether the restaurant is open, by the server's clock: "Open until 9 PM" (R37).
import { useHours, useRestaurant } from '../../page-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { clockFor } from './clock-for.ts'
import styles from './open-line.module.css'
import { useOpening, useToday } from './opening-store.ts'
import { openingLine } from '#words/restaurant/opening.ts'

/** Nothing where no hours are set. Until the server has answered, an empty line reserves the place. */
export function OpenLine({ className }: { className?: string | undefined }) {
  const { timeZone } = useRestaurant()
  const { week, specialDays } = useHours()
  const opening = useOpening()
  // A line such as "Opens tomorrow" reads otherwise on the next day.
  useToday(timeZone)
  if (week === null && specialDays.length === 0) return null
  return (
    <p className={classNames(styles.openLine, opening && !opening.open && styles.closed, className)}>
      {opening && openingLine(opening, clockFor(opening, timeZone))}
    </p>
  )
}
