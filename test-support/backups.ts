// Runs backup and restore as commands for tests, and makes a restaurant worth copying.
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import type { FreshPlace } from './databases.ts'
import { openKitchen } from './open-kitchen.ts'

export interface Outcome {
  readonly code: number
  readonly output: string
}

export function run(
  command: 'backup' | 'restore',
  place: Pick<FreshPlace, 'dataDir' | 'databaseUrl'>,
  file: string,
  /** The command that runs ours, such as a shell that sets a limit. */
  by: readonly string[] = [],
) {
  const env = { PATH: process.env['PATH'], DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }
  const [program, ...args] = [...by, process.execPath, `server/commands/${command}.ts`, file] as const
  return new Promise<Outcome>((resolve) => {
    execFile(program, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** A command takes a second or two, and many times that on a busy machine. */
export const longest = 120_000

/** Three orders: one new, one cooking, one cancelled. */
export async function openForAWhile(engine: 'sqlite' | 'postgres') {
  const kitchen = await openKitchen(engine)
  for (const count of [1, 2, 3]) {
    const { placed, move, cancel } = kitchen
    const id = await placed()
    if (count > 1) await move(id, 'placed', 'cooking')
    if (count > 2) await cancel(id, 'ran-out', 'Sorry; "no" more\\pork.')
  }
  return kitchen
}

let kept: Promise<string> | undefined

/** One good backup, shared by the tests that only read it. */
export function goodBackup(): Promise<string> {
  kept ??= (async () => {
    const kitchen = await openForAWhile('sqlite')
    const file = path.join(kitchen.dataDir, 'good.jsonl.gz')
    expect(await run('backup', kitchen.place, file)).toMatchObject({ code: 0 })
    return file
  })()
  return kept
}

export function draftsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.includes('draft') || name.includes('.part'))
}
