// The bench must be able to say that a goal was missed.
import { expect, test } from 'vitest'
import { compared, inTurn, median, tail } from './figures.ts'
import { tableOf } from './results.ts'
import { meetsGoal, notRun, type Figure, type Goal, type Row } from './row.ts'

const half: Figure = {
  what: 'orders/s',
  unit: 'orders/s',
  ours: 500,
  floor: 1_000,
  ratio: 0.5,
  goal: { of: 'ratio', atLeast: 0.5 },
  limit: 'the disk is slow',
}

const eitherWay: Goal = { of: 'ratio', atMost: 1.5, or: { of: 'ours', atMost: 50 } }

test.each<[string, Partial<Figure>, boolean]>([
  ['a ratio that is reached', {}, true],
  ['a ratio just below', { ratio: 0.499 }, false],
  ['a ratio that nobody measured', { ratio: Number.NaN }, false],
  ['a time within the goal', { ours: 50, goal: { of: 'ours', atMost: 50 } }, true],
  ['a time beyond it', { ours: 50.1, goal: { of: 'ours', atMost: 50 } }, false],
  ['the first of two goals', { ratio: 0.4, goal: eitherWay }, true],
  ['the other one', { ratio: 9, ours: 50, goal: eitherWay }, true],
  ['neither', { ratio: 9, ours: 51, goal: eitherWay }, false],
])('%s', (_name, change, met) => {
  expect(meetsGoal({ ...half, ...change })).toBe(met)
})

test('what was not run is no pass, and says why', () => {
  const figure = notRun('orders/s', 'orders/s', 'no browser on this machine')
  expect(meetsGoal(figure)).toBe(false)
  expect(lineOf(figure)).toContain('not run: no browser on this machine')
})

test('a miss is explained, and only a miss', () => {
  expect(lineOf(half)).toContain('| 500 orders/s | 1,000 (a loop) | 0.50 | ≥ 0.5 × | met |')
  expect(lineOf(half)).not.toContain('the disk is slow')
  expect(lineOf({ ...half, ratio: 0.2 })).toContain('| missed | the disk is slow |')
  expect(lineOf({ ...half, goal: eitherWay })).toContain('| ≤ 1.5 × or ≤ 50 orders/s | met |')
})

test('the ratio is the middle one of the rounds, not that of the middles', async () => {
  const floors = [0, 100, 200, 100]
  const ours = [0, 50, 180, 30]
  const pairs = await inTurn(
    async () => floors.shift() ?? 0,
    async () => ours.shift() ?? 0,
    3,
  )
  expect(compared(pairs)).toEqual({ floor: 100, ours: 50, ratio: 0.5 })
})

test('the median of an even number lies between, and a tail is the one that few exceed', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(
    tail(
      Array.from({ length: 200 }, (_, at) => at + 1),
      0.99,
    ),
  ).toBe(199)
  expect(tail([7], 0.99)).toBe(7)
})

function lineOf(figure: Figure): string {
  const row: Row = { name: 'orders', floor: 'a loop', engines: ['sqlite'], run: async () => [figure] }
  return tableOf([{ row, engine: 'sqlite', figure }]).split('\n')[2] ?? ''
}
