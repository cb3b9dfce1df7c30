// SIGTERM at random moments while customers order: requests in flight are finished, and none is cut.
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import type { ServerProcess } from '../../test-support/server-process.ts'
import type { Hold } from '../gateway.ts'
import { askIntegrity } from '../integrity.ts'
import { compare, isClean, readStoredOrders, formatComparison } from '../ledger.ts'
import { openStream, type LiveReader } from '../board-stream.ts'
import { newKey, formatAnswers, startLoad, type Acknowledged } from '../load.ts'
import { logIn } from '../staff-actions.ts'
import type { Row } from '../row.ts'
import {
  freshProofPlace,
  prepareRestaurant,
  startGateway,
  withSetUp,
  type Gateway,
  type SetUp,
} from '../set-up.ts'

const longestStop = 10_000
const streamsARound = 4
/** Long enough that most orders are in flight at any moment. */
const holdMs = 80

export const sigterm: Row = {
  name: 'SIGTERM',
  promise:
    'SIGTERM under load, 20 rounds: not ready at once, 0 orders in flight cut, 0 lost or doubled, streams end in order, exit code 0 in ≤ 10 s',
  engines: bothEngines,

  run: ({ engine, scale, random }) =>
    withSetUp(async (setUp) => {
      const rounds = scale === 'long' ? 20 : 2
      // A signal is handled at the next turn of the event loop, and the short form shares its cores with other tests.
      const atOnce = scale === 'long' ? 500 : 30_000
      const place = await freshProofPlace(engine)
      const gateway = await startGateway(setUp)
      await gateway.follow({ seed: 0, share: 0, slowMs: holdMs })
      const env = { PROOF_GATEWAY: gateway.url }
      const restaurant = await prepareRestaurant(setUp, place, env)
      const cutKeys = new Set<string>()
      const codes = new Set<number | null>()
      const stops: number[] = []
      const readies: number[] = []
      const streams: LiveReader[] = []
      const lingerers: (number | 'cut')[] = []
      let cutInFlight = 0
      let inFlight = 0

      let { server } = await restaurant.open()
      const { cookie } = await logIn(restaurant.url)
      const load = startLoad({
        url: restaurant.url,
        clients: 16,
        pauseMs: 5,
        onCut: ({ key }) => void cutKeys.add(key),
      })
      for (let round = 1; round <= rounds; round += 1) {
        const opening = Array.from({ length: streamsARound }, () => openStream(restaurant.url, cookie))
        streams.push(...(await Promise.all(opening)))
        await Promise.all(streams.slice(-streamsARound).map(({ opened }) => opened))
        await wait(random.between(50, 400))
        cutKeys.clear()
        const keys = [newKey(), newKey()]
        const lingering = keys.map((key) => orderAndLinger(setUp, restaurant.url, key))
        while (!(await hasAsked(gateway, keys))) await wait(2)
        const before = load.acknowledged.length
        const began = performance.now()
        const [code, readyMs] = await Promise.all([
          endServer(server, began + longestStop),
          untilNotReady(restaurant.url),
        ])
        codes.add(code)
        lingerers.push(...(await Promise.all(lingering)))
        stops.push(performance.now() - began)
        readies.push(readyMs)
        inFlight += load.acknowledged.length - before
        cutInFlight += countTakenOnAndCut(await gateway.readBook(), cutKeys, load.acknowledged)
        ;({ server } = await restaurant.open())
      }
      await load.finish()
      await server.kill()

      const ends = await Promise.all(streams.map(({ ended }) => ended))
      const cutStreams = ends.filter((end) => end === 'cut').length
      const toldToReturn = streams.filter(({ seen }) => /^retry: \d+$/m.test(seen())).length
      const integrity = await askIntegrity(place)
      const comparison = compare(await readStoredOrders(place), load)
      const odd = [...load.answers.keys()].filter((answer) => !['201', '503', 'cut'].includes(answer))
      const [slowest, readiest] = [Math.max(...stops), Math.max(...readies)]
      return {
        tried: `${rounds} × SIGTERM under 16 clients and ${streamsARound} streams, ${inFlight} orders answered after it; answers: ${formatAnswers(load.answers)}`,
        found: `${formatComparison(comparison)}, ${cutInFlight + lingerers.filter((answer) => answer === 'cut').length} orders in flight cut, ${cutStreams} of ${ends.length} streams cut; exit codes ${[...codes].map((code) => code ?? 'none').join(', ')}; slowest stop ${slowest.toFixed(0)} ms; not ready after at most ${readiest.toFixed(0)} ms; integrity ${integrity}`,
        pass:
          isClean(comparison) &&
          cutInFlight + cutStreams + odd.length === 0 &&
          toldToReturn === streams.length &&
          lingerers.every((answer) => answer === 201) &&
          codes.size === 1 &&
          codes.has(0) &&
          slowest <= longestStop &&
          readiest <= atOnce &&
          integrity === 'ok' &&
          // Stops without anything in flight would prove nothing.
          inFlight >= rounds,
      }
    }),
}

/** An order in flight at the signal, on a connection that its browser then keeps open and does not use again. */
async function orderAndLinger(setUp: SetUp, url: string, key: string): Promise<number | 'cut'> {
  const agent = new Agent({ keepAlive: true })
  setUp.later(() => agent.destroy())
  const headers = { origin: url, 'content-type': 'application/json', 'idempotency-key': key }
  const asking = request(`${url}/api/orders`, { method: 'POST', agent, headers })
  asking.end(JSON.stringify({ ...rosasOrder, email: `${key}@proof.example` }))
  const answered = once(asking, 'response') as Promise<[IncomingMessage]>
  return answered.then(
    ([reply]) => {
      reply.resume()
      return reply.statusCode ?? 'cut'
    },
    () => 'cut',
  )
}

async function hasAsked(gateway: Gateway, keys: readonly string[]): Promise<boolean> {
  const asked = new Set((await gateway.readBook()).map(({ key }) => key))
  return keys.every((key) => asked.has(key))
}

/** Every request that the server accepts requests a hold, so a customer who was cut off must have no unanswered hold. */
function countTakenOnAndCut(
  book: readonly Hold[],
  cutKeys: ReadonlySet<string>,
  acknowledged: readonly Acknowledged[],
): number {
  const answered = new Set(acknowledged.map(({ key }) => key))
  return book.filter(({ key, asked }) => cutKeys.has(key) && asked > (answered.has(key) ? 1 : 0)).length
}

/** Sends SIGTERM and returns the exit code; null when the server had to be killed. */
async function endServer(server: ServerProcess, deadline: number): Promise<number | null> {
  const tooLate = setTimeout(() => server.child.kill('SIGKILL'), deadline - performance.now())
  const code = await server.stop()
  clearTimeout(tooLate)
  return code
}

/** How long after the signal the server last reported itself ready; a server that accepts no connection is not ready. */
async function untilNotReady(url: string): Promise<number> {
  const began = performance.now()
  let lastReady = 0
  for (;;) {
    const asked = performance.now() - began
    const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    if (reply?.status !== 200) return lastReady
    lastReady = asked
    if (asked > longestStop) return asked
    await wait(5)
  }
}
