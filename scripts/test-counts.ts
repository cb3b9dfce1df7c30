// Counts passed, failed and skipped tests from the JSON reports of Vitest and Playwright.
import { relative } from 'node:path'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The reason of a failure that the counts alone do not show. */
  readonly reason?: string
  /** The tests that failed once and passed when retried. */
  readonly retried?: readonly string[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly VitestTest[]
  }[]
}

interface VitestTest {
  readonly status: string
  readonly fullName: string
  /** Those of the first try, too. */
  readonly failureMessages: readonly string[]
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** A busy machine may fail a test once. More retries than this mean that the site, or a test, is flaky. */
const mostRetried = 2

export function countVitest(report: string | undefined, exitCode: number): Counts {
  if (report === undefined) return noReport
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    report,
  ) as VitestReport
  // A test file that does not load fails without a failed test of its own.
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((result) => result.status !== 'failed'),
  )
  const retried = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative(process.cwd(), name)}: ${fullName}`),
  )
  const counts = {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
  }
  return settleRetried(settle(counts, exitCode), retried)
}

export function countPlaywright(report: string | undefined, exitCode: number): Counts {
  if (report === undefined) return noReport
  const { stats, suites = [] } = JSON.parse(report) as PlaywrightReport
  const { expected, unexpected, flaky, skipped } = stats
  const counts = settle({ passed: expected + flaky, failed: unexpected, skipped }, exitCode)
  return settleRetried(counts, suites.flatMap(retriedIn))
}

function retriedIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(retriedIn)]
}

export function countCheck(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

export function add(all: readonly Counts[]): Counts {
  const sum = (name: 'passed' | 'failed' | 'skipped') =>
    all.reduce((total, counts) => total + counts[name], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The last line of npm test. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed` + (skipped > 0 ? `, ${skipped} skipped` : '')
}

const noReport: Counts = { passed: 0, failed: 1, skipped: 0, reason: 'ended without a report' }

/** An error outside any test fails the run but no test, so it is counted as one failed test. */
function settle(counts: Counts, exitCode: number): Counts {
  if (counts.failed > 0) return counts
  if (counts.passed + counts.skipped === 0) return { ...counts, failed: 1, reason: 'ran no test' }
  if (exitCode !== 0) return { ...counts, failed: 1, reason: 'an error outside the tests' }
  return counts
}

/** Too many retried tests count as failed. */
function settleRetried(counts: Counts, retried: readonly string[]): Counts {
  if (retried.length <= mostRetried) return { ...counts, retried }
  return {
    ...counts,
    passed: counts.passed - retried.length,
    failed: counts.failed + retried.length,
    reason: `${retried.length} tests passed only at the second try`,
    retried,
  }
}
