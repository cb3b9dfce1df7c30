import { expect, test } from 'vitest'
import { draftOf, emptyDraft } from './form-draft.ts'

const typed = {
  ...emptyDraft,
  fulfillment: 'delivery',
  when: 'later',
  slot: '2026-11-20T01:30:00.000Z',
  firstName: 'Rosa',
  tip: 'other',
  tipAmount: '4.50',
  pay: 'card',
} as const

test('a draft is kept through a reload', () => {
  expect(draftOf(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  expect(draftOf(JSON.parse(JSON.stringify(emptyDraft)))).toEqual(emptyDraft)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['fields that are missing', { firstName: 'Rosa' }],
  ['a name that is none', { ...typed, firstName: 7 }],
  ['no delivery address', { ...typed, delivery: null }],
  ['half a delivery address', { ...typed, delivery: { zipcode: '93701' } }],
  ['an unknown way', { ...typed, fulfillment: 'drone' }],
  ['an unknown time', { ...typed, when: 'noon' }],
  ['a slot that is no moment', { ...typed, slot: 'noon' }],
  ['an unknown tip', { ...typed, tip: '15' }],
  ['a switch that is neither on nor off', { ...typed, remember: 'yes' }],
  ['an unknown way to pay', { ...typed, pay: 'gold' }],
])('%s in storage is an empty form', (_what, kept) => {
  expect(draftOf(kept)).toEqual(emptyDraft)
})
