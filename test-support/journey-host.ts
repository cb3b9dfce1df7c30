// Starts the process in which journeys open their servers (journey-server.ts), and speaks with it.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { usualEnvironment, type Environment, type ServerProcess } from './server-process.ts'

export type HostRequest =
  | { what: 'open'; server: number; env: Environment; aheadMs: number }
  | { what: 'close'; server: number }
  | { what: 'move-clock'; byMs: number }
export type Asked = HostRequest & { id: number }
export type ReplySpec =
  | { to: number; address?: string | undefined; error?: string }
  /** A line of a server's log. */
  | { from: number; line: string }

export type BorrowedServer = Omit<ServerProcess, 'child'>

export interface JourneyHost {
  /** How far the clock of all servers here is ahead of the real one, in milliseconds. */
  readonly aheadMs: number
  /** Opens a server with these settings, and sets the clock of all servers here ahead of the real one. */
  open(env: Environment, aheadMs: number): Promise<BorrowedServer>
  /** Moves the clock of all servers forward: timers that are due by then fire at once. */
  moveClock(byMs: number): Promise<void>
  end(): Promise<void>
}

export function startJourneyHost(): JourneyHost {
  const file = fileURLToPath(new URL('journey-server.ts', import.meta.url))
  const child = fork(file, {
    env: { ...usualEnvironment },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const answers = new Map<
    number,
    { resolve(address: string | undefined): void; reject(error: Error): void }
  >()
  const logs = new Map<number, { text: string }>()
  let count = 0
  let clockAhead = 0
  let ended: Error | undefined
  const { promise: end, resolve: onEnd } = Promise.withResolvers<void>()

  child.on('message', (answer: ReplySpec) => {
    if ('from' in answer) {
      const log = logs.get(answer.from)
      if (log) log.text += answer.line
      return
    }
    const asker = answers.get(answer.to)
    answers.delete(answer.to)
    if (answer.error === undefined) asker?.resolve(answer.address)
    else asker?.reject(new Error(answer.error))
  })
  child.on('exit', (code, signal) => over(new Error(`the journeys’ server ended with ${code ?? signal}`)))
  child.on('error', over)

  function over(error: Error): void {
    ended ??= error
    for (const { reject } of answers.values()) reject(ended)
    answers.clear()
    // A process that is still alive after an error has to be killed.
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) onEnd()
  }

  async function ask(asked: HostRequest) {
    if (ended || !child.connected) throw ended ?? new Error('the journeys’ server hears nobody any more')
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
    const id = (count += 1)
    answers.set(id, { resolve, reject })
    child.send({ ...asked, id } satisfies Asked)
    return promise
  }

  return {
    get aheadMs() {
      return clockAhead
    },
    async open(env, aheadMs) {
      const server = (count += 1)
      const log = { text: '' }
      logs.set(server, log)
      clockAhead = aheadMs
      const opening = ask({ what: 'open', server, env: { ...usualEnvironment, ...env }, aheadMs })
      const url = await opening.catch((error: unknown) => {
        logs.delete(server)
        throw new Error(`the server did not start:\n${log.text}`, { cause: error })
      })
      if (url === undefined) throw new Error('the server has opened nowhere')
      const stop = async () => {
        child.kill('SIGCONT')
        await ask({ what: 'close', server })
        logs.delete(server)
      }
      return {
        url,
        port: Number(new URL(url).port),
        output: () => log.text,
        async stop() {
          await stop()
          return 0
        },
        kill: stop,
        freeze: () => void child.kill('SIGSTOP'),
        thaw: () => void child.kill('SIGCONT'),
      }
    },
    async moveClock(byMs) {
      clockAhead += byMs
      await ask({ what: 'move-clock', byMs })
    },
    async end() {
      child.kill('SIGKILL')
      await end
    },
  }
}
