// From nothing to the first answer, with orders in the database, against a Node that only listens.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { compared, inTurn } from '../figures.ts'
import { fillWithOrders } from '../fill.ts'
import type { Row } from '../row.ts'
import { freshBenchPlace, openShop } from '../stage.ts'

export const coldStart: Row = {
  name: 'cold start',
  floor: 'node -e that listens',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const place = await freshBenchPlace(stage)
    await fillWithOrders(place, 10_000)
    const pairs = await inTurn(startBareNode, async () => {
      const began = performance.now()
      const { server } = await openShop(stage, place)
      const { status } = await fetch(`${server.url}/api/menu`)
      const took = performance.now() - began
      await server.stop()
      if (status !== 200) throw new Error(`the first answer was ${status}`)
      return took
    })
    return [
      {
        what: 'cold start to the first 200',
        unit: 'ms',
        ...compared(pairs),
        goal: { of: 'more', atMost: 600 },
        limit:
          'it is Node loading modules: finding the files, and taking the types out of main.ts (docs/decisions/0017)',
      },
    ]
  },
}

async function startBareNode(): Promise<number> {
  const began = performance.now()
  const listen =
    "require('http').createServer((q,r)=>r.end('ok')).listen(0,'127.0.0.1',function(){console.log(this.address().port)})"
  const child = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  await fetch(`http://127.0.0.1:${port.toString().trim()}/`)
  const took = performance.now() - began
  child.kill('SIGKILL')
  await once(child, 'exit')
  return took
}
