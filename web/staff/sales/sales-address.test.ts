import { describe, expect, test } from 'vitest'
import { salesPath, salesQueryAt } from './sales-address.ts'

const today = { period: 'today' }

describe('an address of the Sales screen', () => {
  test.each([
    ['/Manage/Sales', today],
    ['/Manage/Sales/', today],
    ['/manage/sales/Today', today],
    ['/Manage/Sales/yesterday', { period: 'yesterday' }],
    ['/Manage/Sales/7-days', { period: '7-days' }],
    ['/manage/sales/30-DAYS/', { period: '30-days' }],
    ['/Manage/Sales/2026-11-01/2026-11-15', { from: '2026-11-01', to: '2026-11-15' }],
    ['/Manage/Sales/2026-11-15/2026-11-15/', { from: '2026-11-15', to: '2026-11-15' }],
    // What cannot be read is today.
    ['/Manage/Sales/7-days/2026-11-15', today],
    ['/Manage/Sales/2026-11-15', today],
    ['/Manage/Sales/2026-11-15/2026-11-01', today],
    ['/Manage/Sales/2026-02-30/2026-03-01', today],
    ['/Manage/Sales/2020-01-01/2026-01-01', today],
    ['/Manage/Sales/2026-11-01/2026-11-15/more', today],
    ['/Manage/Sales/%00/"><script>', today],
  ])('%s asks for %j', (location, query) => expect(salesQueryAt(location)).toEqual(query))

  test.each([
    [{ period: 'today' }, '#/Manage/Sales'],
    [{ period: '7-days' }, '#/Manage/Sales/7-days'],
    [{ from: '2026-11-01', to: '2026-11-15' }, '#/Manage/Sales/2026-11-01/2026-11-15'],
  ] as const)('%j is at %s, and read back', (query, path) => {
    expect(salesPath(query)).toBe(path)
    expect(salesQueryAt(path.slice(1))).toEqual(query)
  })
})
