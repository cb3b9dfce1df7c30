import { describe, expect, test } from 'vitest'
import { startingWaitTimes } from '#domain/restaurant/starting-settings.ts'
import { formatField, speedOf, stepped, waitFields, type WaitFields } from './waits-fields.ts'

const { check: checkWaits, formOf } = waitFields

const fresh = formOf({ ...startingWaitTimes, version: 1 })
const form = (change: Partial<WaitFields> = {}): WaitFields => ({
  ...fresh,
  minutesPerBurrito: 2,
  hands: 2,
  ...change,
})

describe('R42 the steps of the wait times', () => {
  test('from not set, + starts with a whole speed, and − does nothing', () => {
    expect(stepped('minutesPerBurrito', fresh, 1)).toEqual({ minutesPerBurrito: 2, hands: 2 })
    expect(stepped('hands', fresh, 1)).toEqual({ minutesPerBurrito: 2, hands: 2 })
    expect(stepped('hands', fresh, -1)).toBeUndefined()
  })

  test('tenths stay tenths', () => {
    let minutesPerBurrito = 0.1
    for (let times = 0; times < 28; times += 1)
      minutesPerBurrito =
        stepped('minutesPerBurrito', form({ minutesPerBurrito }), 1)?.minutesPerBurrito ?? Number.NaN
    expect(minutesPerBurrito).toBe(2.9)
  })

  test.each([
    ['minutesPerBurrito', form({ minutesPerBurrito: 0.1 }), -1],
    ['minutesPerBurrito', form({ minutesPerBurrito: 30 }), 1],
    ['hands', form({ hands: 1 }), -1],
    ['shortestWait', form({ shortestWait: 5 }), -1],
    ['daysAhead', form({ daysAhead: 5 }), 1],
    ['slotInterval', form({ slotInterval: 60 }), 1],
    ['slotInterval', form({ slotInterval: 5 }), -1],
    ['stopAfter', form({ stopAfter: 30 }), 1],
  ] as const)('%s ends at its bound', (field, values, direction) => {
    expect(stepped(field, values, direction)).toBeUndefined()
  })

  test('slots go from grid to grid', () => {
    expect(stepped('slotInterval', form(), 1)).toEqual({ slotInterval: 20 })
    expect(stepped('slotInterval', form(), -1)).toEqual({ slotInterval: 10 })
  })
})

test('a speed is sent as a whole, or not at all', () => {
  expect(checkWaits(form({ minutesPerBurrito: 1.7 }), 4)).toEqual({
    body: { ...startingWaitTimes, speed: { minutesPerBurrito: 1.7, hands: 2 }, version: 4 },
  })
  expect(checkWaits(fresh, 4)).toMatchObject({ body: { speed: null } })
  // Another owner turned the speed off while this one changed the hands.
  expect(speedOf({ minutesPerBurrito: null, hands: 3 })).toEqual({ minutesPerBurrito: 2, hands: 3 })
})

test('a stepper says its value in words', () => {
  expect(formatField('minutesPerBurrito', form())).toBe('2.0')
  expect(formatField('minutesPerBurrito', fresh)).toBe('Not set')
  expect(formatField('shortestWait', fresh)).toBe('10\u00A0min')
  expect(formatField('stopAfter', fresh)).toBe('Off')
})
