// npm run proof: attacks a really started server, row by row, and writes what it found to docs/proof.md.
//   npm run proof -- --seed 7 --row "kill -9"    one row again, with the chance of an earlier run
//   npm run proof -- --short                     a few seconds each; writes nothing
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '../server/demo/random.ts'
import setUp from '../test-support/global-setup.ts'
import { verdictOf, writeReport, type Result } from './report.ts'
import type { Finding } from './row.ts'
import { rows } from './rows.ts'

const page = path.join(import.meta.dirname, '../docs/proof.md')
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    row: { type: 'string', multiple: true },
    engine: { type: 'string' },
    short: { type: 'boolean', default: false },
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

console.log(`The seed of this run is ${seed}: --seed ${seed} repeats its choices.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const tearDown = await setUp()
const results: Result[] = []
try {
  for (const row of chosen) {
    for (const engine of row.engines) {
      if (values.engine && values.engine !== engine) continue
      console.log(`\n== ${row.name}, ${engine}\n${row.promise}`)
      const began = performance.now()
      const finding = await row
        .run({
          engine,
          scale: values.short ? 'short' : 'long',
          random: createRandom(seed),
          broken: undefined,
        })
        .catch(asFinding)
      results.push({ row, engine, finding, seed })
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      console.log(`tried: ${finding.tried}\nfound: ${finding.found}`)
      console.log(`${verdictOf(finding)}, ${seconds} s`)
      // At once, so that what was found is kept when a later row hangs.
      if (!values.short) await writeReport(page, results, rows)
    }
  }
} finally {
  await tearDown()
}
const failed = results.filter(({ finding }) => finding.pass === false)
console.log(`\n${results.length} run, ${failed.length} short of the promise`)
process.exitCode = failed.length > 0 ? 1 : 0

/** An attack that could not be carried out has proved nothing. */
function asFinding(error: unknown): Finding {
  return { tried: 'stopped', found: error instanceof Error ? error.message : String(error), pass: false }
}
