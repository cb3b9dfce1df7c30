// PostgreSQL is restarted under load, cleanly and as after a crash.
import { setTimeout as wait } from 'node:timers/promises'
import { askIntegrity } from '../integrity.ts'
import { compare, isClean, onPostgres, readStoredOrders, formatComparison } from '../ledger.ts'
import { formatAnswers, startLoad } from '../load.ts'
import type { Row } from '../row.ts'
import { ownPostgres, prepareRestaurant, withSetUp, type Place } from '../set-up.ts'

export const postgresRestart: Row = {
  name: 'PostgreSQL restarted',
  promise:
    'PostgreSQL restarted 20 times under load, and its connections cut as often: 0 lost or doubled, only 503s, recovers ≤ 5 s',
  engines: ['postgres'],

  run: ({ scale, random }) =>
    withSetUp(async (setUp) => {
      const restarts = scale === 'long' ? 20 : 3
      const { place, postgres } = await ownPostgres(setUp)
      const restaurant = await prepareRestaurant(setUp, place)
      const { server } = await restaurant.open()
      const load = startLoad({ url: restaurant.url, clients: 16 })
      const recoveries: number[] = []
      let cuts = 0
      for (let nth = 1; nth <= restarts; nth += 1) {
        await wait(random.between(100, 700))
        await postgres.restart(random.chance(0.5) ? 'SIGINT' : 'SIGQUIT')
        recoveries.push(await untilAnotherOrder(() => load.acknowledged.length))
        await wait(random.between(50, 200))
        cuts += await cutConnections(place)
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
        tried: `${restarts} restarts, each followed by a cut of all connections (${cuts}), under 16 clients; answers: ${formatAnswers(load.answers)}`,
        found: `${formatComparison(comparison)}; other answers: ${odd.join(', ') || 'none'}; slowest recovery ${slowest.toFixed(0)} ms; the server ${lives ? 'lived on' : 'ended'}; integrity ${integrity}`,
        pass:
          isClean(comparison) &&
          odd.length === 0 &&
          slowest <= 5_000 &&
          lives &&
          integrity === 'ok' &&
          cuts >= restarts,
      }
    }),
}

/** Ends all other connections to the database; returns how many there were. */
async function cutConnections({ databaseUrl = '' }: Place): Promise<number> {
  const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()'
  const { rowCount } = await onPostgres(databaseUrl, (client) =>
    client.query(`${cut} and pid <> pg_backend_pid()`),
  )
  return rowCount ?? 0
}

/** Returns how long it takes until an order is acknowledged again. */
async function untilAnotherOrder(count: () => number): Promise<number> {
  const before = count()
  const began = performance.now()
  while (count() === before && performance.now() - began < 30_000) await wait(10)
  return performance.now() - began
}
