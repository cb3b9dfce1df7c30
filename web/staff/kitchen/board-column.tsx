// One column of the board, with the ticket that is due first on top; or, while it is empty, a rail.
import { useId, useRef, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ColumnName } from './kitchen-state.ts'
import { sides } from './out-of-sight.ts'
import { useOutOfSight } from './use-out-of-sight.ts'
import styles from './board-column.module.css'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'

const columnLooks: Readonly<Record<string, string | undefined>> = {
  later: styles.columnLater,
  placed: styles.columnPlaced,
  cooking: styles.columnCooking,
  ready: styles.columnReady,
  picked: styles.columnPicked,
}

interface BoardColumnProps {
  name: ColumnName
  count: number
  /** How many tracks of tickets stand side by side; a column with none is folded to a rail. */
  tracks: number
  /** A phone shows one column at a time. */
  picked: boolean
  /** The first ticket in this column that nobody has touched; the ticket may be scrolled out of sight. */
  ringing?: { readonly number: number; readonly show: () => void } | undefined
  /** How many of its tickets are late, or will be. */
  late?: number
  behind?: number
  /** Changes whenever other tickets stand in it. */
  shown: string
  onUnfold?: () => void
  children: ReactNode
}

export function BoardColumn(props: BoardColumnProps) {
  const { name, count, tracks, picked, ringing, late = 0, behind = 0, shown, onUnfold, children } = props
  const nameId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const outOfSight = useOutOfSight(list, `${tracks} ${shown}`)
  const isFolded = tracks === 0
  return (
    <section
      className={classNames(styles.column, columnLooks[name], picked && styles.columnPicked)}
      aria-labelledby={nameId}
      data-column={name}
      data-tracks={tracks}
    >
      <div className={styles.top}>
        <h2 ref={heading} className={styles.heading} id={nameId} tabIndex={-1}>
          {words.columns[name]}
        </h2>
        <span className={styles.count}>{count}</span>
        {ringing && !isFolded && (
          <button
            type="button"
            className={styles.ringing}
            aria-label={words.showRinging(ringing.number)}
            onClick={ringing.show}
          >
            <span className={styles.show}>
              <Icon name="bell" />
              {words.show(ringing.number)}
            </span>
          </button>
        )}
        {!isFolded && (
          <p className={styles.told}>
            {late > 0 && <b className={styles.late}>{words.lateOnes(late)}</b>}{' '}
            {behind > 0 && <b className={styles.late}>{words.behindOnes(behind)}</b>}{' '}
            {sides.map(
              (side) =>
                outOfSight[side] > 0 && <span key={side}>{words.outOfSight[side](outOfSight[side])}</span>,
            )}
          </p>
        )}
        {isFolded && (
          <button
            type="button"
            className={styles.unfold}
            aria-label={words.unfold(words.columns[name])}
            onClick={() => {
              // The button goes with the rail.
              heading.current?.focus()
              onUnfold?.()
            }}
          />
        )}
      </div>
      {!isFolded && (
        <div className={styles.list} ref={list}>
          {children}
        </div>
      )}
    </section>
  )
}
