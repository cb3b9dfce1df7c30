// Makes the page from the restaurant and its menu: at the start, and when one of them changes; never for a request (R38).
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { PageParts, PageData } from '#domain/restaurant/page-data.ts'
import { demoMessages } from '#words/basics/demo.ts'
import { emptyTitle, fillPage } from './fill-page.ts'
import { etagOf, rendererFile, type PageFile } from './page-files.ts'
import { renderParts } from './render-parts.ts'

export interface PageBuilder {
  /** The folder of the built page. */
  readonly dist: string
  readonly template: PageFile
  readonly demo: boolean
  /** Where the site is for everybody; without it, the page names no address of its own. */
  readonly site?: string | undefined
  /** Renders the parts that React makes; in a process of its own where nothing is said. */
  readonly render?: typeof renderParts | undefined
}

export async function makePage(builder: PageBuilder, pageData: PageData): Promise<PageFile> {
  const renderer = path.join(builder.dist, rendererFile)
  const render = builder.render ?? renderParts
  return fill(builder, await render(renderer, { pageData, site: builder.site }), pageData)
}

async function fill(builder: PageBuilder, parts: PageParts, pageData: PageData): Promise<PageFile> {
  const { template, demo, site } = builder
  const html = fillPage(template.plain.toString(), parts, { pageData, site })
  const plain = Buffer.from(demo ? markAsDemo(html) : html)
  // Beside the event loop, since the highest level takes its time.
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  return { ...template, plain, etag: etagOf(plain), br, gzip: zipped }
}

export interface KeepPageDeps extends Omit<PageBuilder, 'template'> {
  readonly files: Map<string, PageFile>
  readonly restaurant: {
    pageData(): PageData
    onChange(listener: () => void): void
  }
  readonly onError: (error: unknown) => void
}

const retryDelayMs = 5_000

/** Until the page can be rendered: whoever has a script can order all the same. */
const unrendered: PageParts = { head: emptyTitle, welcome: '', notYet: '' }

/** Resolves when there is a page. From then on it is replaced, whole, whenever restaurant or menu change. */
export async function keepPageCurrent({
  files,
  restaurant,
  onError,
  ...options
}: KeepPageDeps): Promise<void> {
  const template = files.get('/')
  // As under npm run dev: there is nothing to be filled.
  if (!template) return
  const builder = { ...options, template }
  if (!existsSync(path.join(builder.dist, rendererFile))) {
    throw new Error('the page in dist was built by another version. "npm start" builds it anew.')
  }
  let isBuilding = false
  let builtFrom: PageData | undefined

  const rebuild = async () => {
    if (isBuilding) return
    isBuilding = true
    try {
      // Again for what has changed meanwhile.
      while (restaurant.pageData() !== builtFrom) {
        const pageData = restaurant.pageData()
        files.set('/', await makePage(builder, pageData))
        builtFrom = pageData
      }
    } catch (error) {
      // The page of before stays, and is made anew in a while.
      onError(error)
      setTimeout(() => void rebuild(), retryDelayMs).unref()
    }
    isBuilding = false
  }

  restaurant.onChange(() => void rebuild())
  await rebuild()
  if (builtFrom) return
  const bare = await fill(builder, unrendered, restaurant.pageData())
  if (!builtFrom) files.set('/', bare)
}

/** Looked for by web/ui/demo.ts, for what leaves the page: paper, the browser's tab. Dialogs leave the strip in sight. */
const strip =
  `<aside class="demo-strip" aria-label="${demoMessages.name}"><b>${demoMessages.lead}</b> ${demoMessages.short}` +
  `<span class="demo-strip__rest">${demoMessages.rest}</span></aside>`

/** The demo says so on every screen: the page itself carries the words, before any script runs. */
export function markAsDemo(html: string): string {
  if (!html.includes('<body>')) throw new Error('the page has no <body> to mark as a demo')
  return html
    .replace('<html ', '<html data-demo ')
    .replace(/(?<=<title>).*(?=<\/title>)/, demoMessages.title)
    .replace('<body>', `<body>\n    ${strip}`)
}
