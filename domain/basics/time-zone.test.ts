import { expect, test } from 'vitest'
import { businessDayOf } from '../restaurant/business-day.ts'
import { isTimeZone } from './time-zone.ts'

const odd = ['', ' ', 'Burrito/Land', 'UTC ', 'America', 'america/los_angeles', '-25:00', 'Z', 'local']

test('a made-up time zone is not one, nor is an offset', () => {
  const known = ['America/Los_Angeles', 'Burrito/Land', '', '+02:00'].map(isTimeZone)
  expect(known).toEqual([true, false, false, false])
})

test('whatever is taken for a time zone, the server can count business days in', () => {
  for (const name of [...Intl.supportedValuesOf('timeZone'), ...odd]) {
    let counts = true
    try {
      businessDayOf(new Date(), name)
    } catch {
      counts = false
    }
    expect([name, isTimeZone(name)]).toEqual([name, counts])
  }
})
