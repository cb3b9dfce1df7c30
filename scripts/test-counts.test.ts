// Tests of the counts at the end of npm test: no failure may be counted as a success.
import { describe, expect, test } from 'vitest'
import { add, closingLine, countCheck, countPlaywright, countVitest } from './test-counts.ts'

const vitest = (passed: number, failed: number, pending = 0, todo = 0, testResults: unknown[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: todo,
    testResults,
  })
const unloaded = { status: 'failed', assertionResults: [] }
const failing = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
const playwright = (expected: number, unexpected: number, flaky = 0, skipped = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped } })

describe('a run of Vitest', () => {
  test.each([
    ['all pass', vitest(5, 0), 0, { passed: 5, failed: 0, skipped: 0 }],
    ['one fails', vitest(4, 1), 1, { passed: 4, failed: 1, skipped: 0 }],
    ['skipped and to do', vitest(3, 0, 1, 1), 0, { passed: 3, failed: 0, skipped: 2 }],
    ['a file does not load', vitest(5, 0, 0, 0, [unloaded]), 1, { passed: 5, failed: 1, skipped: 0 }],
    ['one fails, one does not load', vitest(4, 1, 0, 0, [failing, unloaded]), 1, { passed: 4, failed: 2 }],
    ['an error outside', vitest(5, 0), 1, { passed: 5, failed: 1, reason: 'an error outside the tests' }],
    ['no test ran', vitest(0, 0), 0, { passed: 0, failed: 1, reason: 'ran no test' }],
    ['no report', undefined, 0, { passed: 0, failed: 1, reason: 'ended without a report' }],
  ])('%s', (_name, report, exitCode, counts) => {
    expect(countVitest(report, exitCode)).toMatchObject(counts)
  })
})

describe('a run of Playwright', () => {
  test.each([
    ['all pass', playwright(5, 0), 0, { passed: 5, failed: 0, skipped: 0 }],
    ['one fails', playwright(4, 1), 1, { passed: 4, failed: 1, skipped: 0 }],
    ['two needed a second try', playwright(4, 0, 2), 0, { passed: 6, failed: 0, skipped: 0 }],
    ['three needed one', playwright(4, 0, 3), 0, { passed: 4, failed: 3, reason: expect.any(String) }],
    ['one fails, one needed one', playwright(4, 1, 1), 1, { passed: 5, failed: 1, skipped: 0 }],
    ['one is skipped', playwright(4, 0, 0, 1), 0, { passed: 4, failed: 0, skipped: 1 }],
    ['the set-up fails', playwright(0, 0), 1, { passed: 0, failed: 1, reason: 'ran no test' }],
    ['no report', undefined, 1, { passed: 0, failed: 1, reason: 'ended without a report' }],
  ])('%s', (_name, report, exitCode, counts) => {
    expect(countPlaywright(report, exitCode)).toMatchObject(counts)
  })
})

test('each journey that needed a second try is named', () => {
  const spec = (title: string, status: string) => ({ file: 'cart.spec.ts', title, tests: [{ status }] })
  const report = JSON.stringify({
    stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 },
    suites: [
      { specs: [spec('R14 plus', 'flaky')], suites: [{ specs: [spec('R15 minus', 'flaky')] }] },
      { specs: [spec('R16 many', 'expected')] },
    ],
  })
  const { retried } = countPlaywright(report, 0)
  expect(retried).toEqual(['cart.spec.ts: R14 plus', 'cart.spec.ts: R15 minus'])
})

test('the last line adds up the runs and the checks, and names what was skipped', () => {
  const runs = [countCheck(0), countCheck(1), countVitest(vitest(3, 0), 0)]
  expect(closingLine(add(runs))).toBe('4 passed, 1 failed')
  expect(closingLine(add([...runs, countVitest(vitest(1, 0, 2), 0)]))).toBe('5 passed, 1 failed, 2 skipped')
})
