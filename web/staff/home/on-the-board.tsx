// How many tickets stand in each column of the board.
import { boardStatuses } from '#domain/kitchen.ts'
import type { TodayReply } from '#domain/office-api.ts'
import { formatCount } from '#words/counts.ts'
import { todayWords } from '#words/staff/today.ts'
import { paths } from '../../paths.ts'

export function OnTheBoard({ board }: Pick<TodayReply, 'board'>) {
  return (
    <section className="panel on-the-board" aria-labelledby="on-the-board">
      <h2 className="panel__title" id="on-the-board">
        {todayWords.board}
      </h2>
      <div className="on-the-board__columns">
        {boardStatuses.map((column) => (
          <a key={column} className="on-the-board__column" href={paths.kitchen}>
            <b className="on-the-board__count">{formatCount(board[column])}</b> {todayWords.column[column]}
          </a>
        ))}
      </div>
    </section>
  )
}
