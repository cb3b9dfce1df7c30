// The charts of the promise record: how early or late, by the hour promised, and by day.
import type { OnTimeRecordReply } from '#domain/kitchen/kitchen-api.ts'
import { onTimeBars, percentKept } from '#domain/kitchen/on-time-record.ts'
import { BarChart } from '../../ui/chart.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './promises-kept.module.css'
import { formatCount } from '#words/basics/counts.ts'
import { dayOfMonth, shortDay } from '#words/basics/dates.ts'
import { onTimeMessages as words } from '#words/restaurant/staff/wait-times.ts'

interface Bar {
  readonly key: string | number
  /** From 0 to 1. */
  readonly height: number
  readonly color: 'jade' | 'chile' | 'maiz' | 'late'
  /** Or a mark, or nothing, where there is no room for it. */
  readonly value: string
  readonly name: string
  readonly aloud: string
}

interface RecordProps {
  record: OnTimeRecordReply
}

/** Below this, an hour or a day stands out. */
const goodEnough = 90
/** More values would not stand side by side on a phone. */
const mostValues = 12
/** Every so many days have a name, counted from the last. */
const namedEvery = 5
/** In less room, in pixels, a name of two words stands in two lines. */
const nameRoom = 60

export function SpreadBars({ record: { spread } }: RecordProps) {
  const most = Math.max(1, ...spread)
  const bars = spread.map((orders, at): Bar => {
    const aloud = words.barsAloud[at] ?? ''
    return {
      key: at,
      height: orders / most,
      color: at < onTimeBars ? 'jade' : 'chile',
      value: orders === 0 ? '' : formatCount(orders),
      name: words.bars[at] ?? '',
      aloud: words.barAloud(aloud, orders),
    }
  })
  return (
    <Panel title={words.spread} about={words.spreadAbout}>
      <Bars label={words.spread} bars={bars} />
      <p className={styles.ends} aria-hidden="true">
        <span>{words.minutesEarly}</span>
        <span>{words.minutesLate}</span>
      </p>
    </Panel>
  )
}

export function HourBars({ record: { hours } }: RecordProps) {
  const promised = hours.filter(({ orders }) => orders > 0)
  const hardest = hardestOf(promised)
  const isFew = promised.length <= mostValues
  // Open from morning to night, a number alone would stand for two hours.
  const isPlain = new Set(promised.map(({ hour }) => hour % 12)).size === promised.length
  const bars = promised.map((one) =>
    onTimeBar(one, {
      key: one.hour,
      name: isPlain ? words.hour(one.hour) : words.hourOfDay(one.hour),
      aloud: words.hourAloud(one.hour),
      hasValue: isFew,
    }),
  )
  return (
    <Panel
      title={words.byHour}
      about={
        <>
          {hardest ? words.hardHour(hardest.hour) : words.byHourAbout}{' '}
          {hardest && !isFew && words.marked(goodEnough)}
        </>
      }
    >
      <Bars label={words.byHour} bars={bars} />
    </Panel>
  )
}

export function DayBars({ record: { days } }: RecordProps) {
  const hardest = hardestOf(days.filter(({ orders }) => orders > 0))
  const isFew = days.length <= mostValues
  const bars = days.map((one, at) => {
    const isNamed = isFew || (days.length - 1 - at) % namedEvery === 0
    const name = isFew ? dayOfMonth(one.day) : shortDay(one.day)
    return onTimeBar(one, {
      key: one.day,
      name: isNamed ? name : '',
      aloud: words.dayAloud(one.day),
      hasValue: isFew,
    })
  })
  return (
    <Panel
      title={words.byDay}
      about={
        <>
          {hardest ? words.hardDay(hardest.day, percentKept(hardest)) : words.byDayAbout}{' '}
          {hardest && !isFew && words.marked(goodEnough)}
        </>
      }
      className={styles.days}
    >
      <Bars label={words.byDay} bars={bars} everyNth={isFew ? 1 : namedEvery} />
    </Panel>
  )
}

interface OnTimeCount {
  readonly orders: number
  readonly kept: number
}

/** The one that stands out, where one does; of several, the first. */
function hardestOf<Part extends OnTimeCount>(parts: readonly Part[]): Part | undefined {
  const low = parts.filter((part) => percentKept(part) < goodEnough)
  return low.toSorted((one, other) => percentKept(one) - percentKept(other))[0]
}

interface Naming {
  readonly key: string | number
  readonly name: string
  readonly aloud: string
  readonly hasValue: boolean
}

/** Without orders there is nothing to keep, and no bar. Where values have no room, a mark says more than a color. */
function onTimeBar({ orders, kept }: OnTimeCount, { key, name, aloud, hasValue }: Naming): Bar {
  if (orders === 0) return { key, height: 0, color: 'maiz', value: '', name, aloud: words.noneAloud(aloud) }
  const percent = percentKept({ orders, kept })
  const isLow = percent < goodEnough
  return {
    key,
    height: percent / 100,
    color: isLow ? 'late' : 'maiz',
    value: hasValue ? String(percent) : isLow ? words.lowMark : '',
    name,
    aloud: words.keptAloud(aloud, percent, orders),
  }
}

interface BarsProps {
  label: string
  bars: readonly Bar[]
  /** Which of them have a name. */
  everyNth?: number
}

function Bars({ label, bars, everyNth = 1 }: BarsProps) {
  return (
    <BarChart
      label={label}
      sentences={bars.map(({ aloud }) => aloud)}
      height={(width) => (width < 480 ? 200 : 240)}
      least={1}
      bars={bars.map(({ key, height, color }) => ({ key, parts: [{ value: height, color }] }))}
      nameOf={(at, step) => (step * everyNth < nameRoom ? bars[at]?.name.replace(' ', '\n') : bars[at]?.name)}
      valueOf={(at) => bars[at]?.value}
    />
  )
}
