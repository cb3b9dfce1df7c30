// Starts a server as a person does: in its own process, on its own port, reached over loopback.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const projectFolder = fileURLToPath(new URL('..', import.meta.url))
const longestStart = 180_000

export interface ServerProcess {
  readonly url: string
  readonly port: number
  readonly child: ChildProcess
  /** Everything that the server has printed so far. */
  output(): string
  /** Sends SIGTERM; answers the exit code. */
  stop(): Promise<number | null>
  /** Sends SIGKILL, like a power cut. */
  kill(): Promise<void>
  /** Pauses and resumes the process (SIGSTOP, SIGCONT), to play a slow server. */
  freeze(): void
  thaw(): void
}

export type Environment = Readonly<Record<string, string | undefined>>

const usualEntry = 'server/main.ts'
export const usualEnvironment: Environment = {
  PATH: process.env['PATH'],
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  // The tests start hundreds of servers, and each uses what an earlier one compiled.
  NODE_COMPILE_CACHE: path.join(tmpdir(), `burritoful-compiled-${process.getuid?.() ?? 0}`),
}

/** `entry` replaces the usual entry: the long proof starts the same server with adapters that it can watch. */
export async function startServer(env: Environment, entry = usualEntry): Promise<ServerProcess> {
  const { child, output } = spawnServer(env, entry)
  const url = await untilOpen(child, output)
  const exited = once(child, 'exit') as Promise<[number | null]>
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  return {
    url,
    port: Number(new URL(url).port),
    child,
    output,
    async stop() {
      if (!isOver()) child.kill('SIGTERM')
      const [code] = await exited
      return code
    },
    async kill() {
      if (!isOver()) child.kill('SIGKILL')
      await exited
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
}

/** For a server that is expected not to start. */
export async function runServer(env: Environment): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(env, usualEntry)
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longestStart)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(tooLong)
  return { code, output: output() }
}

function spawnServer(env: Environment, entry: string) {
  const child = spawn(process.execPath, [path.join(projectFolder, entry)], {
    cwd: projectFolder,
    env: { ...usualEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk))
  }
  return { child, output: () => printed }
}

async function untilOpen(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + longestStart
  while (Date.now() < deadline) {
    const address = /listening at (http:\/\/\S+?)"?[,}\s]/.exec(output())?.[1]
    if (address && output().includes('Burritoful is open at')) return address
    if (child.exitCode !== null) break
    await wait(20)
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not start:\n${output()}`)
}
