// The figures so far: today against the same weekday a week ago, up to the same time of day; the promises kept, and what a
// customer is told now.
import { formatMoney } from '#domain/basics/money.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { percentKept } from '#domain/kitchen/on-time-record.ts'
import { formatCount } from '#words/basics/counts.ts'
import { clockTimeShort, weekday } from '#words/basics/dates.ts'
import { salesMessages } from '#words/books/staff/sales.ts'
import { todayMessages } from '#words/people/staff/today.ts'
import { useRestaurant } from '../../shop-front.ts'
import { classNames } from '../../ui/class-names.ts'
import { countChange, moneyChange, type Change } from '../sales/change-words.ts'
import styles from './today-figures.module.css'

export function TodayFigures({ today }: { today: TodayReply }) {
  const { total, before, onTime, orderNow, now } = today
  const { timeZone } = useRestaurant()
  // Against nothing, a difference says nothing.
  const than = before.orders > 0 ? before : undefined
  return (
    <dl className={styles.todayFigures} aria-label={todayMessages.figures}>
      <Figure
        hot
        name={todayMessages.orders}
        value={formatCount(total.orders)}
        change={ordersChange(total.orders, before)}
      />
      <Figure
        name={todayMessages.onTime}
        value={onTime.orders > 0 ? todayMessages.percent(percentKept(onTime)) : todayMessages.none}
        change={plain(
          onTime.orders > 0
            ? todayMessages.lateOf(onTime.orders - onTime.kept, onTime.orders)
            : todayMessages.noneReady,
        )}
      />
      <Figure
        name={todayMessages.netSales}
        value={formatMoney(total.netSales)}
        change={than && moneyChange(total.netSales, than.netSales)}
      />
      <Figure
        name={todayMessages.orderNow}
        value={orderNow.readyBy ? clockTimeShort(orderNow.readyBy, timeZone) : todayMessages.none}
        change={plain(
          orderNow.readyBy
            ? todayMessages.wait(minutesUntil(orderNow.readyBy, now), orderNow.burritos)
            : todayMessages.nobodyNow,
        )}
      />
    </dl>
  )
}

function plain(words: string): Change {
  return { words, up: false }
}

function minutesUntil(then: string, now: string): number {
  return Math.round((Date.parse(then) - Date.parse(now)) / 60_000)
}

/** +6 on last Sunday by this time */
function ordersChange(orders: number, before: TodayReply['before']): Change {
  const { nothing, level, change } = salesMessages.lastWeekday
  const day = weekday(before.day)
  if (before.orders === 0) return { words: nothing(day), up: false }
  if (before.orders === orders) return { words: level(day), up: false }
  const { words, up } = countChange(orders, before.orders)
  return { words: change(words, day), up }
}

interface FigureProps {
  hot?: boolean
  name: string
  value: string
  change: Change | undefined
}

function Figure({ hot, name, value, change }: FigureProps) {
  return (
    <div className={classNames(styles.todayFigure, hot && classNames(styles.todayFigureHot, 'grain'))}>
      <dt className={styles.todayFigureName}>{name}</dt>
      <dd className={classNames(styles.todayFigureValue, value.length > 6 && styles.todayFigureValueLong)}>
        {value}
      </dd>
      {change && (
        <dd className={classNames(styles.todayFigureChange, change.up && styles.todayFigureChangeUp)}>
          {change.words}
        </dd>
      )}
    </div>
  )
}
