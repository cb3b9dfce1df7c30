// Starts the bare server in a process of its own, on a database of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { KitchenSpeed } from '../../domain/kitchen/capacity.ts'
import type { Stage } from '../row.ts'
import { freshBenchPlace, type BenchPlace } from '../stage.ts'

/** The settings that the bare server reads from its standard input. */
export interface BareSettings extends BenchPlace {
  /** With a speed, an order reads the promises and takes the lock, as in our server. */
  readonly speed: KitchenSpeed | null
}

export async function startBareServer(
  stage: Stage,
  speed: KitchenSpeed | null = null,
): Promise<{ url: string; place: BenchPlace }> {
  const child = spawn(process.execPath, [new URL('bare-server.ts', import.meta.url).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  stage.later(() => void child.kill('SIGKILL'))
  const place = await freshBenchPlace(stage)
  child.stdin.end(JSON.stringify({ ...place, speed } satisfies BareSettings))
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${Number(printed.toString())}`, place }
}
