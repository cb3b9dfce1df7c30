// Starts the bare server in a process of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { SetUp } from '../../proof/set-up.ts'
import type { Address } from '../load/wire.ts'
import type { BareServer } from './bare-server.ts'

export async function startBareServer(
  setUp: SetUp,
  asked: BareServer,
): Promise<{ child: ChildProcess; address: Address; url: string }> {
  const child = spawn(process.execPath, [new URL('bare-server.ts', import.meta.url).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  setUp.later(() => void child.kill('SIGKILL'))
  child.stdin.end(JSON.stringify(asked))
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  const port = Number(printed.toString())
  return { child, address: { port, tls: false }, url: `http://127.0.0.1:${port}` }
}
