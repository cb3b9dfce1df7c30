// Opens the demo's servers: one for its past, with a clock of its own, and then one as npm start does.
import { sql } from 'kysely'
import { pickAdapters } from '../server/adapters/pick-adapters.ts'
import type { Config } from '../server/config.ts'
import { openDatabase } from '../server/db/engine/open.ts'
import { renderParts } from '../server/page/render-parts.ts'
import { startJobs, type Jobs } from '../server/jobs/start-jobs.ts'
import { createRestaurantServer, type Server } from '../server/create-server.ts'
import { createLog } from '../server/observe/log.ts'
import type { Place } from '../server/db/engine/database.ts'

/** The server's log would drown the demo's own output, so only errors are passed on. */
const log = createLog({ terminal: process.stdout.isTTY, level: 'error' })

/** The server that lives through the past, moment by moment. */
export interface PastServer {
  readonly url: string
  readonly setClock: (at: number) => void
  /** Every job once: money is taken and sent back, letters are written and go nowhere, the books are checked. */
  readonly runJobs: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openPast(config: Config, password: string, firstMoment: number): Promise<PastServer> {
  let clock = firstMoment
  let runJobs = async () => {}
  const server = await createRestaurantServer({
    config: { ...config, host: '127.0.0.1', port: 0, ownerPassword: password },
    services: {
      ...(await pickAdapters(config)),
      outbox: { send: async () => 'sent', sendIsolated: async () => 'sent', close() {} },
      now: () => new Date(clock),
      openDatabase: openUnsynced,
      startJobs(deps) {
        runJobs = () => startJobs(deps).stop()
        return idle
      },
      // Nobody looks at it yet.
      page: { files: new Map(), render: renderParts },
    },
    log,
    onStorageFailure: () => {},
  })
  const opened = await server.open()
  if (!opened) throw new Error('the server of the past was closed before it was open')
  return {
    url: opened.address,
    setClock(at) {
      clock = Math.max(clock, at)
    },
    runJobs: () => runJobs(),
    close: server.close,
  }
}

/** The demo runs its jobs itself, so that each runs at its moment. */
const idle: Jobs = {
  settlePaymentsSoon() {},
  sendEmailsSoon() {},
  sendOwnerAlertsSoon() {},
  reviewPayments() {},
  async stop() {},
}

/** Whoever pulls the plug on the demo has lost nothing: its past need not reach the disk order by order. */
async function openUnsynced(place: Place) {
  const db = await openDatabase(place)
  await sql`pragma synchronous = off`.execute(db.write)
  return db
}

export async function openPresent(config: Config, onStorageFailure: () => void): Promise<Server> {
  return createRestaurantServer({ config, services: await pickAdapters(config), log, onStorageFailure })
}
