// Every order reaches every board across real processes: on PostgreSQL the order is placed at one server, and the boards are
// connected to another. The bench measures how soon.
import { expect, onTestFinished, test } from 'vitest'
import { engines, freshPlace, type Engine } from '../../test-support/databases.ts'
import { openLiveStream } from '../../test-support/live-stream.ts'
import { startServer, type ServerProcess } from '../../test-support/server-process.ts'
import { newKey, rosasOrder } from '../../test-support/test-app.ts'

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

async function placeAt({ url }: ServerProcess): Promise<string> {
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': newKey() },
    body: JSON.stringify(rosasOrder),
  })
  return ((await reply.json()) as { id: string }).id
}

test.each(engines)(
  `on %s ${orders} orders reach ${boards} boards, none missing, none turned back`,
  async (engine) => {
    const { counter, kitchen } = await startServers(engine)
    const cookie = await logInAt(kitchen)
    /** The orders that each board has received. */
    const seen = Array.from({ length: boards }, () => new Set<string>())
    let olderAfterNewer = 0
    const streams = await Promise.all(
      seen.map((sights) => {
        const versions = new Map<string, number>()
        return openLiveStream(`${kitchen.url}/api/live?board=1`, cookie, ({ name, data }) => {
          if (name !== 'ticket') return
          // The receipt may be sent before the kitchen's server reads the order, so a board may not receive the first version.
          sights.add(data.id)
          if (data.version < (versions.get(data.id) ?? 0)) olderAfterNewer += 1
          versions.set(data.id, data.version)
        })
      }),
    )
    onTestFinished(() => streams.forEach((stream) => stream.close()))
    await expect.poll(() => streams.every((stream) => stream.latest('board'))).toBe(true)

    const placed: string[] = []
    for (let count = 0; count < orders; count += 1) placed.push(await placeAt(counter))
    await expect.poll(() => seen.filter((sights) => placed.some((id) => !sights.has(id)))).toEqual([])
    for (const sights of seen) expect(sights.size).toBe(orders)
    expect(olderAfterNewer).toBe(0)
  },
)
