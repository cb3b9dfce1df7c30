// Two servers of one restaurant at the same quiet hour.
import { bothEngines, freshDataDir } from '../../test-support/databases.ts'
import { backupsIn, becomes, leftIn, openForAWeek } from '../backups.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'

export const backupPair: Row = {
  name: 'two servers, one backup',
  promise: 'two servers that start when a nightly backup is due: exactly one makes it',
  engines: bothEngines,

  run: ({ engine, scale }) =>
    withSetUp(async (setUp) => {
      const rounds = scale === 'long' ? 10 : 1
      const counts: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const place = await freshProofPlace(engine)
        const folder = await freshDataDir()
        await openForAWeek(place, 500)
        const env = { BACKUP_DIR: folder }
        const pair = [await prepareRestaurant(setUp, place, env), await prepareRestaurant(setUp, place, env)]
        const servers = await Promise.all(pair.map((restaurant) => restaurant.open()))
        await becomes(() => backupsIn(folder).length > 0 && leftIn(folder).length === 0)
        // A second one would have begun by now: each server looks at its start, and waits for what it began.
        for (const { server } of servers) await server.stop()
        counts.push(backupsIn(folder).length)
      }
      return {
        tried: `${rounds} pairs of servers that start at the same time`,
        found: `${counts.join(', ')} backups`,
        pass: counts.every((count) => count === 1),
      }
    }),
}
