// kill -9 at random moments under customers who retry with their key.
import { setTimeout as wait } from 'node:timers/promises'
import { bothEngines } from '../../test-support/databases.ts'
import { askIntegrity } from '../integrity.ts'
import { compare, isClean, readStoredOrders, formatComparison } from '../ledger.ts'
import { formatAnswers, startLoad } from '../load.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'

export const kill: Row = {
  name: 'kill -9',
  promise:
    'kill -9 at random moments under 16 clients that retry, 100 rounds: 0 acknowledged orders lost, 0 doubled, integrity check clean, healthy ≤ 2 s after start',
  engines: bothEngines,

  run: ({ engine, scale, random }) =>
    withSetUp(async (setUp) => {
      const rounds = scale === 'long' ? 100 : 4
      // The short form shares its cores with other tests, so it proves that nothing is lost, not how fast a start is.
      const longestStart = scale === 'long' ? 2_000 : 120_000
      const place = await freshProofPlace(engine)
      const restaurant = await prepareRestaurant(setUp, place)
      const starts: number[] = []
      const unclean: string[] = []
      const open = async () => {
        const { server, tookMs } = await restaurant.open()
        starts.push(tookMs)
        return server
      }
      const checkDatabase = async () => {
        const said = await askIntegrity(place)
        if (said !== 'ok') unclean.push(said)
      }

      const began = performance.now()
      let server = await open()
      const load = startLoad({
        url: restaurant.url,
        clients: 16,
        hangUps: true,
      })
      for (let round = 1; round <= rounds; round += 1) {
        await wait(random.between(30, 500))
        await server.kill()
        // Not after every kill: opening SQLite's file checkpoints its log, and the next start should find the log as the kill left it.
        if (round % 10 === 0) await checkDatabase()
        server = await open()
      }
      await load.finish()
      await server.kill()
      await checkDatabase()

      const seconds = (performance.now() - began) / 1000
      const comparison = compare(await readStoredOrders(place), load)
      const slowest = Math.max(...starts)
      const { twoAnswers } = load
      return {
        tried: `${rounds} kills in ${seconds.toFixed(0)} s; answers: ${formatAnswers(load.answers)}`,
        found: `${formatComparison(comparison)}, ${twoAnswers.length} answered with two ids; integrity ${unclean[0] ?? 'ok'}; slowest start ${slowest.toFixed(0)} ms`,
        pass:
          isClean(comparison) && twoAnswers.length === 0 && unclean.length === 0 && slowest <= longestStart,
      }
    }),
}
