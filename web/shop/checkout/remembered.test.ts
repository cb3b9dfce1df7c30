import { expect, test } from 'vitest'
import { emptyDraft } from './form-draft.ts'
import { customerOf, draftFor, isToRemember, readRemembered } from './remembered.ts'

const now = Date.parse('2026-11-20T20:00:00Z')
const day = 24 * 60 * 60_000
const typed = {
  ...emptyDraft,
  fulfillment: 'pickup',
  firstName: 'Rosa',
  lastName: 'Delgado',
  phone: '(559) 555-0142',
  email: 'rosa@example.com',
  address: '18 Laurel St',
  apartment: '4',
  city: 'Fresno',
  state: 'CA',
  zipcode: '93701',
  sameDelivery: false,
  delivery: { address: '1 Comal Ave', apartment: '', city: 'Clovis', state: 'CA', zipcode: '93612' },
  note: 'Gate code 7',
  tip: 'other',
  tipAmount: '4.50',
  pay: 'card',
  remember: true,
} as const
const stored = (orderedAt: number) => JSON.parse(JSON.stringify(customerOf(typed, orderedAt))) as unknown

test('R76 who is remembered finds the form filled, without note, tip, time and way to pay', () => {
  const customer = readRemembered(stored(now - day), now)
  const { note, tip, tipAmount, pay } = emptyDraft
  expect(draftFor(customer)).toEqual({ ...typed, note, tip, tipAmount, pay, remember: null })
  expect(JSON.stringify(customer)).not.toMatch(/Gate|4\.50|card/)
  expect(draftFor(undefined)).toBe(emptyDraft)
})

const rosa = customerOf(typed, now)
const hers = draftFor(rosa)
test.each([
  ['who is remembered stays so', hers, rosa, true],
  ['another apartment is the same customer', { ...hers, apartment: '5' }, rosa, true],
  ['another name is nobody’s who asked', { ...hers, firstName: 'Malik' }, rosa, false],
  ['another last name', { ...hers, lastName: 'Osei' }, rosa, false],
  ['another email', { ...hers, email: 'malik@example.com' }, rosa, false],
  ['another name that asks', { ...hers, firstName: 'Malik', remember: true }, rosa, true],
  ['a switch that was turned off', { ...hers, remember: false }, rosa, false],
  ['nobody is remembered at first', emptyDraft, undefined, false],
  ['a first customer who asks', typed, undefined, true],
])('R76 %s', (_what, draft, customer, isRemembered) => {
  expect(isToRemember(draft, customer)).toBe(isRemembered)
})

test.each([
  ['a year without an order', stored(now - 365 * day)],
  ['a clock that was set back by a year', stored(now + 365 * day)],
  ['nothing', undefined],
  ['null', null],
  ['a text', 'Rosa'],
  ['no time', { ...(stored(now) as object), orderedAt: undefined }],
  ['no name', { ...(stored(now) as object), firstName: '' }],
  ['a name that is none', { ...(stored(now) as object), lastName: 7 }],
  ['an unknown fulfillment', { ...(stored(now) as object), fulfillment: 'drone' }],
  ['half an address', { ...(stored(now) as object), delivery: { zipcode: '93701' } }],
])('R76 %s in storage is nobody', (_what, kept) => {
  expect(readRemembered(kept, now)).toBeUndefined()
})

test('R76 almost a year without an order is still remembered', () => {
  expect(readRemembered(stored(now - 364 * day), now)?.firstName).toBe('Rosa')
})
