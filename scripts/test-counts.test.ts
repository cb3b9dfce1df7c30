// What the summary of npm test says of tests that passed only at the second try.
import { expect, test } from 'vitest'
import { countVitest } from './test-counts.ts'

/** A report of Vitest: each test with its status and with the failures of all its tries. */
function reportOf(tests: readonly (readonly [status: 'passed' | 'failed', failures: number])[]): string {
  const assertionResults = tests.map(([status, failures], nth) => ({
    status,
    fullName: `soup no. ${nth} is hot`,
    failureMessages: Array.from({ length: failures }, () => 'Error: it is cold'),
  }))
  const countOf = (wanted: string) => tests.filter(([status]) => status === wanted).length
  const failed = countOf('failed')
  const name = `${process.cwd()}/domain/soup.test.ts`
  return JSON.stringify({
    numPassedTests: countOf('passed'),
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ name, status: failed > 0 ? 'failed' : 'passed', assertionResults }],
  })
}

test('a test that passed at its second try is named, and the run passes', () => {
  expect(
    countVitest(
      reportOf([
        ['passed', 0],
        ['passed', 1],
      ]),
      0,
    ),
  ).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    retried: ['domain/soup.test.ts: soup no. 1 is hot'],
  })
})

test('a test that failed at both tries has failed', () => {
  expect(
    countVitest(
      reportOf([
        ['passed', 0],
        ['failed', 2],
      ]),
      1,
    ),
  ).toMatchObject({ failed: 1, retried: [] })
})

test('more than two tests that needed a second try fail the run', () => {
  const report = reportOf([
    ['passed', 1],
    ['passed', 1],
    ['passed', 1],
    ['passed', 0],
  ])
  expect(countVitest(report, 0)).toMatchObject({
    passed: 1,
    failed: 3,
    reason: '3 tests passed only at the second try',
  })
})
