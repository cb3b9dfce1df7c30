// The Welcome screen, rendered into index.html when the site is built: it reads before any script has arrived, and the
// script only takes it over. Its style sheet stands in the page, too, so that the first paint waits for nothing else.
import { execFileSync } from 'node:child_process'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'

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
        const welcome = await renderWelcome(root, assetFileNames)
        const filled = page.replace(emptyRoot, () => `<div id="root">${welcome}</div>`)
        return withScriptLast(withStyleInside(filled, bundle))
      },
    },
  }
}

/** Built by Vite as the browser's half is, so that both name the same pictures. */
async function renderWelcome(root: string, assetFileNames: string): Promise<string> {
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
  return execFileSync(process.execPath, ['--input-type=module', '-'], {
    input: `${built.output[0].code}\nprocess.stdout.write(welcome(), () => process.exit())`,
    encoding: 'utf8',
    timeout: 30_000,
  })
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

/**
 * The script waits for the picture, so that the two do not share a slow line: the page is seen sooner, and works no later,
 * for all the bytes must come anyway. Whoever touches it, or came for another screen, does not wait.
 */
function withScriptLast(page: string): string {
  const scripts = [...page.matchAll(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g)]
  const entry = scripts.at(-1)?.[1]
  if (!entry) throw new Error('index.html loads no script')
  const loader = `<script>
      {
        const start = () => import('${entry}').catch(() => {})
        const picture = document.querySelector('[fetchpriority=high]')
        if (picture.complete || 'elsewhere' in document.documentElement.dataset) start()
        for (const event of ['load', 'error']) picture.addEventListener(event, start)
        for (const event of ['pointerdown', 'keydown', 'hashchange']) addEventListener(event, start, { once: true })
        setTimeout(start, 3000)
      }
    </script>`
  return scripts
    .reduce((left, [tag]) => left.replace(tag, ''), page)
    .replace('</body>', () => `${loader}\n  </body>`)
}
