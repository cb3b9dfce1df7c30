// Tips as bars: what came with deliveries stands on what came with pickups.
import { scaleBand } from 'd3-scale'
import { dayOfMonth, shortDay } from '#words/basics/dates.ts'
import { ChartBox } from './chart-box.tsx'
import type { DayPoint } from './day-points.ts'
import { moneyScale, roundMoney } from './money-axis.ts'
import { classNames } from '../../ui/class-names.ts'
import chartStyles from './chart.module.css'
import tipsPanelStyles from './tips-panel.module.css'

const room = { top: 26, bottom: 32 }

export function TipsChart({ label, points }: { label: string; points: readonly DayPoint[] }) {
  return (
    <ChartBox label={label} height={() => 210}>
      {(width, height) => <Bars points={points} width={width} height={height} />}
    </ChartBox>
  )
}

interface BarsProps {
  points: readonly DayPoint[]
  width: number
  height: number
}

function Bars({ points, width, height }: BarsProps) {
  const ground = height - room.bottom
  const y = moneyScale(Math.max(...points.map(({ tips }) => tips)), [ground, room.top])
  const x = scaleBand(
    points.map(({ from }) => from),
    [2, width - 2],
  ).padding(0.3)
  const every = Math.ceil((points.length <= 7 ? 46 : 34) / x.step())
  const isNamed = x.step() >= 44
  return (
    <>
      <line
        className={classNames(chartStyles.line, chartStyles.lineGround)}
        x1={0}
        x2={width}
        y1={ground}
        y2={ground}
      />
      {points.map(({ from, tips, tipsByFulfillment }, at) => {
        const [left, middle] = [x(from) ?? 0, (x(from) ?? 0) + x.bandwidth() / 2]
        // What went back of an earlier day's tips may be more than came in: then nothing is drawn.
        const pickup = Math.max(0, tipsByFulfillment.pickup)
        const [top, between] = [y(pickup + Math.max(0, tipsByFulfillment.delivery)), y(pickup)]
        return (
          <g key={from}>
            {top < between && (
              <rect
                className={classNames(chartStyles.bar, tipsPanelStyles.tipsChartDelivery)}
                x={left}
                y={top}
                width={x.bandwidth()}
                height={between - top}
              />
            )}
            {between < ground && (
              <rect
                className={classNames(chartStyles.bar, tipsPanelStyles.tipsChartPickup)}
                x={left}
                y={between}
                width={x.bandwidth()}
                height={ground - between}
              />
            )}
            {isNamed && tips > 0 && (
              <text className={chartStyles.label} x={middle} y={top - 8}>
                {roundMoney(tips)}
              </text>
            )}
            {(points.length - 1 - at) % every === 0 && (
              <text className={chartStyles.label} x={middle} y={height - 10}>
                {isNamed ? shortDay(from) : dayOfMonth(from)}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
