// Builds what the server makes the page from: index.html as a template with its first style sheet and start script inlined,
// so that the first paint waits for no other file, and beside it the renderer, one file that renders the Welcome screen.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, minifySync, type Plugin, type Rolldown } from 'vite'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { drawnPreview } from '#domain/restaurant/brand.ts'
import { makePageData } from '#domain/restaurant/page-data.ts'
import { emptyRoot, emptyTitle, pageDataElement } from '../server/page/fill-page.ts'
import { rendererFile } from '../server/page/page-files.ts'
import { css } from './css.ts'
import { startScript } from './start-script.ts'

/** Under names that stay: search engines and link previews ask for them (R39). */
const rendererOutput = [
  [path.basename(drawnPreview), 'web/assets/og-image.png'],
  ['robots.txt', 'web/robots.txt'],
] as const

export function prerenderedWelcome(): Plugin {
  let root = ''
  let style = ''
  return {
    name: 'prerendered-welcome',
    apply: 'build',
    configResolved: (config) => void ({ root } = config),
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        style = extractStyle(bundle)
        this.emitFile({ type: 'asset', fileName: rendererFile, source: await buildRenderer(root) })
        for (const [fileName, source] of rendererOutput) {
          this.emitFile({ type: 'asset', fileName, source: readFileSync(path.join(root, source)) })
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        for (const place of [emptyTitle, emptyRoot]) {
          if (!page.includes(place)) throw new Error(`index.html has no ${place} to fill`)
        }
        return withInlined(page, style)
      },
    },
  }
}

/** Under npm run dev nothing is prerendered: the page gets the restaurant from the server, each time it is loaded. */
export function devRestaurant(api: string): Plugin {
  return {
    name: 'restaurant-in-development',
    apply: 'serve',
    async transformIndexHtml(page) {
      const reply = await fetch(`${api}/api/menu`)
      const pageData = makePageData((await reply.json()) as MenuReply)
      return page.replace(emptyRoot, () => `${emptyRoot}\n    ${pageDataElement(pageData)}`)
    },
  }
}

/** With a Vite build, as for the browser, so that both builds use the same picture names. */
async function buildRenderer(root: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), withoutLazyParts()],
    publicDir: false,
    css,
    // One file, which needs no package: those that build the site are not on every server.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'web/prerender.tsx',
      write: false,
      minify: true,
      assetsInlineLimit: 600,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

/** Only the Welcome screen is rendered: whatever is loaded later on stays out of the renderer. */
function withoutLazyParts(): Plugin {
  const nothing = '\0lazy-part'
  return {
    name: 'without-lazy-parts',
    resolveDynamicImport: () => nothing,
    load: (id) => (id === nothing ? 'export {}' : undefined),
  }
}

/** Inlines the first style sheet: it leaves the bundle before Vite lists the sheets that lazy parts wait for. */
function extractStyle(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  const names = entry?.type === 'chunk' ? entry.viteMetadata?.importedCss : undefined
  const sheets = [...(names ?? [])].map((name) => {
    const sheet = bundle[name]
    if (sheet?.type !== 'asset') throw new Error(`the page wants ${name}, which was not built`)
    delete bundle[name]
    return Buffer.from(sheet.source).toString().trim()
  })
  if (sheets.length === 0) throw new Error('the page has no style sheet')
  names?.clear()
  return sheets.join('')
}

/** Inserts the start script ahead of the site's script, which the start script watches. */
function withInlined(page: string, style: string): string {
  const siteScript = /\s*<script type="module"/
  if (!siteScript.test(page)) throw new Error('index.html loads no script')
  // The start script is minified, because all its bytes come before the first paint.
  const script = minifySync('start.js', startScript).code.trim()
  return page.replace(
    siteScript,
    (tag) => `\n    <script>${script}</script>\n    <style>${style}</style>${tag}`,
  )
}
