import { expect, test } from 'vitest'
import { diff } from './diff.ts'

test('tells the fields that differ, also within another field, and nothing of what is the same', () => {
  const before = { tips: true, counter: { delivery: false, pickup: true }, order: [1, 2] }
  expect(diff(before, structuredClone(before))).toEqual([])
  expect(diff(before, { ...before, tips: false, counter: { delivery: false, pickup: false } })).toEqual([
    { field: 'tips', from: true, to: false },
    { field: 'counter.pickup', from: true, to: false },
  ])
})

test('the order in which a database keeps the parts of a value makes no difference', () => {
  expect(diff({ hours: { to: '14:00', from: '11:00' } }, { hours: { from: '11:00', to: '14:00' } })).toEqual(
    [],
  )
  expect(
    diff({ gives: { percent: 10, kind: 'percent' } }, { gives: { kind: 'percent', percent: 10 } }),
  ).toEqual([])
})

test('what was not set is told field by field; what is not there, as nothing', () => {
  const speed = { minutesPerBurrito: 2, hands: 3 }
  expect(diff({ speed: null }, { speed })).toEqual([
    { field: 'speed.minutesPerBurrito', from: null, to: 2 },
    { field: 'speed.hands', from: null, to: 3 },
  ])
  expect(diff({ speed }, { speed: null })).toHaveLength(2)
  expect(diff(null, { role: 'owner' })).toEqual([{ field: 'role', from: null, to: 'owner' }])
  expect(diff({ role: 'owner' }, null)).toEqual([{ field: 'role', from: 'owner', to: null }])
  expect(diff({ monday: null }, { monday: [] })).toEqual([{ field: 'monday', from: null, to: [] }])
})

test('a text, a period and what has kinds are each one value, and so is a list of names', () => {
  const changed = (from: unknown, to: unknown) =>
    expect(diff({ it: from }, { it: to })).toEqual([{ field: 'it', from, to }])
  changed({ en: 'Bean' }, { en: 'Beans', es: 'Frijoles' })
  changed(null, { from: 660, to: 840 })
  changed({ kind: 'percent', percent: 10 }, { kind: 'amount', amount: 200 })
  changed(['milk'], ['milk', 'soy'])
  changed([{ from: '11:00', to: '14:00' }], [{ from: '11:00', to: '15:00' }])
})

test('things of a list are found again by id, by name, or by their first day', () => {
  const near = { name: 'Near', fee: 0, zipcodes: ['93728'] }
  const far = { name: 'Far', fee: 500, zipcodes: ['93611'] }
  expect(
    diff(
      { zones: [near, far] },
      {
        zones: [
          { ...near, fee: 100 },
          { ...far, name: 'Clovis' },
        ],
      },
    ),
  ).toEqual([
    { field: 'zones.fee', of: 'Near', from: 0, to: 100 },
    { field: 'zones', of: 'Far', from: far, to: null },
    { field: 'zones', of: 'Clovis', from: null, to: { ...far, name: 'Clovis' } },
  ])
  const day = { from: '2026-11-26', to: '2026-11-26', periods: [], words: null }
  expect(diff({ days: [day] }, { days: [{ ...day, to: '2026-11-27' }] })).toEqual([
    { field: 'days.to', of: '2026-11-26', from: '2026-11-26', to: '2026-11-27' },
  ])
})

test('another order of the things is told once, and a new name or a new thing is none', () => {
  const choice = (id: string, en: string) => ({ id, name: { en } })
  const [small, large] = [choice('s', 'Small'), choice('l', 'Large')]
  expect(diff({ choices: [small, large] }, { choices: [large, small] })).toEqual([
    { field: 'choices.order', from: ['Small', 'Large'], to: ['Large', 'Small'] },
  ])
  const [giant, tiny] = [choice('g', 'Giant'), choice('s', 'Tiny')]
  expect(diff({ choices: [small, large] }, { choices: [giant, tiny, large] })).toEqual([
    { field: 'choices.name', of: 'Small', from: { en: 'Small' }, to: { en: 'Tiny' } },
    { field: 'choices', of: 'Giant', from: null, to: giant },
  ])
})
