// Opening hours as a card says them.
import { expect, test } from 'vitest'
import type { Period } from '#domain/restaurant/opening-hours.ts'
import { formatPeriods, visitMessages } from './visit.ts'

const spans = (...texts: string[]): Period[] =>
  texts.map((text) => {
    const [from = '', to = ''] = text.split('-')
    return { from, to }
  })

test.each([
  ['no period', spans(), 'Closed'],
  ['morning to evening', spans('11:00-21:00'), '11 AM – 9 PM'],
  ['one half of the day says PM once', spans('17:00-21:30'), '5 – 9:30 PM'],
  ['two periods', spans('10:00-15:00', '17:00-21:00'), '10 AM – 3 PM, 5 – 9 PM'],
  ['past midnight', spans('17:00-02:00'), '5 PM – 2 AM'],
  ['past midnight, evening to evening', spans('22:00-21:00'), '10 PM – 9 PM'],
  ['until midnight', spans('11:00-00:00'), '11 AM – 12 AM'],
  ['all day', spans('00:00-00:00'), 'Open 24 hours'],
  ['from noon', spans('12:00-20:00'), '12 – 8 PM'],
])('R37 %s', (_case, periods, words) => {
  expect(formatPeriods(periods).replaceAll('\u00A0', ' ')).toBe(words)
})

test('R37 special days are named by their date, or by their first and last', () => {
  const today = '2026-11-20'
  expect(visitMessages.days({ from: '2026-11-26', to: '2026-11-26' }, today)).toBe('Thursday, November 26')
  expect(visitMessages.days({ from: '2026-11-26', to: '2026-11-28' }, today)).toBe('November 26 to 28')
})
