// PostgreSQL goes away and comes back: the server keeps running, loses no order, and its boards catch up.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshPlace } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { startServer, type ServerProcess } from '../../../test-support/server-process.ts'
import { newKey, rosasOrder } from '../../../test-support/test-app.ts'

const password = 'password for the tests'

function post(
  url: string,
  path: string,
  body: string | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { origin: url, ...headers },
  })
}

/** Retries with the same idempotency key until there is a final answer, as the checkout does. */
async function orderUntilPlaced({ url }: ServerProcess): Promise<string> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': newKey() }
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await post(url, '/api/orders', JSON.stringify(rosasOrder), headers)
    if (reply.status === 201) return ((await reply.json()) as { id: string }).id
    expect(reply.status, await reply.text()).toBe(503)
    await wait(50)
  }
  throw new Error('the order was never placed')
}

test('every connection is cut, again and again, under load: only 503, nothing lost, nothing doubled', async () => {
  const { dataDir, databaseUrl = '' } = await freshPlace('postgres')
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, OWNER_PASSWORD: password })
  onTestFinished(() => server.kill())
  const login = await post(server.url, '/login', new URLSearchParams({ username: 'owner', password }))
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const board = await openLiveStream(`${server.url}/api/live?board=1`, cookie)
  onTestFinished(() => board.close())

  const admin = new pg.Client(databaseUrl)
  await admin.connect()
  onTestFinished(() => admin.end())
  const cut = () =>
    admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )

  const placed: string[] = []
  const customers = Array.from({ length: 4 }, async () => {
    for (let orders = 0; orders < 15; orders += 1) placed.push(await orderUntilPlaced(server))
  })
  const over = new AbortController()
  const all = Promise.all(customers).finally(() => over.abort())
  let cuts = 0
  const cutter = (async () => {
    while (!over.signal.aborted) {
      await wait(150)
      const before = placed.length
      await cut()
      cuts += 1
      // On a slow machine an order takes longer than the pause: if none got through, there would be no end.
      while (!over.signal.aborted && placed.length === before) await wait(10)
    }
  })()
  await all
  await cutter
  expect(cuts).toBeGreaterThan(3)

  expect(server.child.exitCode).toBeNull()
  const { rows } = await admin.query<{ id: string }>('select id from orders')
  expect(rows.map((row) => row.id).toSorted()).toEqual(placed.toSorted())
  expect(new Set(placed).size).toBe(60)
  await expect.poll(() => board.tickets().size).toBe(60)
}, 180_000)
