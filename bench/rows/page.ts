// How fast the page is on a slow phone: against the same page as static HTML without script, in the same run, by turns.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { request } from 'undici'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { weighPage } from '../../scripts/page-budgets.ts'
import { startServer } from '../../test-support/server-process.ts'
import { compared, median, repeat } from '../figures.ts'
import type { Figure, Row, Unit } from '../row.ts'

interface Sight {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  readonly shift: number
}

const rounds = 9
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms for a round trip. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const dist = path.resolve(import.meta.dirname, '../../dist')

export const firstPage: Row = {
  name: 'page',
  floor: 'the same page without its script',
  engines: ['sqlite'],
  run: async () => [...(await measureTimes()), ...(await weighScreens())],
}

async function measureTimes(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'burritoful-bench-page-'))
  const server = await startServer({ DATA_DIR: dataDir, PORT: '0' })
  const site = `http://127.0.0.1:${server.port}`
  const bare = await mirrorWithoutScript(site)
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    // The first visit fetches what the mirror keeps.
    await look(browser, bare.url)
    const ours: Sight[] = []
    const theirs: Sight[] = []
    for (let round = 0; round < rounds; round += 1) {
      const lookAtOurs = async () => ours.push(await look(browser, site))
      const lookAtTheirs = async () => theirs.push(await look(browser, bare.url))
      // By turns the first: whoever else is on the machine disturbs both alike.
      for (const next of round % 2 ? [lookAtOurs, lookAtTheirs] : [lookAtTheirs, lookAtOurs]) await next()
    }
    const slowest = await slowestClick(browser, site)
    return [
      against('first paint on a slow phone', ours, theirs, 'firstPaint', 1.1),
      against('largest paint on a slow phone', ours, theirs, 'largestPaint', 1.15),
      atMost('blocking time on a slow phone', median(ours.map(({ blocking }) => blocking)), 'ms', 200),
      atMost('layout shift', median(ours.map(({ shift }) => shift)), '', 0.01),
      {
        ...atMost('slowest click on + or − on a slow phone', slowest, 'ms', 50),
        note: 'until its count is painted; the sums follow a frame or two later',
      },
    ]
  } finally {
    await browser.close()
    bare.close()
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

async function look(browser: Browser, url: string): Promise<Sight> {
  const page = await browser.newPage(phone)
  const session = await slowDown(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0, blocking: 0 }
    Object.assign(globalThis, { seen })
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime))
    watch('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
    watch('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)))
  })
  // Not until the network is idle: after the first view the page listens to the server, which counts, too.
  await page.goto(url)
  await page.waitForTimeout(2_000)
  const sight = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { largest: number; shift: number; blocking: number } }
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      firstPaint: paint?.startTime ?? Number.NaN,
      largestPaint: seen.largest,
      blocking: seen.blocking,
      shift: seen.shift,
    }
  })
  await page.close()
  return sight
}

const presses = ['Add one Beef', 'Add one Pork', 'Add one Beef', 'Remove one Beef', 'Remove one Pork']

/** Each of five clicks is taken in the middle of several visits, the first on a page that is still cold; then the slowest. */
async function slowestClick(browser: Browser, url: string): Promise<number> {
  const visits = await repeat(() => timesOfClicks(browser, url), rounds)
  return Math.max(...presses.map((_, at) => median(visits.map((clicks) => clicks[at] ?? Number.NaN))))
}

/** From the press to the next paint, as the Event Timing API tells it: in steps of 8 ms. */
async function timesOfClicks(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage(phone)
  // Not until the network is idle: the cart listens to the server.
  await page.goto(`${url}/#/Cart`)
  await page.getByRole('button', { name: 'Add one Beef' }).waitFor()
  await slowDown(page)
  await page.evaluate(() => {
    const clicks: number[] = []
    Object.assign(globalThis, { clicks })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') clicks.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const times: number[] = []
  for (const name of presses) {
    await press(page, name)
    // The browser tells of a click some time after its paint, and of one below 16 ms never: there is nothing to wait for.
    await page.waitForTimeout(500)
    times.push(
      await page.evaluate(() =>
        Math.max(...(globalThis as unknown as { clicks: number[] }).clicks.splice(0)),
      ),
    )
  }
  await page.close()
  // What took less than 16 ms is not told; but when nothing is told at all, the watch does not work.
  return times.some(Number.isFinite) ? times.map((ms) => Math.max(ms, 16)) : times.map(() => Number.NaN)
}

/**
 * As a person does it: the pointer is there before, and a press lasts; all in one instant would count as one event. And
 * with the mouse itself: a click through the locator looks for what lies under the pointer from within the click.
 */
async function press(page: Page, name: string): Promise<void> {
  const button = await page.getByRole('button', { name }).boundingBox()
  if (!button) throw new Error(`there is no button to ${name}`)
  await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(60)
  await page.mouse.up()
}

/** What the server sends, with its own headers, but for the script; each file is fetched from it once. */
async function mirrorWithoutScript(site: string): Promise<{ url: string; close: () => void }> {
  const kept = new Map<string, Promise<Mirrored>>()
  const server = createServer(({ url: file = '/' }, response) => {
    const known = kept.get(file) ?? fetchMirrored(site, file)
    kept.set(file, known)
    void known.then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

interface Mirrored {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

async function fetchMirrored(site: string, file: string): Promise<Mirrored> {
  const reply = await request(site + file, { headers: { 'accept-encoding': 'br' } })
  const sent = Buffer.from(await reply.body.arrayBuffer())
  const { 'content-length': _length, ...headers } = reply.headers
  const mirrored = { status: reply.statusCode, headers, body: sent }
  if (file !== '/') return mirrored
  if (headers['content-encoding'] !== 'br') throw new Error('the page is not built: npm run build')
  const page = brotliDecompressSync(sent).toString()
  return { ...mirrored, body: brotliCompressSync(withoutScript(page)) }
}

/** The start script lets the hero's preload go, which static HTML would not hold back. */
function withoutScript(page: string): string {
  const preload = page.replace(' media="not all"', '')
  if (preload === page) throw new Error('the page holds no preload back')
  return preload.replace(/\s*<script\b[^]*?<\/script>/g, '')
}

const found = 'docs/decisions/0017'

function against(what: string, ours: Sight[], theirs: Sight[], name: keyof Sight, most: number): Figure {
  const pairs = ours.map((sight, round) => ({
    ours: sight[name],
    floor: theirs[round]?.[name] ?? Number.NaN,
  }))
  return { what, ...compared(pairs), unit: 'ms', goal: { of: 'ratio', atMost: most }, limit: found }
}

function atMost(what: string, ours: number, unit: Unit, most: number): Figure {
  return { what, ours, unit, goal: { of: 'ours', atMost: most }, limit: found }
}

/** npm test holds these too. */
async function weighScreens(): Promise<Figure[]> {
  const weights = await weighPage(dist)
  return weights.map(({ name, bytes, most }) => atMost(`weight: ${name}`, bytes, 'bytes', most))
}
