// What was sold by hour as bars, the busiest in another color.
import { scaleBand } from 'd3-scale'
import { formatMoney } from '#domain/basics/money.ts'
import type { SalesHour } from '#domain/books/books-api.ts'
import { hourName } from '#words/basics/dates.ts'
import { figuresByHour } from '#domain/books/sales-breakdown.ts'
import { classNames } from '../../ui/class-names.ts'
import { ChartBox, MoneyAxis } from './chart-box.tsx'
import { busiestHours, shownHours } from './hours.ts'
import { moneyScale, roundMoney } from './money-axis.ts'
import chartStyles from './chart.module.css'
import { salesMessages } from '#words/books/staff/sales.ts'

const room = { left: 48, top: 26, bottom: 32 }
const toCome = figuresByHour([])

/** Without hours: the axes alone, until the figures come. */
export function HourChart({
  hours,
  sentence,
}: {
  hours: readonly SalesHour[] | undefined
  sentence: string
}) {
  const busiest = hours ? busiestHours(hours) : []
  // Where many share the top, none of them stands out.
  const peaks = busiest.length <= 2 ? busiest : []
  const first = peaks[0]
  const label = first
    ? salesMessages.busiest(peaks.map(({ hour }) => hourName(hour)).join(', '), formatMoney(first.sold))
    : ''
  return (
    <ChartBox
      label={salesMessages.hourChart(hours ? sentence : salesMessages.loading, label)}
      height={(width) => (width < 480 ? 230 : 300)}
    >
      {(width, height) => (
        <Bars
          width={width}
          height={height}
          hours={shownHours(hours ?? toCome)}
          peaks={peaks}
          blank={!hours}
        />
      )}
    </ChartBox>
  )
}

interface BarsProps {
  width: number
  height: number
  hours: readonly SalesHour[]
  peaks: readonly SalesHour[]
  blank: boolean
}

function Bars({ width, height, hours, peaks, blank }: BarsProps) {
  const ground = height - room.bottom
  const largest = Math.max(...hours.map(({ sold }) => sold))
  const y = moneyScale(largest, [ground, room.top])
  const x = scaleBand(
    hours.map(({ hour }) => hour),
    [room.left, width],
  ).padding(0.3)
  const middle = (hour: number) => (x(hour) ?? 0) + x.bandwidth() / 2
  return (
    <>
      <MoneyAxis scale={y} from={room.left} to={width} blank={blank} />
      {hours.map(({ hour, sold, orders }) => (
        <g key={hour}>
          {sold > 0 && (
            <path
              className={classNames(
                chartStyles.bar,
                peaks.some((peak) => peak.hour === hour) && chartStyles.barPeak,
              )}
              d={barPath(x(hour) ?? 0, y(sold), x.bandwidth(), ground)}
            >
              <title>
                {salesMessages.hourValue(
                  hourName(hour),
                  formatMoney(sold),
                  salesMessages.ordersCount(orders),
                )}
              </title>
            </path>
          )}
        </g>
      ))}
      {hourLabels(hours, x.step()).map(({ hour, text }) => (
        <text key={hour} className={chartStyles.label} x={middle(hour)} y={height - 10}>
          {text}
        </text>
      ))}
      {peaks.map(({ hour, sold }) => (
        <text
          key={hour}
          className={chartStyles.peak}
          x={Math.min(Math.max(middle(hour), room.left + 22), width - 24)}
          y={y(sold) - 8}
        >
          {roundMoney(sold)}
        </text>
      ))}
    </>
  )
}

/** Round shoulders, flat feet. */
function barPath(left: number, top: number, width: number, ground: number): string {
  const round = Math.min(7, width / 2, ground - top)
  return `M${left} ${ground}V${top + round}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}V${ground}z`
}

/** As many as there is room for: "11 AM", "1" where it is wide; "11", or "11a" where half a day would not be clear. */
function hourLabels(hours: readonly SalesHour[], step: number): { hour: number; text: string }[] {
  const wide = step >= 48
  const every = Math.ceil((hours.length > 12 ? 30 : 22) / step)
  return hours
    .map(({ hour }, at) => ({ hour, at }))
    .filter(({ at }) => at % every === 0)
    .map(({ hour, at }) => {
      const number = String(hour % 12 || 12)
      if (wide) return { hour, text: at === 0 || hour % 12 === 0 ? hourName(hour) : number }
      return { hour, text: hours.length > 12 ? number + (hour < 12 ? 'a' : 'p') : number }
    })
}
