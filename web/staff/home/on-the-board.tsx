// How many tickets stand in each column of the board, and which order is most behind its promise.
import { boardStatuses } from '#domain/kitchen/tickets.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { formatCount } from '#words/basics/counts.ts'
import { todayMessages } from '#words/people/staff/today.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { officeOrderPath } from '../office/office-paths.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import styles from './on-the-board.module.css'

export function OnTheBoard({ today: { board, late, now } }: { today: TodayReply }) {
  return (
    <section className={classNames(officeStyles.panel, styles.onTheBoard)} aria-labelledby="on-the-board">
      <h2 className={officeStyles.panelTitle} id="on-the-board">
        {todayMessages.board}
      </h2>
      <div className={styles.columns}>
        {([...boardStatuses, 'later'] as const).map((column) => (
          <a key={column} className={styles.column} href={paths.kitchen}>
            <b className={styles.count}>{formatCount(board[column])}</b> {todayMessages.column[column]}
          </a>
        ))}
      </div>
      {late && (
        <p className={styles.late}>
          <Icon name="clock" />
          <span>
            <a href={officeOrderPath(late.id)}>{todayMessages.lateOrder(late.number, late.name)}</a>{' '}
            {todayMessages.isLate(minutesBetween(late.readyBy, now))}
          </span>
        </p>
      )}
    </section>
  )
}

/** Whole minutes, as the board says them. */
function minutesBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / 60_000)
}
