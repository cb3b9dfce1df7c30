// Builds the page from the page data at the start and after each change of the restaurant or its menu, never per request (R38).
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
  /** The public URL of the site; without it, the page contains no absolute URLs. */
  readonly site?: string | undefined
  /** Renders the React parts; renders in a child process by default. */
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
  // The highest compression level is slow, so the asynchronous functions keep it off the event loop.
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

/** Served until rendering succeeds; browsers with JavaScript can order with this page, too. */
const unrendered: PageParts = { head: emptyTitle, welcome: '', notYet: '' }

/** Resolves when the first page is built. After each change of the page data, a new page replaces the old one. */
export async function keepPageCurrent({
  files,
  restaurant,
  onError,
  ...options
}: KeepPageDeps): Promise<void> {
  const template = files.get('/')
  // Without a built page, as under npm run dev, there is no template to fill.
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
      // The page data may change during a build; then the page is built again.
      while (restaurant.pageData() !== builtFrom) {
        const pageData = restaurant.pageData()
        files.set('/', await makePage(builder, pageData))
        builtFrom = pageData
      }
    } catch (error) {
      // The previous page stays in place until a retry succeeds.
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

/** web/ui/demo.ts looks for this strip, and marks printouts and the browser's tab. Dialogs do not cover the strip. */
const strip =
  `<aside class="demo-strip" aria-label="${demoMessages.name}"><b>${demoMessages.lead}</b> ${demoMessages.short}` +
  `<span class="demo-strip__rest">${demoMessages.rest}</span></aside>`

/** The notice is part of the page itself, so that every screen of the demo has it before any script runs. */
export function markAsDemo(html: string): string {
  if (!html.includes('<body>')) throw new Error('the page has no <body> to mark as a demo')
  return html
    .replace('<html ', '<html data-demo ')
    .replace(/(?<=<title>).*(?=<\/title>)/, demoMessages.title)
    .replace('<body>', `<body>\n    ${strip}`)
}
