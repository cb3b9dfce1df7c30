// The days of the sales (R63): the periods and ranges that the owner may request.
import { addDays, countDays, isDay } from '../basics/days.ts'
import type { ValidationError } from '../basics/validation-errors.ts'

/** Business days; the first and the last are both counted. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The restaurant opened in 1995; the last day is far in the future. */
export const salesDays = { first: '1995-01-01', last: '2100-12-31', most: 1_100 }

export const salesPeriods = ['today', 'yesterday', '7-days', '30-days'] as const
export type SalesPeriod = (typeof salesPeriods)[number]

/** Either a period that ends today or yesterday, or a range. */
export type SalesQuery = DayRange | { readonly period: SalesPeriod }

const daysOf = { today: 1, yesterday: 1, '7-days': 7, '30-days': 30 } as const satisfies Record<
  SalesPeriod,
  number
>

export function findRangeError({
  from,
  to,
}: DayRange): { field: keyof DayRange; validationError: ValidationError } | undefined {
  for (const [field, day] of [['from', from] as const, ['to', to] as const]) {
    if (!isDay(day)) return { field, validationError: { code: 'invalid-date' } }
    if (day < salesDays.first) return { field, validationError: { code: 'too-early' } }
    if (day > salesDays.last) return { field, validationError: { code: 'too-late' } }
  }
  if (to < from) return { field: 'to', validationError: { code: 'reversed' } }
  if (countDays(from, to) > salesDays.most)
    return { field: 'to', validationError: { code: 'too-many', most: salesDays.most } }
  return undefined
}

export function rangeOf(query: SalesQuery, today: string): DayRange {
  if (!('period' in query)) return query
  const to = query.period === 'yesterday' ? addDays(today, -1) : today
  return { from: addDays(to, 1 - daysOf[query.period]), to }
}

/** The two weeks before a single day, which show the day in context. */
export function leadUpOf({ from, to }: DayRange): DayRange | undefined {
  return from === to ? { from: addDays(from, -13), to: addDays(from, -1) } : undefined
}

export function daysIn({ from, to }: DayRange): string[] {
  return Array.from({ length: countDays(from, to) }, (_, after) => addDays(from, after))
}
