// The process in which the journeys of one Playwright worker open their servers. Each is a whole server, created as main.ts
// does it, with its own database and port. Opening a server here takes a twentieth of the time of a new process.
import { moveClock, setClock } from './movable-clock.ts'
import type { Server } from '../server/create-server.ts'
import type { PageParts, PageData } from '../domain/restaurant/page-data.ts'
import type { ReplySpec, Asked } from './journey-host.ts'

process.umask(0o077)
// Imported here, because imports at the top of the file would load before the clock is replaced.
const [{ readConfig }, { pickAdapters }, { dist, createRestaurantServer }, { readPageFiles }, { createLog }] =
  await Promise.all([
    import('../server/config.ts'),
    import('../server/adapters/pick-adapters.ts'),
    import('../server/create-server.ts'),
    import('../server/page/page-files.ts'),
    import('../server/observe/log.ts'),
  ])

/** The same time as a separate server process gets to stop (server/start.ts). */
const longestStop = 10_000
const servers = new Map<number, Server>()
const page = { files: readPageFiles(dist), render }

process.on('disconnect', () => process.exit())
process.on('message', (asked: Asked) => {
  void answer(asked).then(
    (address) => tell({ to: asked.id, address }),
    (error: unknown) =>
      tell({
        to: asked.id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  )
})

async function answer(asked: Asked): Promise<string | undefined> {
  if (asked.what === 'open') return open(asked)
  if (asked.what === 'close') return close(asked.server)
  return moveClock(asked.byMs) as undefined
}

async function open({ server: key, env, aheadMs }: Extract<Asked, { what: 'open' }>): Promise<string> {
  setClock(aheadMs)
  const config = readConfig(env)
  const server = await createRestaurantServer({
    config,
    services: { ...(await pickAdapters(config)), page },
    log: createLog({
      terminal: false,
      level: config.logLevel,
      destination: { write: (line) => tell({ from: key, line }) },
    }),
    onStorageFailure: () => tell({ from: key, line: 'the storage failed\n' }),
  })
  servers.set(key, server)
  try {
    const opened = await server.open()
    if (!opened) throw new Error('the server was closed while it opened')
    return opened.address
  } catch (error) {
    await close(key)
    throw error
  }
}

async function close(key: number): Promise<undefined> {
  const server = servers.get(key)
  servers.delete(key)
  const tooLong = setTimeout(() => process.exit(1), longestStop)
  try {
    await server?.close()
  } finally {
    clearTimeout(tooLong)
  }
}

/** React stays loaded here, for the pages of all journeys. */
async function render(
  renderer: string,
  { pageData, site }: { pageData: PageData; site?: string | undefined },
) {
  const { partsOf } = (await import(renderer)) as {
    partsOf(pageData: PageData, site: string | undefined): PageParts
  }
  return partsOf(pageData, site)
}

function tell(answered: ReplySpec): void {
  process.send?.(answered)
}
