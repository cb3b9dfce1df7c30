// What the chart of days shows: each day, or, where there are too many for that, each week.
import { addDays } from '#domain/basics/days.ts'
import { cents } from '#domain/basics/money.ts'
import type { SalesDay, SalesFigures, SalesReply } from '#domain/books/books-api.ts'
import { addUp, joinFigures } from '#domain/books/sales.ts'

export interface DayPoint extends SalesFigures, Pick<SalesDay, 'tipsByFulfillment'> {
  readonly from: string
  readonly to: string
}

/** More would not be told apart on a phone. */
const mostDays = 62

export function pointsOf(days: readonly SalesDay[]): DayPoint[] {
  return days.length > mostDays ? weeksOf(days) : days.map((day) => ({ ...day, from: day.day, to: day.day }))
}

/** A day on which more went back than was sold is drawn as nothing; its table has the amount. */
export function drawn({ netSales }: Pick<SalesFigures, 'netSales'>): number {
  return Math.max(0, netSales)
}

/** Counted back from the last day, so that only the first week may be a short one. */
function weeksOf(days: readonly SalesDay[]): DayPoint[] {
  const short = days.length % 7
  const starts = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    short === 0 ? week * 7 : Math.max(0, (week - 1) * 7 + short),
  )
  return starts.map((start, week) => {
    const ofWeek = days.slice(start, starts[week + 1] ?? days.length)
    const from = ofWeek[0]?.day ?? ''
    const tips = (fulfillment: 'delivery' | 'pickup') =>
      cents(addUp(ofWeek.map(({ tipsByFulfillment }) => tipsByFulfillment[fulfillment])))
    const tipsByFulfillment = { delivery: tips('delivery'), pickup: tips('pickup') }
    return { ...joinFigures(ofWeek), tipsByFulfillment, from, to: addDays(from, ofWeek.length - 1) }
  })
}

/** Beside one day, the week that it ends. */
const daysBeside = 7

export function tippedPoints({ days, leadUp, from, to }: SalesReply): DayPoint[] {
  const points = pointsOf(from === to ? [...leadUp, ...days].slice(-daysBeside) : days)
  return points.some(({ tips }) => tips !== 0) ? points : []
}
