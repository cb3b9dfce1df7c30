// Which days an address of the Sales screen asks for: #/Manage/Sales, /7-days, /30-days, /2026-11-01/2026-11-15.
import { salesPeriods, type SalesQuery, findRangeError } from '#domain/books/sales-days.ts'
import { officePaths } from '../office/office-paths.ts'

const screen = officePaths.sales.slice(1)

/** What cannot be read is today. */
export function salesQueryAt(location: string): SalesQuery {
  const [first = '', second = '', ...more] = location.slice(screen.length).split('/').filter(Boolean)
  const period = salesPeriods.find((name) => name === first.toLowerCase())
  if (period && !second) return { period }
  const range = { from: first, to: second }
  return more.length === 0 && !findRangeError(range) ? range : { period: 'today' }
}

export function salesPath(query: SalesQuery): string {
  if (!('period' in query)) return `${officePaths.sales}/${query.from}/${query.to}`
  return query.period === 'today' ? officePaths.sales : `${officePaths.sales}/${query.period}`
}
