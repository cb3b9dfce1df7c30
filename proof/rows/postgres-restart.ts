// PostgreSQL is restarted under load, in order and as after a crash.
import { setTimeout as wait } from 'node:timers/promises'
import { askIntegrity } from '../integrity.ts'
import { compare, isClean, readStoredOrders, sayComparison } from '../ledger.ts'
import { sayAnswers, startLoad } from '../load.ts'
import type { Row } from '../row.ts'
import { ownPostgres, prepareRestaurant, withSetUp } from '../set-up.ts'

export const postgresRestart: Row = {
  name: 'PostgreSQL restarted',
  promise: 'PostgreSQL restarted 20 times under load: 0 lost or doubled, only 503s, recovers ≤ 5 s',
  engines: ['postgres'],
  breaks: { 'answer-early': /\b[1-9]\d* acknowledged ones lost/ },

  run: ({ scale, random, broken }) =>
    withSetUp(async (setUp) => {
      const restarts = scale === 'long' ? 20 : 3
      const { place, postgres } = await ownPostgres(setUp)
      const restaurant = await prepareRestaurant(setUp, place, { PROOF_BREAK: broken })
      const { server } = await restaurant.open()
      const load = startLoad({ url: restaurant.url, clients: 16 })
      const recoveries: number[] = []
      for (let nth = 1; nth <= restarts; nth += 1) {
        await wait(random.between(100, 700))
        await postgres.restart(random.chance(0.5) ? 'SIGINT' : 'SIGQUIT')
        recoveries.push(await untilAnotherOrder(() => load.acknowledged.length))
      }
      await load.finish()
      const lives = server.child.exitCode === null
      await server.kill()
      const integrity = await askIntegrity(place)
      const comparison = compare(await readStoredOrders(place), load)
      const odd = [...load.answers.keys()].filter((answer) => answer !== '201' && answer !== '503')
      const slowest = Math.max(...recoveries)
      return {
        tried: `${restarts} restarts under 16 clients; answers: ${sayAnswers(load.answers)}`,
        found: `${sayComparison(comparison)}; other answers: ${odd.join(', ') || 'none'}; slowest recovery ${slowest.toFixed(0)} ms; the server ${lives ? 'lived on' : 'ended'}; integrity ${integrity}`,
        pass: isClean(comparison) && odd.length === 0 && slowest <= 5_000 && lives && integrity === 'ok',
      }
    }),
}

/** How long it takes from now until an order is acknowledged again. */
async function untilAnotherOrder(count: () => number): Promise<number> {
  const before = count()
  const began = performance.now()
  while (count() === before && performance.now() - began < 30_000) await wait(10)
  return performance.now() - began
}
