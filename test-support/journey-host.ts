// Starts the process in which journeys open their servers (journey-server.ts), and speaks with it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { usualEnvironment, type Environment, type ServerProcess } from './server-process.ts'

export type Wish =
  | { what: 'open'; server: number; env: Environment; aheadMs: number }
  | { what: 'close'; server: number }
  | { what: 'move-clock'; byMs: number }
export type Asked = Wish & { id: number }
export type Answer =
  | { to: number; address?: string | undefined; trouble?: string }
  /** A line of a server's log. */
  | { from: number; line: string }

export type LentServer = Omit<ServerProcess, 'child'>

export interface JourneyHost {
  /** A server with these settings, whose clock is so far ahead of the real one, and that of all other servers here. */
  open(env: Environment, aheadMs: number): Promise<LentServer>
  /** Puts the clock of all servers forward: what falls due by then happens at once. */
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
  const exited = once(child, 'exit')
  const answers = new Map<
    number,
    { resolve(address: string | undefined): void; reject(error: Error): void }
  >()
  const printed = new Map<number, string>()
  let count = 0

  child.on('message', (answer: Answer) => {
    if ('from' in answer) {
      printed.set(answer.from, (printed.get(answer.from) ?? '') + answer.line)
      return
    }
    const asker = answers.get(answer.to)
    answers.delete(answer.to)
    if (answer.trouble === undefined) asker?.resolve(answer.address)
    else asker?.reject(new Error(answer.trouble))
  })
  child.on('exit', (code) => {
    for (const { reject } of answers.values()) reject(new Error(`the journeys’ server ended with ${code}`))
  })

  function ask(asked: Wish) {
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
    const id = (count += 1)
    answers.set(id, { resolve, reject })
    child.send({ ...asked, id } satisfies Asked)
    return promise
  }

  return {
    async open(env, aheadMs) {
      const server = (count += 1)
      const url = (await ask({ what: 'open', server, env: { ...usualEnvironment, ...env }, aheadMs })) ?? ''
      const stop = async () => {
        child.kill('SIGCONT')
        await ask({ what: 'close', server })
      }
      return {
        url,
        port: Number(new URL(url).port),
        output: () => printed.get(server) ?? '',
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
      await ask({ what: 'move-clock', byMs })
    },
    async end() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
