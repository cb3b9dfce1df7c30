// The test files that took longest, from the JSON reports of Vitest and Playwright: what makes npm test slow is seen at once.
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'

export interface FileTime {
  readonly file: string
  readonly seconds: number
}

interface VitestReport {
  readonly testResults: readonly { name: string; startTime: number; endTime: number }[]
}

interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly file: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

const root = resolve(import.meta.dirname, '..')

/** Without a report, as when a suite did not run, its files are left out. */
export async function findSlowest(
  reports: { readonly unit: string; readonly e2e: string },
  most = 10,
): Promise<FileTime[]> {
  const [unit, e2e] = await Promise.all([
    read<VitestReport>(reports.unit),
    read<PlaywrightReport>(reports.e2e),
  ])
  const times = [
    ...(unit?.testResults ?? []).map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    ...timesOfSpecs((e2e?.suites ?? []).flatMap(timesIn)),
  ]
  return times.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
}

function timesIn({ specs = [], suites = [] }: PlaywrightSuite): FileTime[] {
  const own = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ file: `e2e/${file}`, seconds: duration / 1000 })),
    ),
  )
  return [...own, ...suites.flatMap(timesIn)]
}

/** The journeys of a file run side by side: their times are added up. */
function timesOfSpecs(journeys: readonly FileTime[]): FileTime[] {
  return [...Map.groupBy(journeys, ({ file }) => file)].map(([file, own]) => ({
    file,
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
  }))
}

async function read<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Report)
}
