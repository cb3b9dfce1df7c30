// Starts the bare server in a process of its own, on a database of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Stage } from '../row.ts'
import { freshBenchPlace } from '../stage.ts'

export async function startBareServer(stage: Stage): Promise<{ url: string }> {
  const child = spawn(process.execPath, [new URL('bare-server.ts', import.meta.url).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  stage.later(() => void child.kill('SIGKILL'))
  child.stdin.end(JSON.stringify(await freshBenchPlace(stage)))
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${Number(printed.toString())}` }
}
