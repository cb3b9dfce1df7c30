// docs/proof.md: what was tried and found. Rows that did not run this time keep what they found before.
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import type { Engine } from '../test-support/databases.ts'
import type { Finding, Row } from './row.ts'

const head = `# The long proof

What we promise, attacked on a really started server; written by \`npm run proof\`, which also says how to run one row
again from its seed. "Short of it" is a promise that did not hold, "not run" one that this machine could not put to the
test. \`npm run test:all\` runs the same attacks for a few seconds each, \`npm test\` three of them on SQLite: kill -9, twins
and gateway faults. The whole run takes about an hour.

| row | engine | promise | tried | found | result | seed | date | cores | took |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
`

export interface Result {
  readonly row: Row
  readonly engine: Engine
  readonly finding: Finding
  readonly seed: number
  readonly seconds: number
}

export function verdictOf({ pass }: Finding): string {
  return pass === 'not run' ? 'not run' : pass ? 'pass' : 'short of it'
}

/** Puts the new results into the page's text, in the order of the rows. */
export function updatePage(
  page: string,
  results: readonly Result[],
  order: readonly Row[],
  now: Date,
): string {
  const lines = new Map(
    page
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (row|---) /.test(line))
      .map((line) => [nameOf(line), line]),
  )
  for (const result of results) lines.set(`${result.row.name} | ${result.engine}`, lineOf(result, now))
  const known = order.flatMap((row) => row.engines.map((engine) => `${row.name} | ${engine}`))
  const rows = known.map((name) => lines.get(name)).filter((line) => line !== undefined)
  return `${head}${rows.join('\n')}\n`
}

export async function writeReport(
  file: string,
  results: readonly Result[],
  order: readonly Row[],
): Promise<void> {
  const page = await readFile(file, 'utf8').catch(() => '')
  await writeFile(file, updatePage(page, results, order, new Date()))
}

function nameOf(line: string): string {
  const [, row = '', engine = ''] = line.split(' | ').join('|').split('|')
  return `${row.trim()} | ${engine.trim()}`
}

function lineOf({ row, engine, finding, seed, seconds }: Result, now: Date): string {
  const { tried, found } = finding
  const cells = [row.name, engine, row.promise, tried, found, verdictOf(finding), String(seed)]
  const day = now.toISOString().slice(0, 10)
  // How busy the machine was, which explains a slow start.
  const machine = `${availableParallelism()}, load ${loadavg()[0]?.toFixed(1)}`
  return `| ${[...cells, day, machine, `${seconds.toFixed(0)} s`].map(inOneCell).join(' | ')} |`
}

function inOneCell(words: string): string {
  return words.replaceAll('|', '/').replaceAll(/\s+/g, ' ')
}
