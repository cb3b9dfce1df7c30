// The commands backup and restore, run as a person runs them, and ended as a power cut or a hasty person ends them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place, SetUp } from './set-up.ts'

const projectFolder = path.join(import.meta.dirname, '..')

export interface Ended {
  /** Null when a signal ended the command. */
  readonly code: number | null
  readonly tookMs: number
  readonly output: string
}

export interface Interruption {
  readonly signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'
  readonly afterMs: number
  /** Counted from when this is first true: when the work can be seen from outside. */
  readonly since: () => boolean | Promise<boolean>
}

export async function runCommand(
  setUp: SetUp,
  command: 'backup' | 'restore',
  place: Place,
  file: string,
  interruption?: Interruption,
): Promise<Ended> {
  const began = performance.now()
  const child = spawn(process.execPath, [path.join(projectFolder, `server/commands/${command}.ts`), file], {
    cwd: projectFolder,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      NODE_COMPILE_CACHE: path.join(tmpdir(), `burritoful-compiled-${process.getuid?.() ?? 0}`),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  setUp.later(() => (isOver() ? undefined : child.kill('SIGKILL')))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  }
  const closed = once(child, 'close')
  if (interruption) {
    const { signal, afterMs, since } = interruption
    while (!isOver() && !(await since())) await wait(1)
    await Promise.race([wait(afterMs), closed])
    if (!isOver()) child.kill(signal)
  }
  await closed
  return { code: child.exitCode, tookMs: performance.now() - began, output }
}

/** Every file below a folder whose mode lets other users of the machine read it, even if a parent folder keeps them out. */
export function readableByOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (lstatSync(path.join(folder, name)).mode & 0o077) !== 0,
  )
}
