// The four figures of the promise record.
import type { ReactNode } from 'react'
import type { OnTimeRecordReply } from '#domain/kitchen/kitchen-api.ts'
import { percentKept } from '#domain/kitchen/on-time-record.ts'
import { classNames } from '../../ui/class-names.ts'
import { officeOrderPath } from '../office/office-paths.ts'
import '../sales/figures.css'
import { formatCount } from '#words/basics/counts.ts'
import { onTimeMessages as words } from '#words/restaurant/staff/wait-times.ts'

export function RecordFigures({ record }: { record: OnTimeRecordReply }) {
  const { orders, kept, median, worst, delayed } = record
  return (
    <dl className="record-figures" aria-label={words.figures}>
      <Figure hot name={words.kept} value={words.percent(percentKept(record))}>
        {words.keptOf(kept, orders)}
      </Figure>
      <Figure name={words.typical} value={words.size(Math.abs(Math.round(median ?? 0)))}>
        {typicalWords(Math.round(median ?? 0))}
      </Figure>
      <Figure name={words.worst} value={words.size(Math.round(worst?.minutes ?? 0))} bad={worst !== null}>
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
    </dl>
  )
}

function typicalWords(median: number): string {
  if (median === 0) return words.onTheDot
  return median < 0 ? words.early : words.late
}

interface FigureProps {
  hot?: boolean
  bad?: boolean
  name: string
  value: string
  children: ReactNode
}

function Figure({ hot, bad, name, value, children }: FigureProps) {
  return (
    <div className={classNames('figure', hot && 'figure--hot grain')}>
      <dt className="figure__name">{name}</dt>
      <dd className="figure__value">{value}</dd>
      <dd className={classNames('figure__change', bad && 'figure__change--bad')}>{children}</dd>
    </div>
  )
}
