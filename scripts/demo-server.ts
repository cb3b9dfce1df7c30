// The same server that npm start starts, as a child of the demo, on the demo's scratch folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface DemoServer {
  /** Its address, or undefined when it ended before it was open. */
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
  // Its log would drown what the demo has to say; what went wrong is passed on.
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
