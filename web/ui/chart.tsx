// Charts: bars that lie in a list, bars that stand, and a line over its own color.
import { scaleBand, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { scaleTo, ticksOf, type ChartScale } from './chart-scale.ts'
import { classNames } from './class-names.ts'
import styles from './chart.module.css'

/** Of tokens.css; `late` is chile's poster field, and `own` what the row is given by its `data-color`. */
type BarColor = 'maiz' | 'rosa' | 'jade' | 'cielo' | 'arena' | 'chile' | 'late' | 'own'

const barColors = {
  maiz: styles.maiz,
  rosa: styles.rosa,
  jade: styles.jade,
  cielo: styles.cielo,
  arena: styles.arena,
  chile: styles.chile,
  late: styles.late,
  own: styles.own,
}

export interface BarRow {
  readonly key: string
  readonly name: ReactNode
  readonly amount: ReactNode
  /** From 0 to 1. */
  readonly share: number
  readonly color: BarColor
  /** Of the poster fields, for a bar in its own color. */
  readonly field?: string
  readonly picture?: ReactNode
}

/** Lying bars, each below its name and its amount. */
export function BarList({ rows }: { rows: readonly BarRow[] }) {
  return (
    <ul role="list" className={styles.list}>
      {rows.map(({ key, name, amount, share, color, field, picture }) => (
        <li
          key={key}
          className={classNames(styles.row, picture !== undefined && styles.pictured)}
          data-color={field}
        >
          {picture !== undefined && <span className={styles.picture}>{picture}</span>}
          <span className={styles.name}>{name}</span>
          <span className={classNames(styles.amount, 'tabular')}>{amount}</span>
          <svg className={styles.track} aria-hidden="true">
            {share > 0 && (
              <rect
                className={classNames(styles.lying, barColors[color])}
                x="1"
                y="1"
                width={`${share * 100}%`}
                height="100%"
                rx="6"
              />
            )}
          </svg>
        </li>
      ))}
    </ul>
  )
}

interface ChartBoxProps {
  /** What a screen reader says in its place. */
  label: string
  /** A sentence for each of its parts, where these are read out one by one. */
  sentences?: readonly string[] | undefined
  height: (width: number) => number
  children: (width: number, height: number) => ReactNode
}

/** The room of a chart: measured, so that the chart is drawn in real pixels and its words keep their size on a phone. */
function ChartBox({ label, sentences, height, children }: ChartBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)

  // The size of an element belongs to the browser.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(Math.floor(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const tall = height(width)
  return (
    <div ref={box} className={styles.chart}>
      {sentences && (
        <ol role="list" className="visually-hidden" aria-label={label}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      )}
      <svg
        className={styles.drawing}
        width={width}
        height={tall}
        // On paper it is drawn smaller: nothing is measured there.
        viewBox={`0 0 ${width} ${tall}`}
        {...(sentences ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {width > 0 && children(width, tall)}
      </svg>
    </div>
  )
}

interface StandingBar {
  readonly key: string | number
  /** From the foot up. */
  readonly parts: readonly { readonly value: number; readonly color: Exclude<BarColor, 'own'> }[]
  /** What pointing at it says. */
  readonly title?: string
}

interface BarChartProps {
  label: string
  height: (width: number) => number
  bars: readonly StandingBar[]
  /** The least that the axis goes up to. */
  least: number
  /** Writes the marks of the axis; without it there is none. */
  axis?: ((value: number) => string) | undefined
  /** Below a bar, in one line or two, and above it; by how far the bars stand from each other, so that words never meet. */
  nameOf: (at: number, step: number) => string | undefined
  valueOf: (at: number, step: number) => string | undefined
  isPeak?: (at: number) => boolean
  sentences?: readonly string[]
}

/** Of a label's letters and figures, in pixels. */
const halfSign = 3.6
const barRoom = { axis: 48, top: 26, bottom: 32 }

export function BarChart({ label, sentences, height, ...shown }: BarChartProps) {
  return (
    <ChartBox label={label} sentences={sentences} height={height}>
      {(width, tall) => <StandingBars {...shown} width={width} height={tall} />}
    </ChartBox>
  )
}

type DrawnProps<Props> = Omit<Props, 'label' | 'height' | 'sentences'> & { width: number; height: number }

function StandingBars(props: DrawnProps<BarChartProps>) {
  const { bars, least, axis, nameOf, valueOf, isPeak, width, height } = props
  const ground = height - barRoom.bottom
  const start = axis ? barRoom.axis : 2
  const sums = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const y = scaleTo(Math.max(least, ...sums), ground, barRoom.top)
  const x = scaleBand(
    bars.map((_, at) => at),
    [start, width - 2],
  ).padding(0.3)
  return (
    <>
      <Axis scale={y} from={axis ? start : 0} to={width} write={axis} />
      {bars.map(({ key, parts, title }, at) => {
        const left = x(at) ?? 0
        const middle = left + x.bandwidth() / 2
        const top = y(sums[at] ?? 0)
        const [name, value] = [nameOf(at, x.step()), valueOf(at, x.step())]
        return (
          <g key={key}>
            {title && <title>{title}</title>}
            {parts.map(({ value: size, color }, part) => {
              const below = parts.slice(0, part).reduce((sum, one) => sum + one.value, 0)
              const isTop = parts.slice(part + 1).every((one) => one.value === 0)
              return (
                size > 0 && (
                  <path
                    key={color}
                    className={classNames(styles.standing, barColors[color])}
                    d={barPath(left, y(below + size), x.bandwidth(), y(below), isTop)}
                  />
                )
              )
            })}
            {name?.split('\n').map((words, nth, { length }) => (
              <text
                key={words}
                className={styles.label}
                // A long name of the last bar would be cut off.
                x={Math.min(middle, width - words.length * halfSign)}
                y={height - (length === 1 ? 10 : 17 - 13 * nth)}
              >
                {words}
              </text>
            ))}
            {value !== undefined && (
              <text
                className={classNames(styles.label, styles.value, isPeak?.(at) && styles.peak)}
                x={Math.min(
                  Math.max(middle, start + value.length * halfSign),
                  width - value.length * halfSign,
                )}
                y={top - 8}
              >
                {value}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

/** Round shoulders, flat feet; nothing round where another part stands on it. */
function barPath(left: number, top: number, width: number, ground: number, isTop: boolean): string {
  const round = isTop ? Math.min(7, width / 2, ground - top) : 0
  return `M${left} ${ground}V${top + round}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}V${ground}z`
}

interface LineChartProps {
  label: string
  height: (width: number) => number
  values: readonly number[]
  least: number
  axis: (value: number) => string
  nameOf: (at: number, step: number) => string | undefined
  /** One point that shows its value. */
  named: { readonly at: number; readonly words: string } | undefined
  /** The values are still to come: the axes alone. */
  isBlank: boolean
}

const lineRoom = { left: 48, right: 22, top: 30, bottom: 32 }

export function LineChart({ label, height, ...shown }: LineChartProps) {
  return (
    <ChartBox label={label} height={height}>
      {(width, tall) => <Line {...shown} width={width} height={tall} />}
    </ChartBox>
  )
}

function Line(props: DrawnProps<LineChartProps>) {
  const { values, least, axis, nameOf, named, isBlank, width, height } = props
  const ground = height - lineRoom.bottom
  const y = scaleTo(Math.max(least, ...values), ground, lineRoom.top)
  const x = scalePoint(
    values.map((_, at) => at),
    [lineRoom.left + 8, width - lineRoom.right],
  )
  const points = values.map((value, at): [number, number] => [x(at) ?? 0, y(value)])
  return (
    <>
      <Axis scale={y} from={lineRoom.left} to={width} write={isBlank ? () => '' : axis} />
      {!isBlank && (
        <g className={styles.growing}>
          <path
            className={styles.area}
            d={
              area()
                .y1(([, top]) => top)
                .y0(ground)(points) ?? ''
            }
          />
          <path className={styles.stroke} d={line()(points) ?? ''} />
          {x.step() >= 16 &&
            points.map(([left, top]) => (
              <circle key={left} className={styles.dot} cx={left} cy={top} r={3.5} />
            ))}
        </g>
      )}
      {points.map(([left], at) => (
        <text key={left} className={styles.label} x={left} y={height - 10}>
          {nameOf(at, x.step())}
        </text>
      ))}
      {named && !isBlank && <Named {...named} values={values} point={points[named.at]} width={width} />}
    </>
  )
}

interface NamedProps {
  at: number
  words: string
  values: readonly number[]
  point: [number, number] | undefined
  width: number
}

function Named({ at, words, values, point, width }: NamedProps) {
  const [left, top] = point ?? [0, 0]
  const value = values[at] ?? 0
  // The line comes down to it, and the ground is far: its words stand below, where the line does not cross them.
  const isLow = Math.max(values[at - 1] ?? 0, values[at + 1] ?? 0) > value
  const hasRoomBelow = isLow && value > Math.max(...values) / 3
  const isAtEnd = left > width - 60
  return (
    <>
      <circle className={classNames(styles.dot, styles.dotNamed)} cx={left} cy={top} r={7} />
      <text
        className={styles.named}
        textAnchor={isAtEnd ? 'end' : 'middle'}
        x={isAtEnd ? width - 2 : Math.max(left, lineRoom.left + 30)}
        y={top + (hasRoomBelow ? 26 : -14)}
      >
        {words}
      </text>
    </>
  )
}

interface AxisProps {
  scale: ChartScale
  from: number
  to: number
  /** Without it, the ground alone. */
  write: ((value: number) => string) | undefined
}

function Axis({ scale, from, to, write }: AxisProps) {
  const ticks = write ? ticksOf(scale) : [0]
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        className={classNames(styles.line, tick === 0 && styles.ground)}
        x1={from}
        x2={to}
        y1={scale(tick)}
        y2={scale(tick)}
      />
      <text className={styles.tick} x={from - 8} y={scale(tick)} dy="0.35em">
        {write?.(tick)}
      </text>
    </g>
  ))
}
