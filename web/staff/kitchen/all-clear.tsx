// What stands in a column without tickets.
import type { BoardStatus } from '#domain/kitchen/tickets.ts'
import flag from '../../assets/flag-flor.svg'
import boardColumnStyles from './board-column.module.css'
import { kitchenMessages } from '#words/kitchen/staff/kitchen.ts'

export function AllClear({ status }: { status: BoardStatus }) {
  return (
    <div className={boardColumnStyles.empty}>
      <img src={flag} width={96} height={112} alt="" />
      <p className={boardColumnStyles.clear}>{kitchenMessages.clear}</p>
      <p>{kitchenMessages.clearHint[status]}</p>
    </div>
  )
}

/** The tickets that a crowded board does not hold. */
export function BeyondBoard({ tickets }: { tickets: number }) {
  return (
    <p className={boardColumnStyles.more}>
      <b>{kitchenMessages.beyond(tickets)}</b> {kitchenMessages.beyondHint}
    </p>
  )
}
