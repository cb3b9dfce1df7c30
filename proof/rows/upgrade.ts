// Data made by the version before, opened by this one: how soon, and whether everything reads as it did.
import path from 'node:path'
import type { Random } from '../../server/demo/random.ts'
import { openDatabase } from '../../server/db/open.ts'
import { engines, freshDataDir, timeZone } from '../../test-support/databases.ts'
import { freePort } from '../../test-support/free-port.ts'
import { startServer } from '../../test-support/server-process.ts'
import { runCommand } from '../commands.ts'
import { letMailPausesPass } from '../ledger.ts'
import type { Attack, Finding, Row } from '../row.ts'
import { freshProofPlace, ownPostgres, withSetUp, type Place, type SetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { logIn } from '../staff-hands.ts'
import { findDifferences, sayDifferences, type Difference } from '../../test-support/differences.ts'
import { createCustomers, type Customers } from '../upgrade/customers.ts'
import { readLetters } from '../upgrade/letters.ts'
import { liveWithDemoCards, stopAmidWork, untilSettled, withheld } from '../upgrade/make-history.ts'
import { asBefore, asItIs, type Shape } from '../../test-support/wire-before.ts'
import { askByKey, readBook, readOffice, readOrders } from '../upgrade/read-everything.ts'
import { leaveACart, prepareBrowser, readKept, readScreens } from '../upgrade/screens.ts'
import { compareTables } from '../upgrade/tables.ts'
import { copyPlace } from '../upgrade/twin.ts'
import { CannotTry, makeVersionBefore, settingsOf, type Running } from '../upgrade/version-before.ts'

const sizes = {
  short: { orders: 2_000, sample: 20, screens: 3 },
  long: { orders: 100_000, sample: 300, screens: 12 },
} as const
const longestOpening = 60_000
/** So that a slow one is told with its time. */
const patienceMs = 4 * longestOpening

export const upgrade: Row = {
  name: 'upgrade',
  promise:
    'a restaurant of 100,000 orders, of every kind, made by the version before: opens within a minute, and every order, figure, receipt, screen and mail reads as it did there; its backup is restored on both engines; a browser keeps its cart',
  engines,
  needs: 'history',
  breaks: {
    'upgrade-adds-a-cent': /[1-9]\d* read differently.*tax: \d+ became \d+/,
    'upgrade-drops-owed-mails': /[1-9]\d* read differently.*mails/,
    'upgrade-shifts-refunds': /[1-9]\d* read differently.*refunds/,
  },
  run: (attack) =>
    withSetUp((setUp) => tryUpgrade(setUp, attack)).catch((error: unknown) => {
      if (!(error instanceof CannotTry)) throw error
      return { tried: 'nothing', found: `not run: ${error.message}`, pass: 'not run' }
    }),
}

async function tryUpgrade(setUp: SetUp, { engine, scale, random, broken }: Attack): Promise<Finding> {
  const size = sizes[scale]
  const version = await makeVersionBefore()
  const place = engine === 'postgres' ? (await ownPostgres(setUp)).place : await freshProofPlace(engine)
  const port = String(await freePort())
  const customers = createCustomers()
  const openBrowser = await prepareBrowser(setUp)

  await version.fill(place, size.orders)
  const former = await version.start(setUp, place, { PORT: port, RATE_LIMITS: 'on' })
  await liveWithDemoCards(former.url, customers.at(former.url))
  const settled = customers.at(former.url).orders.map(({ id }) => id)
  const shopper = await openBrowser()
  await leaveACart(shopper, former.url)
  await shopper.close()
  await former.stop()
  await stopAmidWork(setUp, version, place, { port, customers })

  const since = new Date()
  await letMailPausesPass(place)
  const backup = path.join(await freshDataDir(), 'before.gz')
  await version.backUp(place, backup)
  const twin = await copyPlace(place)
  const migrated = await copyPlace(place)

  /** Lets a version finish what is owed, and reads all that people read. */
  async function read({ url, stop }: Running, of: Place, shape: Shape, sample?: readonly string[]) {
    const owner = await logIn(url)
    const known = customers.at(url)
    await finishWork(owner, known)
    const { today } = await owner.get<{ today: string }>('/api/office/orders')
    const reading = { owner, shape, since }
    const book = await readBook(reading, today)
    const chosen = sample ?? pickSome(random, [...book.values()] as { id: string }[], size.sample)
    const ids = [...new Set([...known.orders.map(({ id }) => id), ...chosen])]
    const browser = await openBrowser()
    const screens = [...settled, ...chosen].slice(-size.screens).concat(settled.slice(0, size.screens))
    const facts = new Map([
      ...book,
      ...(await readOffice(reading, today)),
      ...(await readOrders(reading, ids)),
      ...(await askByKey(reading, known.orders)),
      ...(await readKept(browser, url)),
      ...(await readScreens(browser, owner, screens)),
    ])
    await browser.close()
    await stop()
    return { facts: new Map([...facts, ...(await readLetters(of))]), chosen, orders: book.size }
  }

  const before = await read(await version.start(setUp, twin, { PORT: port }), twin, asItIs)
  const began = performance.now()
  const env = { ...settingsOf(place), PORT: port, ...spoiledBy(broken) }
  const server = await startServer(env, undefined, { patienceMs })
  setUp.later(() => server.kill())
  const ready = await fetch(`${server.url}/readyz`)
  const tookMs = performance.now() - began
  const present: Running = { url: server.url, stop: async () => void (await server.stop()) }
  const after = await read(present, place, asBefore, before.chosen)
  const differences = findDifferences(before.facts, after.facts)

  await (await openDatabase({ ...migrated, timeZone })).close()
  const restored = await restoreOnBoth(setUp, backup, migrated)
  const expected = size.orders + customers.at('').orders.length + 1
  return {
    tried: `${before.orders} orders, ${customers.at('').orders.length} of them lived through the API; ${before.facts.size} things read with both versions, ${restored.rows} rows of the restored backup on both engines`,
    found: `opened after ${(tookMs / 1000).toFixed(1)} s; ${sayDifferences([...differences, ...restored.differences])}`,
    pass:
      ready.status === 200 &&
      tookMs <= longestOpening &&
      before.orders === expected &&
      differences.length + restored.differences.length === 0,
  }
}

/** The mails that were withheld from a customer are sent by the owner, of one order. */
async function finishWork(owner: Awaited<ReturnType<typeof logIn>>, known: Customers): Promise<void> {
  const { id } = known.orders.find(({ what }) => what === withheld) ?? { id: '' }
  await owner.post(`/api/office/orders/${id}/mail-again`, {})
  await untilSettled(owner, known)
}

function pickSome(random: Random, rows: readonly { id: string }[], count: number): string[] {
  const ids = rows.map(({ id }) => id).toSorted()
  return Array.from({ length: count }, () => random.pick(ids))
}

/** The backup of the version before, in an empty place of each engine, beside the data that was upgraded. */
async function restoreOnBoth(
  setUp: SetUp,
  backup: string,
  migrated: Place,
): Promise<{ rows: number; differences: Difference[] }> {
  const differences: Difference[] = []
  let rows = 0
  for (const engine of engines) {
    const place = await freshProofPlace(engine)
    const { code, output } = await runCommand(setUp, 'restore', place, backup, {})
    if (code !== 0) differences.push({ of: `the backup on ${engine}`, words: `refused: ${output}` })
    else {
      const compared = await compareTables(migrated, place)
      rows += compared.rows
      differences.push(...compared.differences)
    }
  }
  return { rows, differences }
}
