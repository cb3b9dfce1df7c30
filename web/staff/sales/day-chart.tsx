// Net sales by day, or by week, as a line over its own color; one point is named.
import { scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { dayOfMonth, shortDay } from '#words/basics/dates.ts'
import { ChartBox, MoneyAxis } from './chart-box.tsx'
import { drawn, type DayPoint } from './day-points.ts'
import { moneyScale, roundMoney } from './money-axis.ts'
import { classNames } from '../../ui/class-names.ts'
import chartStyles from './chart.module.css'

const room = { left: 48, right: 22, top: 30, bottom: 32 }

interface DayChartProps {
  label: string
  points: readonly DayPoint[]
  /** The one that is named. */
  named: DayPoint | undefined
  /** The figures are still to come: only the axes. */
  blank: boolean
}

export function DayChart({ label, ...shown }: DayChartProps) {
  return (
    <ChartBox label={label} height={(width) => (width < 480 ? 210 : 230)}>
      {(width, height) => <Line {...shown} width={width} height={height} />}
    </ChartBox>
  )
}

interface LineProps extends Omit<DayChartProps, 'label'> {
  width: number
  height: number
}

function Line({ points, named, blank, width, height }: LineProps) {
  const ground = height - room.bottom
  const largest = Math.max(...points.map(drawn))
  const y = moneyScale(largest, [ground, room.top])
  const x = scalePoint(
    points.map(({ from }) => from),
    [room.left + 8, width - room.right],
  )
  const at = ({ from }: DayPoint) => x(from) ?? 0
  const heightOf = (point: DayPoint) => y(drawn(point))
  return (
    <>
      <MoneyAxis scale={y} from={room.left} to={width} blank={blank} />
      {!blank && (
        <g className={chartStyles.growing}>
          <path className={chartStyles.area} d={area<DayPoint>(at, ground, heightOf)([...points]) ?? ''} />
          <path className={chartStyles.stroke} d={line<DayPoint>(at, heightOf)([...points]) ?? ''} />
          {x.step() >= 16 &&
            points.map((point) => (
              <circle
                key={point.from}
                className={chartStyles.dot}
                cx={at(point)}
                cy={heightOf(point)}
                r={3.5}
              />
            ))}
        </g>
      )}
      {dayLabels(points, x.step()).map((point) => (
        <text key={point.from} className={chartStyles.label} x={at(point)} y={height - 10}>
          {labelOf(point, points)}
        </text>
      ))}
      {named && !blank && (
        <>
          <circle
            className={classNames(chartStyles.dot, chartStyles.dotNamed)}
            cx={at(named)}
            cy={heightOf(named)}
            r={7}
          />
          <text
            className={chartStyles.named}
            textAnchor={at(named) > width - 60 ? 'end' : 'middle'}
            x={at(named) > width - 60 ? width - 2 : Math.max(at(named), room.left + 30)}
            y={heightOf(named) + (hasRoomBelow(named, points) ? 26 : -14)}
          >
            {roundMoney(named.netSales)}
          </text>
        </>
      )}
    </>
  )
}

/** The line comes down to it, and the ground is far: its amount stands below, where the line does not cross it. */
function hasRoomBelow(named: DayPoint, points: readonly DayPoint[]): boolean {
  const place = points.indexOf(named)
  const highest = Math.max(...points.map(drawn))
  const beside = [points[place - 1], points[place + 1]]
  return beside.some((point) => point && drawn(point) > drawn(named)) && named.netSales > highest / 3
}

/** Two weeks are told by their numbers; more need the month. */
function labelOf({ from }: DayPoint, points: readonly DayPoint[]): string {
  return points.length <= 16 ? dayOfMonth(from) : shortDay(from)
}

/** As many as there is room for, and always the last. */
function dayLabels(points: readonly DayPoint[], step: number): DayPoint[] {
  const every = Math.ceil((points.length <= 16 ? 26 : 58) / step)
  return points.filter((_, at) => (points.length - 1 - at) % every === 0)
}
