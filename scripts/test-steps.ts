// The steps of npm test: which command each step runs, and how its outcome is counted.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findOrInstallChromium } from './chromium.ts'
import { countCheck, countPlaywright, type Counts, countVitest } from './test-counts.ts'

export const parts = ['types', 'lint', 'format', 'build', 'unit', 'e2e'] as const
export type Part = (typeof parts)[number]

export interface Step {
  readonly part: Part
  readonly name: string
  /** Runs the step. Its output goes to the screen at once, or is kept and shown under the step's heading. */
  run(): Promise<Outcome>
}

export interface Outcome extends Counts {
  readonly output: string
}

const root = resolve(import.meta.dirname, '..')
const bin = (path: string) => join(root, 'node_modules', path)

/** No check writes what another check reads, so the checks run in parallel. */
export const checks: Step[] = [
  check('types', 'types: domain', [bin('typescript/bin/tsc'), '-p', 'domain']),
  check('types', 'types: words', [bin('typescript/bin/tsc'), '-p', 'words']),
  check('types', 'types: server', [bin('typescript/bin/tsc'), '-p', 'server']),
  check('types', 'types: web', [bin('typescript/bin/tsc'), '-p', 'web']),
  check('types', 'types: tests and scripts', [bin('typescript/bin/tsc'), '-p', '.']),
  check('lint', 'lint', [bin('oxlint/bin/oxlint')]),
  check('format', 'format', [bin('oxfmt/bin/oxfmt'), '--check']),
  check('build', 'build', ['scripts/prepare.mjs', 'build']),
]

/** The JSON reports of the suites in their folder. */
export function reportsIn(folder: string): { unit: string; e2e: string } {
  return { unit: join(folder, 'unit.json'), e2e: join(folder, 'e2e.json') }
}

/** The test suites start servers and a browser, so they run one after the other. */
export function suites(reports: string, extra: readonly string[], all: boolean): Step[] {
  return [
    {
      part: 'unit',
      name: 'unit and route tests',
      async run() {
        const report = reportsIn(reports).unit
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
        const { exitCode } = await execute(
          [bin('vitest/vitest.mjs'), 'run', ...reporters, ...extra],
          'inherit',
        )
        return { ...countVitest(await read(report), exitCode), output: '' }
      },
    },
    {
      part: 'e2e',
      name: 'browser journeys',
      async run() {
        const report = reportsIn(reports).e2e
        const env = { CHROMIUM_PATH: await findOrInstallChromium(), E2E_REPORT: report }
        // Whoever names journeys means them, wherever they belong.
        const chosen = all || extra.length > 0 ? extra : ['--grep', '@core']
        const { exitCode } = await execute(
          [bin('@playwright/test/cli.js'), 'test', ...chosen],
          'inherit',
          env,
        )
        return { ...countPlaywright(await read(report), exitCode), output: '' }
      },
    },
  ]
}

function check(part: Part, name: string, args: string[]): Step {
  return {
    part,
    name,
    async run() {
      const { exitCode, output } = await execute(args, 'pipe')
      return { ...countCheck(exitCode), output }
    },
  }
}

function execute(args: string[], show: 'inherit' | 'pipe', env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ exitCode: number; output: string }>((done, failed) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', show, show],
      env: { ...process.env, ...env },
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', failed)
    child.on('close', (code) =>
      done({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString().trim() }),
    )
  })
}

function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}
