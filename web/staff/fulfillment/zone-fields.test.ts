import { expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import { checkZone, newZone, putZone, acceptZipcodes, zonesBut } from './zone-fields.ts'

const near = {
  name: 'Near',
  zipcodes: ['93704'],
  fee: cents(0),
  minimumOrder: cents(0),
  travelMinutes: 15,
}

test.each([
  '93701 93702',
  '93701,93702,',
  '93701;\n93702\t93701',
  '“93701” – (93702)',
  '93701-1234 / 93702-0001',
  '• 93701\n• 93702',
])('R51 %j are two ZIP codes', (typed) => {
  expect(acceptZipcodes(typed, [], [near])).toEqual({
    zipcodes: ['93701', '93702'],
    rejected: '',
    error: undefined,
  })
})

test('R51 what cannot be taken stays, with the first reason; the rest is taken', () => {
  expect(acceptZipcodes('93705 93704 9370', ['93701'], [near])).toEqual({
    zipcodes: ['93701', '93705'],
    rejected: '93704 9370',
    error: '93704 is already in Near.',
  })
  expect(acceptZipcodes('93701-93705 Fresno', [], [near])).toEqual({
    zipcodes: [],
    rejected: '93701-93705 Fresno',
    error: '“93701-93705” isn’t a ZIP code. Use 5 digits.',
  })
})

test.each([
  ['3', 300],
  ['3.5', 350],
  ['$3.50', 350],
  ['1000', 100_000],
])('R51 a fee typed as %j is %i cents', (fee, amount) => {
  const zone = { ...newZone, name: 'Far', zipcodes: ['93612'], fee }
  expect(checkZone(zone, [near])).toMatchObject({ body: { name: 'Far', fee: amount } })
})

test.each(['', 'three', '-3', '3.555', '1000.01', '1,000.50'])('R51 %j is no fee', (fee) => {
  expect(checkZone({ ...newZone, name: 'Far', zipcodes: ['93612'], fee }, [near])).toEqual({
    fields: { fee: 'Use dollars and cents, from 0 to 1,000.' },
  })
})

test('R51 every field says what is wrong with it', () => {
  const wrong = { ...newZone, name: ' near', travelMinutes: '4' }
  expect(checkZone(wrong, [near])).toEqual({
    fields: {
      name: 'Another zone is called that.',
      zipcodes: 'Add a ZIP code.',
      travelMinutes: 'Use whole minutes, from 5 to 240.',
    },
  })
})

test('R51 a zone finds its place by its old name, whatever another owner has added or taken away meanwhile', () => {
  const theirs = { ...near, name: 'Theirs', zipcodes: ['93702'] }
  const mine = { ...near, name: 'Mine' }
  expect(putZone([near, theirs], undefined, mine)).toEqual([near, theirs, mine])
  expect(putZone([theirs, near], near, mine)).toEqual([theirs, mine])
  expect(putZone([theirs], near, mine)).toEqual([theirs, mine])
  expect(zonesBut([theirs, near], near)).toEqual([theirs])
  expect(zonesBut([theirs], undefined)).toEqual([theirs])
})
