// One column of the board, with the ticket that is due first on top; while it is empty and others are not, a rail.
import { useId, useRef, type ReactNode } from 'react'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import flag from '../../assets/flag-flor.svg'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import type { ColumnName } from './kitchen-state.ts'
import { useCutOff } from './use-cut-off.ts'
import styles from './board.module.css'

const looks = {
  later: styles.later,
  placed: styles.placed,
  cooking: styles.cooking,
  ready: styles.ready,
} satisfies Record<ColumnName, string | undefined>

interface BoardColumnProps {
  name: ColumnName
  tickets: readonly Ticket[]
  /** How many more a crowded board does not hold. */
  beyond?: number
  /** A phone shows one column at a time. */
  isPicked: boolean
  /** The first ticket in this column that nobody has touched; the ticket may be scrolled out of sight. */
  ringing?: { readonly number: number; readonly show: () => void } | undefined
  /** How many of its tickets are late, or will be. */
  late?: number
  behind?: number
  children: ReactNode
}

export function BoardColumn(props: BoardColumnProps) {
  const { name, tickets, beyond = 0, isPicked, ringing, late = 0, behind = 0, children } = props
  const nameId = useId()
  const list = useRef<HTMLDivElement>(null)
  const cutOff = useCutOff(list, 'article', tickets.map(({ id }) => id).join())
  const count = tickets.length + beyond
  return (
    <section
      className={classNames(styles.column, looks[name], isPicked && styles.picked)}
      aria-labelledby={nameId}
      data-column={name}
    >
      <div className={styles.top}>
        <h2 className={styles.heading} id={nameId} tabIndex={-1}>
          {words.columns[name]}
        </h2>
        <span className={styles.count}>{count}</span>
        {ringing && (
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
        <p className={styles.columnNote}>
          {late > 0 && <b>{words.lateOnes(late)}</b>} {behind > 0 && <b>{words.behindOnes(behind)}</b>}{' '}
          {cutOff > 0 && <span>{words.cutOff(cutOff)}</span>}
        </p>
      </div>
      <div className={styles.list} ref={list}>
        {children}
        {beyond > 0 && (
          <p className={styles.beyond}>
            <b>{words.beyond(beyond)}</b> {words.beyondHint}
          </p>
        )}
        {name !== 'later' && count === 0 && (
          <div className={styles.clear}>
            <img src={flag} width={96} height={112} alt="" />
            <p>{words.clear}</p>
            <p>{words.clearHint[name]}</p>
          </div>
        )}
      </div>
    </section>
  )
}
