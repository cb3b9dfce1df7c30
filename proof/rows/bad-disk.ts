// The disk fails under the orders: every sync answers EIO from some moment on.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Postgres } from '../../test-support/postgres.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { askIntegrity } from '../integrity.ts'
import { compare, isClean, readStoredOrders, formatComparison } from '../ledger.ts'
import { formatAnswers, startLoad } from '../load.ts'
import type { Attack, Finding, Row } from '../row.ts'
import {
  freshProofPlace,
  ownPostgres,
  prepareRestaurant,
  withSetUp,
  type Place,
  type SetUp,
} from '../set-up.ts'
import { attachStrace, childrenOf, whyNoStrace } from '../strace.ts'

const longestExit = 15_000

export const badDisk: Row = {
  name: 'EIO on fsync',
  promise:
    'EIO on fsync: 0 acknowledged orders that are not there after restart; on SQLite the server exits non-zero',
  engines: bothEngines,
  needs: 'linux',

  run: async (attack) => {
    const obstacle = whyNoStrace()
    if (obstacle) return { tried: 'nothing', found: obstacle, pass: 'not run' }
    return withSetUp((setUp) => breakDisk(setUp, attack))
  },
}

async function breakDisk(setUp: SetUp, { engine, scale, random }: Attack): Promise<Finding> {
  const rounds = scale === 'long' ? 20 : 1
  const { place, postgres } = await openPlace(setUp, engine)
  const restaurant = await prepareRestaurant(setUp, place)
  const codes: (number | null)[] = []
  let { server } = await restaurant.open()
  const load = startLoad({ url: restaurant.url, clients: 8, pauseMs: 1 })
  for (let round = 1; round <= rounds; round += 1) {
    await wait(random.between(50, 400))
    // The first few syncs succeed, the rest fail, in every thread that is followed.
    const inject = `inject=fsync,fdatasync:error=EIO:when=${random.whole(1, 5)}+`
    const args = ['-e', 'trace=fsync,fdatasync', '-e', inject]
    // On PostgreSQL the disk fails under the database's own processes: PostgreSQL stops by itself, and its data is checked.
    const pid = postgres?.pid() ?? server.child.pid ?? 0
    const watch = await attachStrace(setUp, postgres ? allOf(pid) : [pid], `${place.dataDir}/eio`, args)
    const exited = postgres ? untilGone(postgres) : once(server.child, 'exit')
    await Promise.race([exited, wait(longestExit)])
    codes.push(server.child.exitCode)
    await watch.end()
    await server.kill()
    // The disk works again: only the data on it now counts.
    await postgres?.restart('SIGQUIT')
    ;({ server } = await restaurant.open())
  }
  await load.finish()
  await server.kill()
  const integrity = await askIntegrity(place)
  const comparison = compare(await readStoredOrders(place), load)
  // On SQLite the server must stop by itself; on PostgreSQL the database must.
  const asPromised = codes.every((code) => code === (engine === 'sqlite' ? 1 : null))
  return {
    tried: `${rounds} times EIO from a random sync on, under 8 clients; answers: ${formatAnswers(load.answers)}`,
    found: `${formatComparison(comparison)}; ${engine === 'sqlite' ? `exit codes ${[...new Set(codes)].join(', ')}` : 'PostgreSQL crashed and recovered, the server lived on'}; integrity ${integrity}`,
    pass: isClean(comparison) && asPromised && integrity === 'ok',
  }
}

async function openPlace(
  setUp: SetUp,
  engine: Place['engine'],
): Promise<{ place: Place; postgres?: Postgres }> {
  return engine === 'sqlite' ? { place: await freshProofPlace(engine) } : ownPostgres(setUp)
}

/** The first of PostgreSQL's processes and those it has started. */
function allOf(pid: number): number[] {
  return [pid, ...childrenOf(pid)]
}

/** PostgreSQL answers a failed sync with a crash; its first process may live on and try to recover. */
async function untilGone(postgres: Postgres): Promise<void> {
  const children = new Set(childrenOf(postgres.pid()))
  const deadline = Date.now() + longestExit
  const remain = () => childrenOf(postgres.pid()).some((pid) => children.has(pid))
  while (remain() && Date.now() < deadline) await wait(20)
}
