// What the chart of days shows: each day, or, where there are too many for that, each week.
import { addDays } from '#domain/days.ts'
import type { SalesDay, SalesFigures } from '#domain/office-api.ts'
import { addFigures } from '#domain/sales.ts'

export interface DayPoint extends SalesFigures {
  readonly from: string
  readonly to: string
}

/** More would not be told apart on a phone. */
const mostDays = 62

export function pointsOf(days: readonly SalesDay[]): DayPoint[] {
  return days.length > mostDays ? weeksOf(days) : days.map((day) => ({ ...day, from: day.day, to: day.day }))
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
    return { ...addFigures(ofWeek, ofWeek), from, to: addDays(from, ofWeek.length - 1) }
  })
}
