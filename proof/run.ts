// npm run proof: attacks a really started server, row by row, and writes what it found to docs/proof.md. An hour and a
// quarter at most (--minutes): a row that comes too late is not run, and the run has failed.
//   npm run proof -- --seed 7 --row "kill -9"    one row again, with the seed of an earlier run
//   npm run proof -- --short                     a few seconds each; writes nothing
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRandom } from '../server/demo/random.ts'
import type { Engine } from '../test-support/databases.ts'
import setUp from '../test-support/global-setup.ts'
import { verdictOf, writeReport, type Result } from './report.ts'
import type { Finding, Row } from './row.ts'
import { rows } from './rows.ts'

const page = path.join(import.meta.dirname, '../docs/proof.md')
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    row: { type: 'string', multiple: true },
    engine: { type: 'string' },
    short: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '75' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const chosen = rows.filter(({ name }) => !values.row || values.row.includes(name))
if (!Number.isSafeInteger(seed) || chosen.length === 0 || chosen.length < (values.row?.length ?? 0)) {
  console.error(
    `--seed takes a whole number; the rows are ${rows.map(({ name }) => `"${name}"`).join(', ')}.`,
  )
  process.exit(2)
}

const began = performance.now()
console.log(`The seed of this run is ${seed}: --seed ${seed} repeats its choices.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const tearDown = await setUp()
const results: Result[] = []
const attacks = chosen.flatMap((row) =>
  row.engines
    .filter((engine) => !values.engine || values.engine === engine)
    .map((engine) => ({ row, engine })),
)
for (const [nth, { row, engine }] of attacks.entries()) {
  console.log(`\n== ${nth + 1} of ${attacks.length}, ${sinceBegin()}: ${row.name}, ${engine}\n${row.promise}`)
  const rowBegan = performance.now()
  const finding = await attackInTime(row, engine)
  const seconds = (performance.now() - rowBegan) / 1000
  results.push({ row, engine, finding, seed, seconds })
  console.log(`tried: ${finding.tried}\nfound: ${finding.found}`)
  console.log(`${verdictOf(finding)}, ${seconds.toFixed(0)} s`)
  if (finding.pass === false) console.log(`again: ${replay(row, engine)}`)
  // Written at once, so that a result survives when a later row hangs.
  if (!values.short) await writeReport(page, results, rows)
}
await tearDown()
const passed = results.filter(({ finding }) => finding.pass === true)
console.log(`\n${passed.length} of ${results.length} passed, ${sinceBegin()}`)
// Exits explicitly, because a row that ran out of time may have left processes running.
process.exit(passed.length === results.length && results.length > 0 ? 0 : 1)

/** A row that would begin too late is not run, and one that does not end in time has proved nothing. */
async function attackInTime(row: Row, engine: Engine): Promise<Finding> {
  const left = Number(values.minutes) * 60_000 - (performance.now() - began)
  if (left <= 0) return { tried: 'nothing', found: 'not run: out of time', pass: 'not run' }
  const scale = values.short ? 'short' : 'long'
  const timer = new AbortController()
  const tooLate = wait(left, { tried: 'not to the end', found: 'out of time', pass: false } as const, {
    signal: timer.signal,
  })
  const attack = { engine, scale, random: createRandom(seed) } as const
  return Promise.race([row.run(attack).catch(asFinding), tooLate]).finally(() => timer.abort())
}

/** An attack that could not be carried out has proved nothing. */
function asFinding(error: unknown): Finding {
  return { tried: 'stopped', found: error instanceof Error ? error.message : String(error), pass: false }
}

function replay(row: Row, engine: Engine): string {
  const short = values.short ? ' --short' : ''
  return `npm run proof -- --seed ${seed} --row "${row.name}" --engine ${engine}${short}`
}

function sinceBegin(): string {
  const seconds = Math.round((performance.now() - began) / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s since the beginning`
}
