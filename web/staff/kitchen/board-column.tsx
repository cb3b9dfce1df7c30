// One column of the board, with the ticket that is due first on top; or, while it is empty, a rail.
import { useId, useRef, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import './board-column.css'
import './column-tracks.css'
import { Icon } from '../../ui/icon.tsx'
import type { ColumnName } from './kitchen-state.ts'
import { sides } from './out-of-sight.ts'
import { useOutOfSight } from './use-out-of-sight.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'

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
      className={classNames('column', `column--${name}`, picked && 'column--picked')}
      aria-labelledby={nameId}
      data-column={name}
      data-tracks={tracks}
    >
      <div className="column__top">
        <h2 ref={heading} className="column__heading" id={nameId} tabIndex={-1}>
          {words.columns[name]}
        </h2>
        <span className="column__count">{count}</span>
        {ringing && !isFolded && (
          <button
            type="button"
            className="column__ringing"
            aria-label={words.showRinging(ringing.number)}
            onClick={ringing.show}
          >
            <span className="column__show">
              <Icon name="bell" />
              {words.show(ringing.number)}
            </span>
          </button>
        )}
        {!isFolded && (
          <p className="column__told">
            {late > 0 && <b className="column__late">{words.lateOnes(late)}</b>}{' '}
            {behind > 0 && <b className="column__late">{words.behindOnes(behind)}</b>}{' '}
            {sides.map(
              (side) =>
                outOfSight[side] > 0 && <span key={side}>{words.outOfSight[side](outOfSight[side])}</span>,
            )}
          </p>
        )}
        {isFolded && (
          <button
            type="button"
            className="column__unfold"
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
        <div className="column__list" ref={list}>
          {children}
        </div>
      )}
    </section>
  )
}
