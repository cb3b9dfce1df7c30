import { describe, expect, test } from 'vitest'
import type { Period, SpecialDay, Week } from '#domain/restaurant/opening-hours.ts'
import { weekdays } from '#domain/basics/days.ts'
import { isSameField } from '../office/form-fields.ts'
import {
  checkHours,
  fieldsOf,
  hoursFields,
  oneMore,
  sortSpecialDays,
  specialDaysBut,
} from './hours-fields.ts'

const period = (from: string, to: string): Period => ({ from, to })
const week = {
  ...Object.fromEntries(weekdays.map((day) => [day, [period('11:00', '21:00')]])),
  monday: [],
} as unknown as Week

test('what is saved and not edited is sent as it is', () => {
  for (const hours of [
    { week, specialDays: [] },
    { week: null, specialDays: [] },
  ])
    expect(checkHours(fieldsOf(hours), 3)).toEqual({ body: { ...hours, version: 3 } })
})

test('a day that is closed and opened again is as it was, and means the same', () => {
  const fields = fieldsOf({ week, specialDays: [] })
  const closed = { ...fields, tuesday: { ...fields.tuesday, isOpen: false } }
  expect(hoursFields.fields.tuesday.meaning(closed.tuesday)).toEqual([])
  const opened = { ...closed, tuesday: { ...closed.tuesday, isOpen: true } }
  expect(isSameField(hoursFields.fields, 'tuesday', opened, fields)).toBe(true)
})

test('what cannot be read is named at its field', () => {
  const fields = fieldsOf({ week, specialDays: [] })
  const friday = { isOpen: true, periods: [period('11:00', 'late')] }
  expect(checkHours({ ...fields, friday }, 1)).toEqual({
    fields: { 'week.friday.0.to': 'Use a time, like 11 AM or 9:30 PM.' },
  })
})

describe('one more period', () => {
  test.each([
    [[], [period('11:00', '21:00')]],
    [[period('11:00', '14:30')], [period('11:00', '14:30'), period('15:30', '18:30')]],
    [[period('11:00', '21:00')], [period('11:00', '21:00'), period('22:00', '00:00')]],
    // There is no room after it.
    [[period('17:00', '01:00')], [period('14:00', '16:00'), period('17:00', '01:00')]],
    [[period('17:00', '23:00')], [period('14:00', '16:00'), period('17:00', '23:00')]],
    [[period('03:00', '02:00')], undefined],
    [[period('11:00', 'late')], undefined],
    [[period('06:00', '07:00'), period('08:00', '09:00'), period('10:00', '11:00')], undefined],
  ])('after %j makes %j', (periods, more) => expect(oneMore(periods)).toEqual(more))

  test('is always one that can be saved', () => {
    const fields = fieldsOf({ week, specialDays: [] })
    for (let hour = 0; hour < 24; hour += 1)
      for (let length = 1; length <= 24; length += 1) {
        const at = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`
        const periods = oneMore([period(at(hour), at(hour + length))])
        if (!periods) continue
        const closed = Object.fromEntries(weekdays.map((day) => [day, { isOpen: false, periods: [] }]))
        const checked = checkHours({ ...fields, ...closed, friday: { isOpen: true, periods } }, 1)
        expect([periods, 'body' in checked]).toEqual([periods, true])
      }
  })
})

test('special days stand in the order of their days', () => {
  const special = (from: string): SpecialDay => ({ from, to: from, periods: [], words: null })
  const days = ['2026-12-24', '2026-11-26', '2027-01-01'].map(special)
  expect(sortSpecialDays(days).map(({ from }) => from)).toEqual(['2026-11-26', '2026-12-24', '2027-01-01'])
})

test('a special day is known by the day it began, wherever it stands now', () => {
  const special = (from: string): SpecialDay => ({ from, to: from, periods: [], words: null })
  const opened = special('2026-12-24')
  const now = [special('2026-11-26'), { ...opened, to: '2026-12-25' }]
  expect(specialDaysBut(now, opened)).toEqual([special('2026-11-26')])
  expect(specialDaysBut(now, undefined)).toEqual(now)
})
