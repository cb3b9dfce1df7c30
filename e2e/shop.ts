// The fixtures of every journey: an open shop on its first day, and a page that fails the test when the browser complains.
// The shop is a whole server that can be stopped, slowed and changed, and whose clock can be moved.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import SqliteConnection from 'better-sqlite3'
import type { FreshPlace } from '../test-support/databases.ts'
import type { PaymentMethods } from '../domain/restaurant/payment-methods.ts'
import {
  startingPaymentMethods,
  startingWaitTimes,
  startingFulfillment,
} from '../domain/restaurant/starting-settings.ts'
import type { WaitTimes } from '../domain/restaurant/wait-times.ts'
import type { FulfillmentSettings } from '../domain/restaurant/fulfillment.ts'
import { startJourneyHost, type JourneyHost, type BorrowedServer } from '../test-support/journey-host.ts'
import { firstDay, ownerPassword } from '../test-support/journey-template.ts'
import { startServer, type Environment } from '../test-support/server-process.ts'
import { putOnMenu, type NewItem } from './insert-items.ts'

export { ownerPassword }

interface ShopOptions {
  readonly settings?: Environment
  /** Opens the server beside those of other journeys; without it, and after a stop, it is a process of its own. */
  readonly host?: JourneyHost
  /** What the clock shows when the shop opens; empty: the real time. */
  readonly startsAt?: string
}

export class Shop {
  private server: BorrowedServer | undefined
  private readonly place: FreshPlace
  private readonly settings: Environment
  private readonly host: JourneyHost | undefined
  /** The host, as long as it lends the server that runs; a process of its own has a clock that nobody moves. */
  private lender: JourneyHost | undefined
  private port = '0'
  /** The output of servers that have since been stopped. */
  private printed = ''
  /** How far the clock of the server was ahead of the real one when it was opened or closed, in milliseconds. */
  private aheadMs: number
  private others: Shop[] = []

  constructor(place: FreshPlace, { settings = {}, host, startsAt = '' }: ShopOptions = {}) {
    this.place = place
    this.settings = settings
    this.host = host
    this.aheadMs = startsAt === '' ? 0 : Date.parse(startsAt) - Date.now()
  }

  async open(): Promise<void> {
    const env = {
      DATA_DIR: this.place.dataDir,
      DATABASE_URL: this.place.databaseUrl,
      OWNER_PASSWORD: ownerPassword,
      ...this.settings,
      PORT: this.port,
    }
    // After a stop nothing is left of what the server before had in memory.
    const lender = this.port === '0' ? this.host : undefined
    this.server = lender
      ? await lender.open(env, this.aheadMs)
      : await startServer({ ...env, ...clockAhead(this.aheadMs) })
    this.lender = lender
    // A restarted server uses the same port, where the page expects it.
    this.port = String(this.server.port)
  }

  async close(): Promise<void> {
    await this.running.stop()
    this.printed += this.running.output()
    this.server = undefined
    this.aheadMs = this.aheadNow
    this.lender = undefined
  }

  /** At the end of a journey. */
  async shutDown(): Promise<void> {
    for (const other of this.others) await other.shutDown()
    await this.server?.kill()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  /** A second restaurant with other settings, for as long as this one is there. */
  async openAnother(settings: Environment): Promise<Shop> {
    const other = new Shop(await firstDay(), { settings, ...(this.host && { host: this.host }) })
    other.aheadMs = this.aheadNow
    await other.open()
    this.others.push(other)
    return other
  }

  /** Puts the server's clock forward; jobs, turns and heartbeats that fall due by then come at once. */
  async moveClock(byMs: number): Promise<void> {
    if (!this.lender) throw new Error('the clock of a process of its own cannot be moved')
    await this.lender.moveClock(byMs)
  }

  /** What the server's clock shows. */
  now(): number {
    return Date.now() + this.aheadNow
  }

  /** At the end of the menu, straight into the database. */
  putOnMenu(item: NewItem): void {
    putOnMenu(this, item)
  }

  /** Sets a fresh install's settings with these changes in the database, where the server notices them within a second. */
  setFulfillment(change: Partial<FulfillmentSettings>): void {
    this.set('fulfillmentSettings', { ...startingFulfillment, ...change })
  }

  /** Like setFulfillment. */
  setWaitTimes(change: Partial<WaitTimes>): void {
    this.set('waitTimes', { ...startingWaitTimes, ...change })
  }

  /** Like setFulfillment. */
  setPaymentMethods(change: Partial<PaymentMethods>): void {
    this.set('paymentMethods', { ...startingPaymentMethods, ...change })
  }

  private set(name: string, value: object): void {
    this.sql('update settings set value = ? where name = ?', JSON.stringify(value), name)
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
      connection.exec('update shop_state set version = version + 1')
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

  /** The shop of the journey that moved the clock. */
  private get aheadNow(): number {
    return this.lender?.aheadMs ?? this.aheadMs
  }

  private get running(): BorrowedServer {
    if (!this.server) throw new Error('the shop is closed')
    return this.server
  }
}

/** Starts a process whose clock is this far ahead of the real clock. */
function clockAhead(aheadMs: number): Environment {
  if (aheadMs === 0) return {}
  const clock = new URL('../test-support/other-clock.ts', import.meta.url)
  clock.searchParams.set('ahead', String(aheadMs))
  return { NODE_OPTIONS: `--import=${clock.href}` }
}

interface Fixtures {
  /** What the server's clock shows when the journey starts; empty: the real time. */
  startsAt: string
  /** The environment variables of the server. */
  settings: Environment
  shop: Shop
  /** The browser's complaints that this test expects. */
  expectedComplaints: RegExp[]
}

const lostPart = /Unable to preload CSS|Couldn't load preload assets/

export const test = base.extend<Fixtures, { host: JourneyHost }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it in a fixture that needs no other
    async ({}, provide) => {
      const host = startJourneyHost()
      await provide(host)
      await host.end()
    },
    { scope: 'worker' },
  ],
  startsAt: ['', { option: true }],
  settings: [{}, { option: true }],
  shop: async ({ browser, host, settings, startsAt }, provide, testInfo) => {
    const shop = new Shop(await firstDay(startsAt === '' ? undefined : new Date(startsAt)), {
      host,
      settings,
      startsAt,
    })
    await shop.open()
    await provide(shop)
    // A second window that a journey left open would wait for its server.
    for (const context of browser.contexts()) await context.close()
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('server log', { body: shop.log, contentType: 'text/plain' })
    }
    await shop.shutDown()
  },
  baseURL: async ({ shop }, provide) => provide(shop.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it in a fixture that needs no other
  expectedComplaints: async ({}, provide) => provide([]),
  page: async ({ page, expectedComplaints }, provide) => {
    const complaints: string[] = []
    listenForComplaints(page, complaints)
    await provide(page)
    // A journey may cut the connection while the page prefetches a part, which Chromium reports in other words.
    const inOurWords = complaints.map((said) => (lostPart.test(said) ? `net::ERR_FAILED ${said}` : said))
    const unexpected = inOurWords.filter((said) => !expectedComplaints.some((known) => known.test(said)))
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
