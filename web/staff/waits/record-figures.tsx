// The four figures of the promise record.
import type { ReactNode } from 'react'
import type { OnTimeRecordReply } from '#domain/kitchen/kitchen-api.ts'
import { percentKept } from '#domain/kitchen/on-time-record.ts'
import { classNames } from '../../ui/class-names.ts'
import { officeOrderPath } from '../office/office-paths.ts'
import promisesKeptStyles from './promises-kept.module.css'
import styles from '../sales/figures.module.css'
import { formatCount } from '#words/basics/counts.ts'
import { onTimeMessages as words } from '#words/restaurant/staff/wait-times.ts'

export function RecordFigures({ record }: { record: OnTimeRecordReply }) {
  const { orders, kept, median, worst, delayed } = record
  return (
    <dl className={promisesKeptStyles.recordFigures} aria-label={words.figures}>
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
    <div className={classNames(styles.figure, hot && classNames(styles.figureHot, 'grain'))}>
      <dt className={styles.figureName}>{name}</dt>
      <dd className={styles.figureValue}>{value}</dd>
      <dd className={classNames(styles.figureChange, bad && promisesKeptStyles.figureChangeBad)}>
        {children}
      </dd>
    </div>
  )
}
