// A server that cannot be created leaves nothing open in a process that goes on.
import { expect, test } from 'vitest'
import { freshDataDir } from '../test-support/databases.ts'
import { pickAdapters } from './adapters/pick-adapters.ts'
import { readConfig } from './config.ts'
import { openFeed } from './db/engine/feed.ts'
import { openDatabase } from './db/engine/open.ts'
import { createRestaurantServer } from './create-server.ts'
import { createLog } from './observe/log.ts'

test('what was opened before a failure is closed, the newest first, and the failure is told', async () => {
  const config = readConfig({ DATA_DIR: await freshDataDir() })
  const closed: string[] = []
  function recordClose<Part extends { close(): Promise<void> }>(name: string, part: Part): Part {
    const close = async () => {
      closed.push(name)
      await part.close()
    }
    return { ...part, close }
  }
  const broken = new Error('nobody hears the feed')
  const creation = createRestaurantServer({
    config,
    services: {
      ...(await pickAdapters(config)),
      openDatabase: async (place) => recordClose('database', await openDatabase(place)),
      openFeed: async (...place) => {
        const feed = recordClose('feed', await openFeed(...place))
        return {
          ...feed,
          subscribe() {
            throw broken
          },
        }
      },
    },
    log: createLog({ terminal: false, level: 'fatal' }),
    onStorageFailure: () => {},
  })
  await expect(creation).rejects.toBe(broken)
  expect(closed).toEqual(['feed', 'database'])
})
