// Watches, or spoils, the system calls of processes that are already running. Linux only.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { SetUp } from './set-up.ts'

/** Why strace cannot be used here; undefined when it can. As root on Debian, a missing strace is installed. */
export function whyNoStrace(): string | undefined {
  if (process.platform !== 'linux') return 'not run: strace is for Linux'
  if (runs('strace', '-o', '/dev/null', 'true')) return undefined
  if (process.getuid?.() === 0 && runs('apt-get', 'update')) runs('apt-get', 'install', '-y', 'strace')
  if (runs('strace', '-o', '/dev/null', 'true')) return undefined
  return 'not run: install strace (on Debian: apt-get install strace), and let it be used'
}

function runs(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { env, maxBuffer: 2 ** 26 }).status === 0
}

export interface Watch {
  /** Detaches from the processes, which go on; returns the trace. */
  end(): Promise<string>
}

/** Follows these processes and all their threads and children from now on. */
export async function attachStrace(
  setUp: SetUp,
  pids: readonly number[],
  file: string,
  args: readonly string[],
): Promise<Watch> {
  const targets = pids.flatMap((pid) => ['-p', String(pid)])
  const child = spawn('strace', ['-f', '-o', file, ...args, ...targets], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const exited = once(child, 'exit')
  setUp.later(() => (isOver() ? undefined : child.kill('SIGKILL')))
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const deadline = Date.now() + 10_000
  while (!pids.every((pid) => new RegExp(`Process ${pid} attached`).test(said))) {
    if (isOver() || Date.now() > deadline) throw new Error(`strace did not attach: ${said}`)
    await wait(10)
  }
  return {
    async end() {
      if (!isOver()) child.kill('SIGINT')
      await exited
      return readFile(file, 'latin1')
    },
  }
}

export function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return children === '' ? [] : children.split(' ').map(Number)
  } catch {
    return []
  }
}
