// The server makes its nightly backup under load, is killed in the middle of it, and makes it anew.
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bothEngines, freshDataDir } from '../../test-support/databases.ts'
import {
  backupsIn,
  becomes,
  leftIn,
  letWaitPass,
  openForAWeek,
  ordersOfLoad,
  readBackup,
} from '../backups.ts'
import { readableByOthers } from '../commands.ts'
import { askIntegrity } from '../integrity.ts'
import { compare, formatComparison, isClean, readStoredOrders, type StoredOrder } from '../ledger.ts'
import { formatAnswers, startLoad } from '../load.ts'
import type { Attack, Finding, Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp, type SetUp } from '../set-up.ts'

const sizes = { short: { orders: 1_500, kills: 2 }, long: { orders: 20_000, kills: 20 } } as const

export const nightlyBackup: Row = {
  name: 'nightly backup',
  promise:
    'a nightly backup under 8 clients, with kill -9 of the server in the middle of it: no file bears a backup’s name before it was proved, the next start makes it anew, sweeps up, and a restore has every order acknowledged before it began, each as it is stored; 0 acknowledged orders lost',
  engines: bothEngines,
  run: (attack) => withSetUp((setUp) => killInTheMiddle(setUp, attack)),
}

async function killInTheMiddle(setUp: SetUp, { engine, scale, random }: Attack): Promise<Finding> {
  const size = sizes[scale]
  const place = await freshProofPlace(engine)
  const folder = await freshDataDir()
  await openForAWeek(place, size.orders)
  const restaurant = await prepareRestaurant(setUp, place, { BACKUP_DIR: folder })
  let { server } = await restaurant.open()
  const load = startLoad({ url: restaurant.url, clients: 8, hangUps: true })
  let inTheMiddle = 0
  let unproved = 0
  let rounds = 0
  /** Orders that were acknowledged before the last start, and so before the backup that was made. */
  let before = [...load.acknowledged]
  for (; inTheMiddle < size.kills && rounds < 4 * size.kills && backupsIn(folder).length === 0; rounds += 1) {
    await becomes(() => leftIn(folder).length + backupsIn(folder).length > 0)
    await wait(random.between(0, 0.4) ** 2 * 1_000)
    await server.kill()
    if (backupsIn(folder).length === 0) inTheMiddle += 1
    // What the server's own process leaves behind either ends with it or finishes what it began.
    await becomes(() => leftIn(folder).length === 0, 10_000)
    for (const name of backupsIn(folder))
      if ((await readBackup(setUp, place, path.join(folder, name))) === undefined) unproved += 1
    await letWaitPass(place)
    before = [...load.acknowledged]
    ;({ server } = await restaurant.open())
  }
  const isMade = await becomes(() => backupsIn(folder).length > 0)
  await becomes(() => leftIn(folder).length === 0, 10_000)
  await load.finish()
  await server.kill()
  const [name = ''] = backupsIn(folder)
  const stored = await readStoredOrders(place)
  const restored = (await readBackup(setUp, place, path.join(folder, name))) ?? []
  const differing = differences(restored, stored)
  const ids = new Set(restored.map(({ id }) => id))
  const lacking = before.filter(({ id }) => !ids.has(id)).length
  const comparison = compare(ordersOfLoad(stored), load)
  const left = leftIn(folder).length + readableByOthers(folder).length + backupsIn(folder).length - 1
  return {
    tried: `${size.orders} orders; ${rounds} kills, ${inTheMiddle} of them in the middle of a backup; answers: ${formatAnswers(load.answers)}`,
    found: `${unproved} backups under their name that do not open, ${left} files left behind or readable by others; the last one ${isMade ? 'made' : 'not made'}, with ${restored.length} of ${stored.length} orders, ${differing} not as stored, ${lacking} of ${before.length} acknowledged before it lacking; ${formatComparison(comparison)}; integrity ${await askIntegrity(place)}`,
    pass:
      isMade &&
      inTheMiddle > 0 &&
      unproved + left + differing + lacking === 0 &&
      restored.length >= size.orders &&
      isClean(comparison),
  }
}

/** Of the restored orders, those that are not stored or stored otherwise. What the kitchen or the jobs do later is no difference. */
function differences(restored: readonly StoredOrder[], stored: readonly StoredOrder[]): number {
  const byId = new Map(stored.map((order) => [order.id, order]))
  return restored.filter(({ id, key, email, total }) => {
    const now = byId.get(id)
    return now?.key !== key || now.email !== email || now.total !== total
  }).length
}
