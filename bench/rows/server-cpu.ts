// What one order takes of the server's core, all told: also the capture and the mail that follow it.
import { compared, inTurn } from '../figures.ts'
import { startBareServer } from '../floors/start-bare-server.ts'
import { orderRequest, sendCustomers } from '../load/ask.ts'
import type { Row } from '../row.ts'
import { cpuOf, emptyTables, openShop, untilIdle, whileFrozen } from '../stage.ts'

/** Short, since the mails of all of it are waited for. */
const ms = 250
const clients = 16

export const serverCpu: Row = {
  name: 'server CPU',
  floor: 'bare node:http and one INSERT',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const shop = await openShop(stage)
    const bare = await startBareServer(stage, { storesIn: await emptyTables(stage) })
    const perOrder = async (
      pid: number | undefined,
      ask: Parameters<typeof sendCustomers>[0],
      isDone: () => Promise<unknown>,
    ) => {
      const before = await cpuOf(pid)
      const { took } = await sendCustomers(ask, '201')
      await isDone()
      return ((await cpuOf(pid)) - before) / took.length
    }
    const pairs = await inTurn(
      () =>
        whileFrozen([shop], () =>
          perOrder(bare.child.pid, { ...bare, clients, ms, request: orderRequest(bare.url) }, async () => {}),
        ),
      () =>
        perOrder(shop.server.child.pid, { ...shop, clients, ms, request: shop.order }, () => untilIdle(shop)),
    )
    return [
      {
        what: 'server CPU per order',
        unit: 'ms of CPU',
        ...compared(pairs),
        goal: { of: 'ratio', atMost: 2 },
        limit: 'the capture, the letter and its file are part of it (docs/decisions/0017)',
      },
    ]
  },
}
