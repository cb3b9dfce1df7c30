import { describe, expect, test } from 'vitest'
import {
  agreeAnew,
  agreement,
  chooseTime,
  type AgreedTime,
  type AnsweredTimes,
  type TimeChoice,
} from './chosen-time.ts'
import { daysOf, slotOn } from './slot-days.ts'

/** On November 16, 2026, in UTC. */
const at = (time: string) => `2026-11-16T${time}:00.000Z`
const untouched: TimeChoice = { when: null, slot: null }
const pickup = '3 pickup '
const delivery = '3 delivery '

interface Told {
  now?: string
  soonest?: string | null
  slots?: readonly string[]
  about?: string
  most?: number | null
}

function answer({
  now = '20:01',
  soonest = '20:15',
  slots = ['20:30', '20:45', '21:00'],
  about = pickup,
  most = null,
}: Told) {
  return {
    about,
    reply: { now: at(now), soonest: soonest && at(soonest), slots: slots.map(at), most },
  } satisfies AnsweredTimes
}

const soonest = (time: string, told: Told = {}): AgreedTime =>
  agreement({ at: at(time), isScheduled: false }, answer(told))
const slot = (time: string, told: Told = {}): AgreedTime =>
  agreement({ at: at(time), isScheduled: true }, answer(told))

describe('R43 what an order names', () => {
  test('as soon as possible, unless the customer chooses', () => {
    expect(chooseTime(untouched, answer({}), undefined)).toMatchObject({
      time: { at: at('20:15'), isScheduled: false },
      isLater: false,
    })
  })
  test('the slot that was chosen', () => {
    expect(chooseTime({ when: 'later', slot: at('20:45') }, answer({}), undefined)).toMatchObject({
      time: { at: at('20:45'), isScheduled: true },
      isLater: true,
    })
  })
  test('the first slot where as soon as possible is not possible, and it stays that slot when it is', () => {
    const closed = chooseTime(untouched, answer({ soonest: null }), undefined)
    expect(closed).toMatchObject({ time: { at: at('20:30'), isScheduled: true }, isLater: true })
    const opened = answer({ soonest: '20:15', slots: ['20:15', '20:30'] })
    expect(chooseTime(untouched, opened, slot('20:30'))).toMatchObject({ time: { at: at('20:30') } })
  })
  test('the first slot of another order, where the customer has chosen none', () => {
    const delivered = answer({ about: delivery, soonest: null, slots: ['21:00', '21:15'] })
    expect(chooseTime(untouched, delivered, slot('20:30'))).toMatchObject({
      time: { at: at('21:00') },
      gone: undefined,
    })
  })
  test('nothing while nothing is known, but a slot that was chosen before', () => {
    expect(chooseTime(untouched, undefined, undefined).time).toBeUndefined()
    expect(chooseTime({ when: 'later', slot: at('20:45') }, undefined, undefined).time).toEqual({
      at: at('20:45'),
      isScheduled: true,
    })
    // The customer went by times of another order before: what was shown then is not what this order names.
    for (const agreed of [soonest('20:15'), slot('20:30')])
      for (const choice of [untouched, { when: 'soonest', slot: at('20:45') } as const])
        expect(chooseTime(choice, undefined, agreed)).toMatchObject({ time: undefined, isLater: false })
  })
  test('nothing where no time is left, and then nothing is to be chosen', () => {
    const full = answer({ soonest: null, slots: [] })
    for (const agreed of [undefined, soonest('20:15'), slot('20:30')])
      expect(chooseTime(untouched, full, agreed)).toMatchObject({ time: undefined, gone: undefined })
  })
})

describe('R44 as soon as possible', () => {
  test('moves with the clock without a word', () => {
    const later = answer({ now: '20:11', soonest: '20:25' })
    expect(chooseTime(untouched, later, soonest('20:15'))).toMatchObject({
      time: { at: at('20:25') },
      was: undefined,
    })
  })
  test('is told when one waits longer', () => {
    const later = { now: '20:11', soonest: '20:40' }
    expect(chooseTime(untouched, answer(later), soonest('20:25'))).toMatchObject({
      time: { at: at('20:40') },
      was: { at: at('20:25'), why: 'not-free' },
    })
  })
  test('is told when the server has refused it, however little later it is', () => {
    const later = answer({ now: '20:11', soonest: '20:25' })
    expect(chooseTime(untouched, later, soonest('20:15'), true).was).toEqual({
      at: at('20:15'),
      why: 'not-free',
    })
  })
  test('is another time of another order, which the customer has changed: that is no news', () => {
    const delivered = answer({ about: delivery, soonest: '20:50' })
    expect(chooseTime(untouched, delivered, soonest('20:15')).was).toBeUndefined()
  })
  test('that is not possible any more is never moved to another day by itself', () => {
    const closed = answer({ now: '20:14', soonest: null })
    expect(chooseTime(untouched, closed, soonest('20:15'))).toMatchObject({
      time: undefined,
      isLater: true,
      gone: { at: at('20:15'), why: 'not-free' },
    })
  })
})

describe('R44 a slot that is gone', () => {
  const chosen: TimeChoice = { when: 'later', slot: at('20:45') }
  test.each([
    ['because others took it, or the clock', { most: 8 }, 'not-free'],
    ['because it is too late for it', { now: '20:40', soonest: '20:55', slots: ['21:00'] }, 'not-free'],
    ['because the owner changed the hours', {}, 'not-free'],
    ['because the customer has changed the order', { about: delivery }, 'other-order'],
  ] as const)('%s', (_why, told, why) => {
    const without = answer({ slots: ['20:30', '21:00'], ...told })
    expect(chooseTime(chosen, without, slot('20:45'))).toMatchObject({
      time: undefined,
      gone: { at: at('20:45'), why },
    })
  })
})

describe('what the customer goes by', () => {
  const anew = (choice: TimeChoice, told: Told, agreed: AgreedTime | undefined) =>
    agreeAnew(chooseTime(choice, answer(told), agreed), answer(told), agreed)?.time.at

  test('is the time that was shown first, while the clock goes on', () => {
    expect(anew(untouched, {}, undefined)).toBe(at('20:15'))
    expect(anew(untouched, { now: '20:11', soonest: '20:25' }, soonest('20:15'))).toBeUndefined()
  })
  test('is another time of another order, and another choice', () => {
    expect(anew(untouched, { about: delivery, soonest: '20:35' }, soonest('20:15'))).toBe(at('20:35'))
    expect(anew({ when: 'later', slot: at('21:00') }, {}, slot('20:45'))).toBe(at('21:00'))
    expect(anew({ when: 'soonest', slot: at('21:00') }, {}, slot('21:00'))).toBe(at('20:15'))
  })
  test('stays while it is gone', () => {
    expect(anew({ when: 'later', slot: at('20:45') }, { slots: ['20:30'] }, slot('20:45'))).toBeUndefined()
  })
})

test('slots are listed by the restaurant’s days, and another day keeps the time if that is free', () => {
  const timeZone = 'America/Los_Angeles'
  const evening = ['2026-11-17T07:45:00.000Z', '2026-11-17T08:15:00.000Z', '2026-11-18T07:45:00.000Z']
  expect(daysOf(evening, timeZone)).toEqual(['2026-11-16', '2026-11-17'])
  expect(slotOn('2026-11-17', evening, evening[0], timeZone)).toBe(evening[2])
  expect(slotOn('2026-11-17', evening, undefined, timeZone)).toBe(evening[1])
  expect(slotOn('2026-11-20', evening, undefined, timeZone)).toBeUndefined()
})
