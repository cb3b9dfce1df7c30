// One column of the board, with its oldest ticket first.
import { useId, type ReactNode } from 'react'
import type { BoardStatus } from '#domain/kitchen.ts'
import flag from '../../assets/flag-flor.svg'
import { classNames } from '../../ui/class-names.ts'
import './board-column.css'
import { Icon } from '../../ui/icon.tsx'
import { kitchenWords } from '#words/staff/kitchen.ts'

interface BoardColumnProps {
  status: BoardStatus
  count: number
  /** How many of these tickets the board does not show yet for lack of room. */
  more: number
  /** A phone shows one column at a time. */
  picked: boolean
  /** The oldest ticket in this column that nobody has touched; the ticket may be scrolled out of sight. */
  ringing: { readonly number: number; readonly show: () => void } | undefined
  children: ReactNode
}

export function BoardColumn({ status, count, more, picked, ringing, children }: BoardColumnProps) {
  const nameId = useId()
  return (
    <section
      className={classNames('column', `column--${status}`, picked && 'column--picked')}
      aria-labelledby={nameId}
      data-column={status}
    >
      <div className="column__top">
        <h2 className="column__heading" id={nameId} tabIndex={-1}>
          {kitchenWords.columns[status]}
        </h2>
        {ringing && (
          <button
            type="button"
            className="column__ringing"
            aria-label={kitchenWords.showRinging(ringing.number)}
            onClick={ringing.show}
          >
            <Icon name="bell" />
            {kitchenWords.show(ringing.number)}
          </button>
        )}
        <span className="column__count">{count}</span>
      </div>
      {children}
      {more > 0 && (
        <p className="column__more">
          <b>{kitchenWords.more(more)}</b> {kitchenWords.moreHint}
        </p>
      )}
      {count === 0 && (
        <div className="column__empty">
          <img src={flag} width={96} height={112} alt="" />
          <p className="column__clear">{kitchenWords.clear}</p>
          <p>{kitchenWords.clearHint[status]}</p>
        </div>
      )}
    </section>
  )
}
