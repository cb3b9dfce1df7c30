// The disk of the backups is full, and is emptied again.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
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
import { compare, formatComparison, isClean, readStoredOrders } from '../ledger.ts'
import { formatAnswers, startLoad } from '../load.ts'
import type { Attack, Finding, Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, type SetUp } from '../set-up.ts'
import { mountSmallDisk, onSmallDisk } from '../small-disk.ts'

/** A copy of PostgreSQL takes twice the size of its database, of which ten megabytes are catalogs. */
const megabytes = 96

export const fullBackupDisk: Row = {
  name: 'full backup disk',
  promise:
    'a full disk of the backups: orders go on, no older backup is deleted, nothing is left of the one that did not fit, the office says so; made when there is room',
  engines: bothEngines,
  ...onSmallDisk(fillDisk),
}

async function fillDisk(setUp: SetUp, { engine, scale }: Attack): Promise<Finding> {
  const rounds = scale === 'long' ? 10 : 1
  const place = await freshProofPlace(engine)
  const disk = mountSmallDisk(setUp, await freshDataDir(), megabytes)
  await openForAWeek(place, 500)
  const older = 'burritoful-1995-11-19T12-00-00.db'
  writeFileSync(path.join(disk.folder, older), 'an older one')
  disk.fill()
  const restaurant = await prepareRestaurant(setUp, place, { BACKUP_DIR: disk.folder })
  let { server } = await restaurant.open()
  const load = startLoad({ url: restaurant.url, clients: 4 })
  let told = 0
  let left = 0
  for (let round = 0; round < rounds; round += 1) {
    if (await becomes(() => server.output().includes('the nightly backup (no-space)'))) told += 1
    left += leftIn(disk.folder).length + backupsIn(disk.folder).length - 1
    await server.stop()
    await letWaitPass(place)
    if (round === rounds - 1) disk.empty()
    ;({ server } = await restaurant.open())
  }
  const isMade = await becomes(() => backupsIn(disk.folder).length > 1)
  await load.finish()
  await server.stop()
  const names = backupsIn(disk.folder)
  const newest = path.join(disk.folder, names.toSorted().at(-1) ?? '')
  const opens = (await readBackup(setUp, place, newest)) !== undefined
  const comparison = compare(ordersOfLoad(await readStoredOrders(place)), load)
  return {
    tried: `a disk of ${disk.megabytes} MB, full at ${rounds} starts under 4 clients; answers: ${formatAnswers(load.answers)}`,
    found: `told of in ${told} of ${rounds}, ${left} files left behind, the older one ${names.includes(older) ? 'still there' : 'gone'}; ${isMade && opens ? 'made when there was room' : 'not made'}; ${formatComparison(comparison)}`,
    pass:
      told === rounds &&
      left === 0 &&
      names.includes(older) &&
      isMade &&
      opens &&
      load.acknowledged.length > 0 &&
      isClean(comparison),
  }
}
