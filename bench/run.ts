// npm run bench: measures a started server against floors of the same run, and writes bench/results.md.
//   npm run bench -- --row orders --engine sqlite    one row, on one engine; writes nothing
//   npm run bench -- --json                          for machines; all else goes to standard error
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withSetUp } from '../proof/set-up.ts'
import { startPostgres } from '../test-support/postgres.ts'
import { describeMachine, formatMachine } from './machine.ts'
import { resultsPage, tableOf, type Result } from './results.ts'
import { meetsGoal, notRun } from './row.ts'
import { rows } from './rows.ts'

const { values } = parseArgs({
  options: {
    row: { type: 'string', multiple: true },
    engine: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const unknown = (values.row ?? []).filter((name) => !rows.some((row) => row.name === name))
if (unknown.length > 0 || (values.engine && !['sqlite', 'postgres'].includes(values.engine))) {
  console.error(
    `The rows are ${rows.map(({ name }) => `"${name}"`).join(', ')}; the engines sqlite and postgres.`,
  )
  process.exit(2)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const began = performance.now()
const say = (words: string) => console.error(`[${secondsSince(began)}] ${words}`)
// With no settings of ours: it syncs as Debian's does.
const postgres = await startPostgres([])
const machine = await describeMachine(postgres.adminUrl)
const results: Result[] = []
try {
  for (const row of rows) {
    if (values.row && !values.row.includes(row.name)) continue
    for (const engine of row.engines) {
      if (values.engine && values.engine !== engine) continue
      say(`${row.name}, ${engine}`)
      const figures = await withSetUp((setUp) => row.run({ ...setUp, engine, postgres, say })).catch(
        (error: unknown) => [notRun(row.name, 'ms', error instanceof Error ? error.message : String(error))],
      )
      for (const figure of figures) results.push({ row, engine, figure })
      say(`\n${tableOf(results.slice(-figures.length))}`)
    }
  }
} finally {
  await postgres.stop()
}

const missed = results.filter(({ figure }) => !meetsGoal(figure))
if (values.json) {
  const list = results.map(({ row, engine, figure }) => ({
    row: row.name,
    engine,
    ...figure,
    met: meetsGoal(figure),
  }))
  console.log(JSON.stringify({ machine, results: list }, null, 2))
} else {
  console.log(`${tableOf(results)}\n\n${formatMachine(machine)}`)
}
say(`${results.length} figures, ${missed.length} short of their goal`)
const isWhole = !values.row && !values.engine
if (isWhole) {
  const page = path.join(import.meta.dirname, 'results.md')
  const minutes = (performance.now() - began) / 60_000
  await writeFile(page, resultsPage(results, formatMachine(machine), new Date(), minutes))
}
process.exit(missed.length > 0 ? 1 : 0)

function secondsSince(moment: number): string {
  return `${((performance.now() - moment) / 1000).toFixed(0)} s`
}
