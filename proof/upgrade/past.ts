// The past of a restaurant, made by the version before alone: it is closed, amid its work, and about to be upgraded.
import path from 'node:path'
import { freshDataDir, type Engine } from '../../test-support/databases.ts'
import { freePort } from '../../test-support/free-port.ts'
import type { BrowserContext } from '@playwright/test'
import { letMailPausesPass } from '../ledger.ts'
import { freshProofPlace, ownPostgres, type Place, type SetUp } from '../set-up.ts'
import { createCustomers, type Customers } from './customers.ts'
import { liveWithDemoCards, stopAmidWork } from './make-history.ts'
import { leaveACart, prepareBrowser } from './screens.ts'
import { makeVersionBefore, type VersionBefore } from './version-before.ts'

export interface Past {
  readonly version: VersionBefore
  readonly place: Place
  /** Where every version of it is found, so that browsers find what they have kept. */
  readonly port: string
  readonly customers: Pick<Customers, 'orders'>
  /** The orders that nothing happens to any more. */
  readonly settled: readonly string[]
  openBrowser(): Promise<BrowserContext>
  readonly backup: string
  /** When it was closed. */
  readonly until: Date
}

export async function liveInThePast(setUp: SetUp, engine: Engine, orders: number): Promise<Past> {
  const version = await makeVersionBefore()
  const openBrowser = await prepareBrowser(setUp)
  // It syncs, as a restaurant's does: how long the upgrade takes is measured.
  const place = engine === 'postgres' ? (await ownPostgres(setUp)).place : await freshProofPlace(engine)
  const port = String(await freePort())
  const customers = createCustomers(`http://127.0.0.1:${port}`)
  await version.fill(place, orders)

  const server = await version.start(setUp, place, { PORT: port, RATE_LIMITS: 'on' })
  await liveWithDemoCards(server.url, customers)
  const settled = customers.orders.filter(({ isUnsettled }) => !isUnsettled).map(({ id }) => id)
  const browser = await openBrowser()
  await leaveACart(browser, server.url)
  await browser.close()
  await server.stop()
  await stopAmidWork(setUp, version, place, { port, customers })

  const until = new Date()
  await letMailPausesPass(place)
  const backup = path.join(await freshDataDir(), 'before.gz')
  await version.backUp(place, backup)
  return { version, place, port, customers, settled, openBrowser, backup, until }
}
