// Every 201 follows a successful sync of its order, as the kernel sees it.
import path from 'node:path'
import { bothEngines } from '../../test-support/databases.ts'
import { startLoad } from '../load.ts'
import type { Row } from '../row.ts'
import {
  freshProofPlace,
  ownPostgres,
  prepareRestaurant,
  withSetUp,
  type Place,
  type SetUp,
} from '../set-up.ts'
import { attachStrace, childrenOf, whyNoStrace } from '../strace.ts'
import { judgeTrace } from '../sync-trace.ts'

const watched = ['-y', '-s', '300000', '-e', 'trace=pwrite64,pwritev,fsync,fdatasync,write,writev,sendto']

export const sync: Row = {
  name: 'sync before answer',
  promise: 'every 201 follows a successful sync of its order (strace)',
  engines: bothEngines,
  needs: 'linux',

  run: async ({ engine, scale }) => {
    const obstacle = whyNoStrace()
    if (obstacle) return { tried: 'nothing', found: obstacle, pass: 'not run' }
    return withSetUp(async (setUp) => {
      const orders = scale === 'long' ? 500 : 60
      const { place, pids } = await openPlace(setUp, engine)
      const restaurant = await prepareRestaurant(setUp, place)
      const { server } = await restaurant.open()
      const watch = await attachStrace(
        setUp,
        [server.child.pid ?? 0, ...pids()],
        path.join(place.dataDir, 'trace'),
        watched,
      )
      const load = startLoad({ url: restaurant.url, clients: 8, most: orders })
      await load.done()
      const { answers, syncs, early } = judgeTrace(await watch.end())
      return {
        tried: `${load.acknowledged.length} orders from 8 clients under strace`,
        found: `${answers} × 201 seen, ${early.length} of them before a sync of their order; ${syncs} syncs`,
        pass: early.length === 0 && answers >= orders && syncs > 0,
      }
    })
  },
}

/** Starts a PostgreSQL for this row that syncs, and traces all its processes, because they do the syncing. */
async function openPlace(setUp: SetUp, engine: Place['engine']) {
  if (engine === 'sqlite') return { place: await freshProofPlace(engine), pids: () => [] }
  const { place, postgres } = await ownPostgres(setUp)
  return { place, pids: () => [postgres.pid(), ...childrenOf(postgres.pid())] }
}
