// Prerenders the Welcome screen into index.html at build time: the screen is readable before its script has loaded, and
// hydration then takes it over. The first style sheet is inlined, so that the first paint waits for no other file.
import { execFileSync } from 'node:child_process'
import react from '@vitejs/plugin-react'
import { build, minifySync, type Plugin, type Rolldown } from 'vite'
import { startingMenu } from '../domain/starting-menu.ts'
import { findPicture } from '../server/pictures/starting-pictures.ts'
import { startScript } from './start-script.ts'

const emptyRoot = '<div id="root"></div>'

export function prerenderedWelcome(): Plugin {
  let root = ''
  let style = ''
  return {
    name: 'prerendered-welcome',
    apply: 'build',
    configResolved: (config) => void ({ root } = config),
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => void (style = takeStyle(bundle)),
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page) {
        if (!page.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot} to fill`)
        const tiles = JSON.stringify(startingTiles())
        const { welcome, notYet } = await render(root, tiles)
        const filled = page.replace(
          emptyRoot,
          () =>
            `<div id="root">${welcome}</div>\n    <template id="not-yet">${notYet}</template>` +
            `\n    <template id="tiles">${tiles.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</template>`,
        )
        return withInlined(filled, style)
      },
    },
  }
}

/** The tiles of the starting menu: each of its items has the picture of its name. */
function startingTiles() {
  return startingMenu.map(({ id, name, look: { colour } }) => ({
    id,
    name,
    look: { colour, picture: findPicture(id) },
  }))
}

/** Renders with a Vite build, as for the browser, so that both builds use the same picture names. */
async function render(root: string, tiles: string): Promise<{ welcome: string; notYet: string }> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    publicDir: false,
    // The bundle must be one file, because it runs from memory.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'web/prerender.tsx',
      write: false,
      assetsInlineLimit: 600,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  // The renderer runs in a child process, because React's renderer would keep this process from ending.
  const answer = execFileSync(process.execPath, ['--input-type=module', '-'], {
    input: `${built.output[0].code}\nprocess.stdout.write(JSON.stringify(parts(${tiles})), () => process.exit())`,
    encoding: 'utf8',
    timeout: 30_000,
  })
  return JSON.parse(answer)
}

/** Inlines the first style sheet: it leaves the bundle before Vite lists the sheets that lazy parts wait for. */
function takeStyle(bundle: Rolldown.OutputBundle): string {
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
