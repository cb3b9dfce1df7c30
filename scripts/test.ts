// npm test and npm run test:all: run checks and tests, hide none behind another, end with what passed and what failed.
//   npm test                          what a change needs, in ten minutes
//   npm run test:all                  everything
//   npm test -- lint unit             some parts: types, lint, format, build, unit, e2e
//   npm test -- e2e -- --grep R12     one part, with arguments for its own runner
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seed } from '../test-support/property-runs.ts'
import { add, closingLine, type Counts } from './test-counts.ts'
import { checks, type Part, parts, type Step, suites } from './test-steps.ts'

interface Result extends Counts {
  readonly name: string
  readonly seconds: number
}

const notBuilt = { passed: 0, failed: 1, skipped: 0, reason: 'the site is not built', output: '' }
const { all, chosen, extra } = readArguments(process.argv.slice(2))
if (all) process.env['TEST_SCOPE'] = 'all'
const reports = await mkdtemp(join(tmpdir(), 'burritoful-test-reports-'))
const isChosen = ({ part }: Step) => chosen.includes(part) || (part === 'build' && chosen.includes('e2e'))
const results: Result[] = []
try {
  results.push(...(await runSideBySide(checks.filter(isChosen), 2)))
  const isBuilt = results.every(({ name, failed }) => name !== 'build' || failed === 0)
  for (const step of suites(reports, extra, all).filter(isChosen)) {
    console.log(`\n== ${step.name}`)
    // Journeys through an older build would prove nothing about this one.
    const canRun = step.part !== 'e2e' || isBuilt
    results.push(await runStep(canRun ? step : { ...step, run: async () => notBuilt }))
  }
} finally {
  await rm(reports, { recursive: true, force: true })
}
summarize(results)

function readArguments(asked: string[]): { all: boolean; chosen: readonly Part[]; extra: string[] } {
  const isAll = asked[0] === '--all'
  const args = isAll ? asked.slice(1) : asked
  const end = args.indexOf('--')
  const names = end === -1 ? args : args.slice(0, end)
  const rest = end === -1 ? [] : args.slice(end + 1)
  const known = names.filter((name): name is Part => parts.some((part) => part === name))
  if (known.length < names.length) refuse(`The parts are ${parts.join(', ')}; asked for: ${names.join(' ')}.`)
  const takesArguments = known.length === 1 && (known[0] === 'unit' || known[0] === 'e2e')
  if (rest.length > 0 && !takesArguments)
    refuse('Arguments after -- go to one runner: name unit or e2e before them.')
  return { all: isAll, chosen: known.length > 0 ? known : parts, extra: rest }
}

function refuse(words: string): never {
  console.error(`${words}\nFor example: npm test -- lint unit, or npm test -- e2e -- --grep R12`)
  process.exit(2)
}

async function runSideBySide(steps: Step[], atOnce: number): Promise<Result[]> {
  const waiting = [...steps]
  const done: Result[] = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) done.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done.toSorted((a, b) => indexOf(a) - indexOf(b))

  function indexOf(result: Result): number {
    return steps.findIndex((step) => step.name === result.name)
  }
}

/** A step that cannot run counts as failed, and the steps after it still run. */
async function runStep(step: Step): Promise<Result> {
  const began = Date.now()
  const outcome = await step.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: error instanceof Error ? error.message : String(error),
  }))
  const seconds = (Date.now() - began) / 1000
  if (checks.includes(step)) console.log(`\n== ${step.name}`)
  if (outcome.output && outcome.failed > 0) console.log(outcome.output)
  console.log(`${outcome.failed > 0 ? 'FAILED' : 'ok'}, ${seconds.toFixed(1)} s`)
  return { ...outcome, name: step.name, seconds }
}

function summarize(ran: Result[]): void {
  const total = add(ran)
  // A runner that was told to run some tests only counts the others as skipped.
  const skippedUnasked = extra.length === 0 ? total.skipped : 0
  console.log('\n== summary')
  for (const { name, seconds, passed, failed, skipped, reason } of ran) {
    const verdict = failed > 0 ? 'FAILED' : skipped > 0 ? 'SKIPPED' : 'ok'
    const counts = closingLine({ passed, failed, skipped }) + (reason ? ` (${reason})` : '')
    console.log(`${verdict.padEnd(8)}${name.padEnd(26)}${seconds.toFixed(1).padStart(7)} s  ${counts}`)
  }
  for (const title of ran.flatMap(({ retried = [] }) => retried))
    console.log(`RETRIED failed once, passed at the second try: ${title}`)
  if (skippedUnasked > 0) console.log('A skipped test proves nothing: it counts as a failure of this run.')
  console.log(`Random tests began at the seed ${seed}.`)
  process.exitCode = total.failed > 0 || skippedUnasked > 0 ? 1 : 0
  console.log(`\n${closingLine(total)}`)
}
