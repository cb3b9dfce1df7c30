// The figures so far: today against the same weekday a week ago, up to the same time of day; the promises kept, and what a
// customer is told now.
import { formatMoney } from '#domain/basics/money.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { percentKept } from '#domain/kitchen/on-time-record.ts'
import { formatCount } from '#words/basics/counts.ts'
import { clockTimeShort, weekday } from '#words/basics/dates.ts'
import { salesMessages } from '#words/books/staff/sales.ts'
import { todayMessages } from '#words/people/staff/today.ts'
import { useRestaurant } from '../../page-data.ts'
import { Figure, Figures } from '../../ui/figure.tsx'
import { countChange, moneyChange } from '../sales/changes.ts'

export function TodayFigures({ today }: { today: TodayReply }) {
  const { total, before, onTime, orderNow, now } = today
  const { timeZone } = useRestaurant()
  // Against nothing, a difference says nothing.
  const salesChange = before.orders > 0 ? moneyChange(total.netSales, before.netSales) : undefined
  return (
    <Figures label={todayMessages.figures}>
      <Figure isHot name={todayMessages.orders} value={formatCount(total.orders)}>
        {ordersChange(total.orders, before)}
      </Figure>
      <Figure
        name={todayMessages.onTime}
        value={onTime.orders > 0 ? todayMessages.percent(percentKept(onTime)) : todayMessages.none}
      >
        {onTime.orders > 0
          ? todayMessages.lateOf(onTime.orders - onTime.kept, onTime.orders)
          : todayMessages.noneReady}
      </Figure>
      <Figure
        name={todayMessages.netSales}
        value={formatMoney(total.netSales)}
        tone={salesChange?.up ? 'good' : 'plain'}
      >
        {salesChange?.words}
      </Figure>
      <Figure
        name={todayMessages.orderNow}
        value={orderNow.readyBy ? clockTimeShort(orderNow.readyBy, timeZone) : todayMessages.none}
      >
        {orderNow.readyBy
          ? todayMessages.wait(minutesUntil(orderNow.readyBy, now), orderNow.burritos)
          : todayMessages.nobodyNow}
      </Figure>
    </Figures>
  )
}

function minutesUntil(then: string, now: string): number {
  return Math.round((Date.parse(then) - Date.parse(now)) / 60_000)
}

/** +6 on last Sunday by this time */
function ordersChange(orders: number, before: TodayReply['before']): string {
  const { nothing, level, change } = salesMessages.lastWeekday
  const day = weekday(before.day)
  if (before.orders === 0) return nothing(day)
  return before.orders === orders ? level(day) : change(countChange(orders, before.orders).words, day)
}
