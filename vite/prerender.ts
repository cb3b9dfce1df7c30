// The Welcome screen, rendered into index.html when the site is built: it reads before any script has arrived, and the
// script only takes it over. Its style sheet stands in the page, too, so that the first paint waits for nothing else.
import { execFileSync } from 'node:child_process'
import react from '@vitejs/plugin-react'
import { build, minifySync, type Plugin, type Rolldown } from 'vite'
import { startScript } from './start-script.ts'

const emptyRoot = '<div id="root"></div>'

export function prerenderedWelcome({ assetFileNames }: { assetFileNames: string }): Plugin {
  let root = ''
  return {
    name: 'prerendered-welcome',
    apply: 'build',
    configResolved: (config) => void ({ root } = config),
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle = {} }) {
        if (!page.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot} to fill`)
        const { welcome, notYet } = await render(root, assetFileNames)
        const filled = page.replace(
          emptyRoot,
          () => `<div id="root">${welcome}</div>\n    <template id="not-yet">${notYet}</template>`,
        )
        return withScriptInside(withStyleInside(filled, bundle))
      },
    },
  }
}

/** Built by Vite as the browser's half is, so that both name the same pictures. */
async function render(root: string, assetFileNames: string): Promise<{ welcome: string; notYet: string }> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    publicDir: false,
    // All in one file: it is run from memory.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'web/prerender.tsx',
      write: false,
      assetsInlineLimit: 600,
      rolldownOptions: { output: { assetFileNames, codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  // In a process of its own: React's renderer would keep this one from ending.
  const answer = execFileSync(process.execPath, ['--input-type=module', '-'], {
    input: `${built.output[0].code}\nprocess.stdout.write(JSON.stringify(parts()), () => process.exit())`,
    encoding: 'utf8',
    timeout: 30_000,
  })
  return JSON.parse(answer)
}

function withStyleInside(page: string, bundle: Rolldown.OutputBundle): string {
  return page.replace(
    /\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/g,
    (_link, name: string) => {
      const sheet = bundle[name]
      if (sheet?.type !== 'asset') throw new Error(`index.html wants ${name}, which was not built`)
      delete bundle[name]
      return `\n    <style>${Buffer.from(sheet.source).toString().trim()}</style>`
    },
  )
}

/** In place of the tags that Vite put there: when the site's script starts is for ours to say. */
function withScriptInside(page: string): string {
  const tags = [
    ...page.matchAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g),
  ]
  const entry = tags.map(([tag]) => /^\s*<script.* src="([^"]+)"/.exec(tag)?.[1]).findLast(Boolean)
  if (!entry) throw new Error('index.html loads no script')
  // Every byte of it comes before the first paint.
  const script = minifySync('start.js', startScript(entry)).code.trim()
  return tags
    .reduce((left, [tag]) => left.replace(tag, ''), page)
    .replace(/\s*<style>/, (style) => `\n    <script>${script}</script>${style}`)
}
