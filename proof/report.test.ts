// The page of the proof keeps what it does not know better, and drops rows that are gone.
import { expect, test } from 'vitest'
import { updatePage } from './report.ts'
import type { Row } from './row.ts'

const row = (name: string): Row => ({
  name,
  promise: 'nothing is lost',
  engines: ['sqlite', 'postgres'],
  breaks: {},
  run: () => Promise.reject(new Error('not here')),
})
const finding = (found: string, pass: boolean | 'not run') => ({ tried: 'a | b', found, pass })

test('a row that did not run keeps its last result, in the order of the rows', () => {
  const [kill, twins] = [row('kill'), row('twins')]
  const day = new Date('2026-05-01T12:00:00Z')
  const results = [
    { row: twins, engine: 'sqlite', finding: finding('first', true), seed: 1, seconds: 4.6 },
    { row: kill, engine: 'postgres', finding: finding('old', false), seed: 1, seconds: 4.6 },
    { row: kill, engine: 'sqlite', finding: finding('kept', 'not run'), seed: 1, seconds: 4.6 },
  ] as const
  const first = updatePage('', results, [kill, twins], day)
  const second = updatePage(
    first,
    [{ row: kill, engine: 'postgres', finding: finding('new', true), seed: 2, seconds: 4.6 }],
    [kill, twins],
    new Date('2026-06-01T12:00:00Z'),
  )
  const cells = second
    .split('\n')
    .filter((line) => /^\| (kill|twins) /.test(line))
    .map((line) => line.split(' | ').toSpliced(8, 1))
  expect(cells).toEqual([
    ['| kill', 'sqlite', 'nothing is lost', 'a / b', 'kept', 'not run', '1', '2026-05-01', '5 s |'],
    ['| kill', 'postgres', 'nothing is lost', 'a / b', 'new', 'pass', '2', '2026-06-01', '5 s |'],
    ['| twins', 'sqlite', 'nothing is lost', 'a / b', 'first', 'pass', '1', '2026-05-01', '5 s |'],
  ])
})
