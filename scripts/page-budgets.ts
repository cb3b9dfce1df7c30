// The page's budgets: measures the brotli bytes that each screen loads, and compares them with its limit.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { makePageData } from '../domain/restaurant/page-data.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import { startingRestaurant } from '../domain/restaurant/starting-restaurant.ts'
import { startingHours } from '../domain/restaurant/starting-settings.ts'
import { makePage } from '../server/page/make-page.ts'
import { readPageFiles } from '../server/page/page-files.ts'
import { findPicture, pictureFiles } from '../server/db/menu/starting-pictures.ts'

export interface Weight {
  readonly name: string
  readonly bytes: number
  /** A larger size fails npm test. */
  readonly most: number
}

/** The chunks that a screen loads beyond what the visitor has loaded before. */
interface Budget {
  readonly name: string
  readonly parts: readonly string[]
  /** The chunk that was loaded before this one, besides the first load. */
  readonly after?: string
  readonly most: number
}

const firstLoad = 80_000
const page = 12_000
const firstView = 230_000
const shopRoute = 20_000
const makeItYours = 10_000
const officeScreen = 60_000

const budgets: readonly Budget[] = [
  { name: 'Menu', parts: ['menu-page'], most: shopRoute },
  // Its goal is that of the other screens. What an order that lies in the cart again has to tell makes it 1 % heavier.
  { name: 'Cart', parts: ['cart-page'], most: 20_500 },
  { name: 'Order Complete', parts: ['complete-page'], most: shopRoute },
  { name: 'an order', parts: ['order-page'], most: shopRoute },
  { name: 'Order this again', parts: ['order-again-page'], most: shopRoute },
  { name: 'the same as last time', parts: ['same-again-card'], after: 'menu-page', most: makeItYours },
  { name: 'a page that is not there', parts: ['not-found-page'], most: shopRoute },
  { name: 'the wall', parts: ['wall-page'], most: shopRoute },
  { name: 'checkout with its validation', parts: ['checkout-dialog'], after: 'cart-page', most: 30_000 },
  { name: 'Make it yours', parts: ['make-it-yours-dialog'], after: 'menu-page', most: makeItYours },
  { name: 'kitchen', parts: ['kitchen-page'], most: 45_000 },
  { name: 'home of the staff', parts: ['staff-home-page'], most: officeScreen },
]

/** Every screen of the office, by the names of its files. */
function officeBudgets(files: readonly string[]): Budget[] {
  const screens = files.flatMap((file) => /^([a-z-]+-(?:office|settings))-.{8}\.js$/.exec(file)?.[1] ?? [])
  if (screens.length === 0) throw new Error('the build has no screens of the office')
  return screens.map((screen) => ({
    name: `office: ${screen.replace('-office', '')}`,
    parts: ['office-screens', screen],
    most: officeScreen,
  }))
}

/** Measures the scripts that must load before a screen is shown; scripts that load afterward are not counted. */
export async function weighPage(dist: string): Promise<Weight[]> {
  const { html, sent: pageBytes } = await firstPage(dist)
  const files = readdirSync(path.join(dist, 'assets'))
  const first = withImports(dist, namesIn(html, /<script type="module"[^>]* src="\/assets\/([^"]+)"/g))
  if (first.size === 0) throw new Error('index.html loads no script')
  const partOf = (name: string) => {
    const found = files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
    if (found.length !== 1) throw new Error(`the build has ${found.length} parts called ${name}`)
    return withImports(dist, found)
  }
  const screens = [...budgets, ...officeBudgets(files)].map(({ name, parts, after, most }) => {
    const loadedBefore = new Set([...first, ...(after ? partOf(after) : [])])
    const needed = new Set(parts.flatMap((part) => [...partOf(part)]))
    const missing = [...needed].filter((file) => !loadedBefore.has(file))
    return { name, bytes: weigh(dist, missing), most }
  })
  return [
    { name: 'first load', bytes: weigh(dist, first), most: firstLoad },
    ...screens,
    // The first style sheet is inlined in the page.
    { name: 'the page itself', bytes: pageBytes, most: page },
    {
      name: 'first view on a phone',
      bytes: pageBytes + weigh(dist, first) + weigh(dist, seenOnPhone(html)) + weighTiles(html),
      most: firstView,
    },
  ]
}

/** The page that the server makes at its first start. */
async function firstPage(dist: string): Promise<{ html: string; sent: number }> {
  const template = readPageFiles(dist).get('/')
  if (!template) throw new Error('there is no page in the build')
  const items = startingMenu.items.map((item) => ({
    ...item,
    look: { ...item.look, picture: findPicture(item.id) },
  }))
  const pageData = makePageData({
    ...startingMenu,
    restaurant: startingRestaurant(),
    hours: startingHours,
    items,
  })
  const { plain, br } = await makePage({ dist, template, demo: false }, pageData)
  return { html: plain.toString(), sent: br?.length ?? plain.length }
}

/** Letters and flags that the style sheet names, and a browser fetches only for a restaurant of another name or year. */
const ofOtherNames = /^(?:ranchers-(?:l1|xa)|bunting-\w+-flowers)-/

/** The Welcome screen's fonts and smallest pictures; e2e/first-view.spec.ts measures what is really fetched. */
function seenOnPhone(html: string): Set<string> {
  return new Set([
    ...namesIn(html, /\burl\(\/assets\/([^)]+)\)/g).filter((file) => !ofOtherNames.test(file)),
    ...namesIn(html, /\bsrcset="\/assets\/([^" ]+)/gi),
    ...namesIn(html, /\bsrc="\/assets\/([^"]+\.svg)"/g),
  ])
}

/** The pictures of the items, which are the server's. */
function weighTiles(html: string): number {
  const urls = namesIn(html, /\bsrcset="(\/pictures\/[^" ]+)/gi)
  return urls.reduce((sum, url) => sum + (pictureFiles.get(url)?.bytes.length ?? Number.NaN), 0)
}

export function tooHeavy(weights: readonly Weight[]): string[] {
  return weights
    .filter(({ bytes, most }) => bytes > most)
    .map(({ name, bytes, most }) => `${name}: ${bytes} bytes, ${bytes - most} more than its ${most}`)
}

const recordAnew = 'npm run record-weights'

/** The sizes in bytes by name, as scripts/page-weights.json stores them. */
export type Recorded = Readonly<Record<string, number>>

export function record(weights: readonly Weight[]): Recorded {
  return Object.fromEntries(weights.map(({ name, bytes }) => [name, bytes]))
}

/** A size that grew by a tenth fails, too: a limit has headroom, which one careless import could fill unseen. */
export function jumped(weights: readonly Weight[], recorded: Recorded): string[] {
  return weights.flatMap(({ name, bytes }) => {
    const before = recorded[name]
    if (before !== undefined && bytes <= before * 1.1) return []
    return `${name}: ${bytes} bytes, recorded ${before ?? 'nowhere'}. If that is meant: ${recordAnew}`
  })
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, file]) => file ?? [])
}

/** The files and everything that they import statically. */
function withImports(dist: string, files: Iterable<string>, seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const code = readFileSync(path.join(dist, 'assets', file), 'utf8')
    withImports(dist, namesIn(code, /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g), seen)
  }
  return seen
}

function weigh(dist: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + sentBytes(path.join(dist, 'assets', file)), 0)
}

/** The size of the brotli file where there is one; pictures and fonts are compressed formats already. */
function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
