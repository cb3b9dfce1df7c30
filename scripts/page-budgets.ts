// What each screen may weigh, and what it does: bytes of a built page as the server sends them, brotli.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export interface Weight {
  readonly name: string
  readonly bytes: number
  /** More than this fails npm test. */
  readonly most: number
}

/** A screen's part of the site, beyond what the visitor has by then. */
interface Budget {
  readonly name: string
  readonly part: string
  /** Loaded before it, besides the first load. */
  readonly after?: string
  readonly most: number
}

const firstLoad = 72_000
const firstView = 12_000

const budgets: readonly Budget[] = [
  { name: 'Menu', part: 'menu-page', most: 10_000 },
  { name: 'Cart', part: 'cart-page', most: 10_000 },
  { name: 'Order Complete', part: 'complete-page', most: 10_000 },
  { name: 'an order', part: 'order-page', most: 10_000 },
  { name: 'a page that is not there', part: 'not-found-page', most: 10_000 },
  { name: 'checkout with its validation', part: 'checkout-dialog', after: 'cart-page', most: 20_000 },
  { name: 'kitchen', part: 'kitchen-page', most: 30_000 },
]

/** Scripts by what a browser must have before a screen stands; what loads after that is in nobody's way. */
export function weighPage(dist: string): Weight[] {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const files = readdirSync(path.join(dist, 'assets'))
  const first = withImports(dist, hrefs(page, /\bimport\(`\/assets\/([^`]+\.js)`\)/g))
  if (first.size === 0) throw new Error('index.html loads no script')
  const sheets = hrefs(page, /<link\b[^>]*\bhref="\/assets\/([^"]+\.css)"/g)
  const partOf = (name: string) => {
    const found = files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
    if (found.length !== 1) throw new Error(`the build has ${found.length} parts called ${name}`)
    return withImports(dist, found)
  }
  return [
    { name: 'first load', bytes: weigh(dist, first), most: firstLoad },
    ...budgets.map(({ name, part, after, most }) => {
      const had = new Set([...first, ...(after ? partOf(after) : [])])
      return {
        name,
        bytes: weigh(
          dist,
          [...partOf(part)].filter((file) => !had.has(file)),
        ),
        most,
      }
    }),
    {
      name: 'HTML and CSS of the first view',
      bytes: sent(path.join(dist, 'index.html')) + weigh(dist, sheets),
      most: firstView,
    },
  ]
}

export function tooHeavy(weights: readonly Weight[]): string[] {
  return weights
    .filter(({ bytes, most }) => bytes > most)
    .map(({ name, bytes, most }) => `${name}: ${bytes} bytes, ${bytes - most} more than its ${most}`)
}

function hrefs(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].flatMap(([, file]) => file ?? [])
}

/** The files and all that they import before they can run. */
function withImports(dist: string, files: Iterable<string>, seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const code = readFileSync(path.join(dist, 'assets', file), 'utf8')
    withImports(dist, hrefs(code, /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g), seen)
  }
  return seen
}

function weigh(dist: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + sent(path.join(dist, 'assets', file)), 0)
}

function sent(file: string): number {
  try {
    return readFileSync(`${file}.br`).length
  } catch {
    return brotliCompressSync(readFileSync(file)).length
  }
}
