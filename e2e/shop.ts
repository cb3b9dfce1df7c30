// The fixtures of every journey: an open shop with an empty order book, and a page that fails the test when the browser
// complains. The shop is a real server process that can be stopped, slowed and changed.
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import SqliteConnection from 'better-sqlite3'
import { freshPlace, type FreshPlace } from '../test-support/databases.ts'
import type { Paying } from '../domain/paying.ts'
import {
  startingHours,
  startingPaying,
  startingWaitTimes,
  startingWays,
} from '../domain/starting-settings.ts'
import type { WaitTimes } from '../domain/wait-times.ts'
import type { Ways } from '../domain/ways.ts'
import { emptyOrderBook } from './empty-order-book.ts'
import { putOnMenu, resetMenu, type NewItem } from './reset-menu.ts'
import { startServer, type Environment, type ServerProcess } from '../test-support/server-process.ts'

export const ownerPassword = 'the owner of the comal'

/** A server of a journey's own: on a busy machine its start would use up the journey's time. */
export const ofItsOwnTime = { scope: 'test', timeout: 180_000 } as const

export class Shop {
  private server: ServerProcess | undefined
  private readonly place: FreshPlace
  private readonly settings: Environment
  private port = '0'
  /** The output of servers that have since been stopped. */
  private printed = ''
  private ownersHash: string | undefined

  constructor(place: FreshPlace, settings: Environment = {}) {
    this.place = place
    this.settings = settings
  }

  async open(): Promise<void> {
    this.server = await startServer({
      DATA_DIR: this.place.dataDir,
      DATABASE_URL: this.place.databaseUrl,
      OWNER_PASSWORD: ownerPassword,
      ...this.settings,
      PORT: this.port,
    })
    // A restarted server uses the same port, where the page expects it.
    this.port = String(this.server.port)
  }

  async close(): Promise<void> {
    await this.running.stop()
    this.printed += this.running.output()
    this.server = undefined
  }

  async shutDown(): Promise<void> {
    await this.server?.kill()
  }

  /** Resets the shop to its state after the first start, whatever the journey before has changed. */
  async reset(): Promise<void> {
    this.server?.thaw()
    if (!this.server) await this.open()
    emptyOrderBook(this)
    this.sql("delete from staff where username <> 'owner'")
    this.resetOwner()
    this.sql(
      `update shop_state set paused_at = null, paused_until = null, busy_minutes = null, busy_until = null,
        touched_at = null, owner_told_at = null, owner_claimed_until = null`,
    )
    this.setWaitTimes({})
    this.sql(
      "update settings set value = ?, version = version + 1 where name = 'hours'",
      JSON.stringify(startingHours),
    )
    this.setWays({})
    this.setPaying({})
    resetMenu(this)
  }

  /** At the end of the menu, straight into the database. */
  putOnMenu(item: NewItem): void {
    putOnMenu(this, item)
  }

  /** Those of a fresh install but for these, straight into the database, where the server notices it within a second. */
  setWays(change: Partial<Ways>): void {
    this.sql(
      "update settings set value = ? where name = 'ways'",
      JSON.stringify({ ...startingWays, ...change }),
    )
  }

  /** As the ways. */
  setWaitTimes(change: Partial<WaitTimes>): void {
    this.sql(
      "update settings set value = ? where name = 'waitTimes'",
      JSON.stringify({ ...startingWaitTimes, ...change }),
    )
  }

  /** As the ways. */
  setPaying(change: Partial<Paying>): void {
    this.sql(
      "update settings set value = ? where name = 'paying'",
      JSON.stringify({ ...startingPaying, ...change }),
    )
  }

  private resetOwner(): void {
    const [owner] = this.sql<{ password_hash: string }>('select password_hash from staff')
    // The password hash from the first start, since the journey before may have changed the password.
    this.ownersHash ??= owner?.password_hash
    this.sql(
      `update staff set disabled_at = null, role = 'owner', name = 'Owner', password_hash = ?,
        must_change_password = 0, last_login_at = null`,
      this.ownersHash,
    )
  }

  freeze(): void {
    this.running.freeze()
  }

  thaw(): void {
    this.running.thaw()
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get dataDir(): string {
    return this.place.dataDir
  }

  get log(): string {
    return this.printed + (this.server?.output() ?? '')
  }

  /** Reads or changes the database directly, while the server runs. */
  sql<Row>(statement: string, ...values: unknown[]): Row[] {
    const connection = new SqliteConnection(path.join(this.dataDir, 'burritoful.db'))
    try {
      const prepared = connection.prepare(statement)
      if (prepared.reader) return prepared.all(...values) as Row[]
      prepared.run(...values)
      return []
    } finally {
      connection.close()
    }
  }

  /** Deletes items in the database, where the running server notices it within a second. */
  takeOffMenu(...items: string[]): void {
    for (const item of items) this.sql('delete from menu_items where id = ?', item)
  }

  countOrders(): number {
    return this.sql<{ count: number }>('select count(*) as count from orders')[0]?.count ?? -1
  }

  private get running(): ServerProcess {
    if (!this.server) throw new Error('the shop is closed')
    return this.server
  }
}

/** A shop of its own, for as long as a journey needs it. */
export async function lendShop(
  provide: (shop: Shop) => Promise<void>,
  settings: Environment = {},
): Promise<void> {
  const shop = new Shop(await freshPlace('sqlite'), settings)
  await shop.open()
  await provide(shop)
  await shop.shutDown()
}

/** A server whose clock shows this moment when it starts; the real time where none is said. */
export function clockAt(moment: string): Environment {
  if (moment === '') return {}
  const clock = new URL('../test-support/other-clock.ts', import.meta.url)
  clock.searchParams.set('at', moment)
  return { NODE_OPTIONS: `--import=${clock.href}` }
}

interface WorkerFixtures {
  /** What the clock of the worker's server shows when it starts. */
  workersClock: string
  /** Starting a server takes longer than most journeys, so all journeys of one worker share one server. */
  workersShop: Shop
}

interface Fixtures {
  shop: Shop
  /** The browser's complaints that this test expects. */
  expectedComplaints: RegExp[]
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  workersClock: ['', { option: true, scope: 'worker' }],
  workersShop: [
    async ({ workersClock }, provide) => lendShop(provide, clockAt(workersClock)),
    { scope: 'worker' },
  ],
  shop: async ({ workersShop }, provide) => {
    await workersShop.reset()
    await provide(workersShop)
  },
  baseURL: async ({ shop }, provide) => provide(shop.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it in a fixture that needs no other
  expectedComplaints: async ({}, provide) => provide([]),
  page: async ({ page, expectedComplaints }, provide) => {
    const complaints: string[] = []
    listenForComplaints(page, complaints)
    await provide(page)
    const unexpected = complaints.filter((said) => !expectedComplaints.some((known) => known.test(said)))
    expect(unexpected, 'the browser complained').toEqual([])
  },
})

export { expect }

function listenForComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
}
