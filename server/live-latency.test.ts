// From the order's answer to the boards, across real processes: on PostgreSQL the order is placed at one server and the
// boards hang on another.
import { expect, onTestFinished, test } from 'vitest'
import { engines, freshPlace, type Engine } from '../test-support/databases.ts'
import { openLiveStream } from '../test-support/live-stream.ts'
import { startServer, type ServerProcess } from '../test-support/server-process.ts'
import { newKey, rosasOrder } from '../test-support/test-app.ts'

const password = 'password for the tests'
const boards = 20
const orders = 200

async function startServers(engine: Engine): Promise<{ counter: ServerProcess; kitchen: ServerProcess }> {
  const { dataDir, databaseUrl } = await freshPlace(engine)
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, OWNER_PASSWORD: password }
  const counter = await startServer(env)
  onTestFinished(() => counter.kill())
  if (engine === 'sqlite') return { counter, kitchen: counter }
  const kitchen = await startServer(env)
  onTestFinished(() => kitchen.kill())
  return { counter, kitchen }
}

async function logInAt({ url }: ServerProcess): Promise<string> {
  const reply = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ username: 'owner', password }),
  })
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function placeAt({ url }: ServerProcess): Promise<{ id: string; answered: number }> {
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': newKey() },
    body: JSON.stringify(rosasOrder),
  })
  const answered = performance.now()
  return { id: ((await reply.json()) as { id: string }).id, answered }
}

test.each(engines)(
  `on %s ${orders} orders reach ${boards} boards well under a second each, none missing, none twice`,
  async (engine) => {
    const { counter, kitchen } = await startServers(engine)
    const cookie = await logInAt(kitchen)
    const arrivals = new Map<string, number[]>()
    const streams = await Promise.all(
      Array.from({ length: boards }, () =>
        openLiveStream(`${kitchen.url}/api/live?board=1`, cookie, ({ name, data }) => {
          if (name === 'ticket' && data.status === 'placed' && data.version === 1) {
            arrivals.set(data.id, [...(arrivals.get(data.id) ?? []), performance.now()])
          }
        }),
      ),
    )
    onTestFinished(() => streams.forEach((stream) => stream.close()))
    await expect.poll(() => streams.every((stream) => stream.latest('board'))).toBe(true)

    const placed: { id: string; answered: number }[] = []
    for (let count = 0; count < orders; count += 1) placed.push(await placeAt(counter))
    await expect.poll(() => [...arrivals.values()].flat().length, { timeout: 5_000 }).toBe(orders * boards)

    const delays = placed
      .flatMap(({ id, answered }) => (arrivals.get(id) ?? []).map((at) => Math.max(0, at - answered)))
      .toSorted((one, other) => one - other)
    expect(placed.every(({ id }) => arrivals.get(id)?.length === boards)).toBe(true)
    const at = (share: number) => delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN
    process.stdout.write(
      `order answered → ticket on ${boards} boards, ${engine}: median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms\n`,
    )
    expect(at(0.99)).toBeLessThan(1_000)
  },
  60_000,
)
