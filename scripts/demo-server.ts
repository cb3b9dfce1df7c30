// Starts the server of npm start as a child process of the demo, on the demo's temporary folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface DemoServer {
  /** The server's address, or undefined when the server ended before it was ready. */
  readonly open: Promise<string | undefined>
  /** The exit code. */
  readonly ended: Promise<number>
  stop(): void
}

const error = 50

export function startDemoServer(env: NodeJS.ProcessEnv): DemoServer {
  const main = path.join(import.meta.dirname, '..', 'server', 'main.ts')
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit').then(([code]) => Number(code ?? 1))
  const { promise: open, resolve } = Promise.withResolvers<string | undefined>()
  void ended.then(() => resolve(undefined))
  // The server's log would drown the demo's own output, so only errors are passed on.
  createInterface(child.stdout).on('line', (line) => {
    const [, address] = /^Burritoful is open at (\S+)$/.exec(line) ?? []
    if (address) resolve(address)
    else if (levelOf(line) >= error) console.error(line)
  })
  return { open, ended, stop: () => void child.kill('SIGTERM') }
}

function levelOf(line: string): number {
  return Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0)
}
