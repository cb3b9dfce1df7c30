// The room of a chart: measured, so that it is drawn in real pixels and its words keep their size on a phone.
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { moneyTicks, shortMoney, type MoneyScale } from './money-axis.ts'
import styles from './chart.module.css'

interface ChartBoxProps {
  /** What a screen reader says in its place. */
  label: string
  height: (width: number) => number
  children: (width: number, height: number) => ReactNode
}

export function ChartBox({ label, height, children }: ChartBoxProps) {
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
      <svg
        className={styles.drawing}
        width={width}
        height={tall}
        // On paper it is drawn smaller: nothing is measured there.
        viewBox={`0 0 ${width} ${tall}`}
        role="img"
        aria-label={label}
      >
        {width > 0 && children(width, tall)}
      </svg>
    </div>
  )
}

interface MoneyAxisProps {
  scale: MoneyScale
  from: number
  to: number
  /** Before there are figures there is nothing to write beside the lines. */
  blank: boolean
}

export function MoneyAxis({ scale, from, to, blank }: MoneyAxisProps) {
  return moneyTicks(scale).map((tick) => (
    <g key={tick}>
      <line
        className={classNames(styles.line, tick === 0 && styles.lineGround)}
        x1={from}
        x2={to}
        y1={scale(tick)}
        y2={scale(tick)}
      />
      {!(blank && tick > 0) && (
        <text className={styles.money} x={from - 8} y={scale(tick)} dy="0.35em">
          {shortMoney(tick)}
        </text>
      )}
    </g>
  ))
}
