// Orders a second: on SQLite against a bare loop of the same INSERT with the same group commit, on PostgreSQL against
// pgbench with the same INSERT.
import { compared, inTurn } from '../figures.ts'
import { findPgbench, runPgbench, writePgbenchScript } from '../floors/pgbench.ts'
import { perSecond, sendCustomers } from '../load/ask.ts'
import { notRun, type Figure, type Row, type Stage } from '../row.ts'
import { emptyTables, openShop, runFloor, whileFrozen } from '../stage.ts'

const ms = 1_500

export const orders: Row = {
  name: 'orders',
  floor: { sqlite: 'a bare loop, same INSERT, same group commit', postgres: 'pgbench, same INSERT' },
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const figures: Figure[] = []
    for (const clients of [16, 64]) figures.push(await ordersOf(stage, clients))
    return figures
  },
}

async function ordersOf(stage: Stage, clients: number): Promise<Figure> {
  const what = `orders/s, ${clients} customers`
  const floor = await prepareFloor(stage, clients)
  if (!floor) return notRun(what, 'orders/s', 'no pgbench on this machine')
  const shop = await openShop(stage)
  let customersCpu = 0
  const pairs = await inTurn(
    () => whileFrozen([shop], floor),
    async () => {
      const seen = await sendCustomers({ ...shop, clients, ms, request: shop.order }, '201')
      customersCpu = seen.cpuMs / seen.took.length
      return perSecond(seen)
    },
  )
  await shop.server.kill()
  return {
    what,
    unit: 'orders/s',
    ...compared(pairs),
    goal: { of: 'ratio', atLeast: 0.5 },
    note: `captures and letters follow in the background; the customers took ${customersCpu.toFixed(2)} ms of CPU an order`,
    limit: limits[stage.engine],
  }
}

const limits = {
  sqlite: 'HTTP, checks, prices and the log share the one thread with SQLite (docs/decisions/0017)',
  postgres: 'Node and the customers share the two cores with PostgreSQL (docs/decisions/0017)',
}

async function prepareFloor(stage: Stage, clients: number): Promise<(() => Promise<number>) | undefined> {
  const bare = await emptyTables(stage)
  if (stage.engine === 'sqlite') return () => runFloor('insert-loop.ts', bare, clients, ms)
  const pgbench = await findPgbench()
  const script = await writePgbenchScript(stage.postgres.folder)
  return pgbench ? () => runPgbench(pgbench, { url: bare, script, clients, ms }) : undefined
}
