// The four figures of the promise record.
import type { OnTimeRecordReply } from '#domain/kitchen/kitchen-api.ts'
import { percentKept } from '#domain/kitchen/on-time-record.ts'
import { Figure, Figures } from '../../ui/figure.tsx'
import { officeOrderPath } from '../office/office-paths.ts'
import { formatCount } from '#words/basics/counts.ts'
import { onTimeMessages as words } from '#words/restaurant/staff/wait-times.ts'

export function RecordFigures({ record }: { record: OnTimeRecordReply }) {
  const { orders, kept, median, worst, delayed } = record
  return (
    <Figures label={words.figures}>
      <Figure isHot name={words.kept} value={words.percent(percentKept(record))}>
        {words.keptOf(kept, orders)}
      </Figure>
      <Figure name={words.typical} value={words.size(Math.abs(Math.round(median ?? 0)))}>
        {typicalMessage(Math.round(median ?? 0))}
      </Figure>
      <Figure
        name={words.worst}
        value={words.size(Math.round(worst?.minutes ?? 0))}
        tone={worst ? 'bad' : 'plain'}
      >
        {worst ? (
          <>
            <a href={officeOrderPath(worst.id)}>{words.worstOrder(worst.number)}</a>{' '}
            {words.worstLate(worst.day)}
          </>
        ) : (
          words.noneLate
        )}
      </Figure>
      <Figure name={words.delayed} value={formatCount(delayed)}>
        {words.delayedHint}
      </Figure>
    </Figures>
  )
}

function typicalMessage(median: number): string {
  if (median === 0) return words.onTheDot
  return median < 0 ? words.early : words.late
}
