// How the browser's half is built into dist/, and served while working on it.
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { leanReact } from './vite/lean-react.ts'
import { prerenderedWelcome } from './vite/prerender.ts'

const assetFileNames = 'assets/[name]-[hash:6][extname]'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`

/**
 * What stays in one piece, which packs smaller than several. `first` is what every page load needs, the others what many
 * late parts share; all else arrives when someone goes there.
 */
const together: Readonly<Record<string, readonly RegExp[]>> = {
  first: [
    /\/node_modules\/(react|react-dom|scheduler)\//,
    /\/web\/(main|routes|paths)\b/,
    /\/web\/ui\/(?!dialog|field|password-field|take-focus)/,
    /\/web\/shop\/(layout|welcome)\//,
    // What every other screen of the shop needs.
    /\/domain\/(api|money)\./,
    /\/web\/(order-)?api\./,
    /\/web\/shop\/(page-head|listen-late|pause\/pause-strip)\.tsx?$/,
    /\/web\/shop\/menu\/(menu-store|menu-missing|words)\./,
    /flag-flor\.svg$/,
  ],
  burrito: [/\/web\/burrito\/(burrito-pictures?|food-words)\./],
  form: [/\/web\/ui\/(dialog|field|password-field|take-focus)\./],
  staff: [
    /\/web\/kitchen-api\./,
    /\/domain\/order\./,
    /\/web\/staff\/(bar|login-outcome|trouble-words|home\/staff-frame)/,
  ],
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    leanReact(),
    ownLoadAhead(),
    layersInOrder(),
    prerenderedWelcome({ assetFileNames }),
    compiledAhead(['first', 'cart-page']),
    precompressed(),
  ],
  publicDir: false,
  // React tells its developer tools that it is there; nobody looks at a customer's page with them.
  ...(command === 'build' && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
  build: {
    outDir: 'dist',
    // Every browser that can run this site knows modulepreload.
    modulePreload: { polyfill: false },
    // Tiny masks may travel inside the style sheet; pictures stay files that a browser can keep.
    assetsInlineLimit: 600,
    rolldownOptions: {
      output: {
        // Every late part and every picture is named in the first: shorter names, smaller first part.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames,
        codeSplitting: {
          groups: Object.entries(together).map(([name, parts]) => ({
            name,
            test: (id: string) => parts.some((part) => part.test(id)),
          })),
        },
      },
    },
  },
  server: {
    proxy: { '/api': api, '/login': api, '/logout': api },
  },
}))

/** See web/ui/load-ahead.ts. */
function ownLoadAhead(): Plugin {
  return {
    name: 'own-load-ahead',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? resolve(import.meta.dirname, 'web/ui/load-ahead.ts')
        : undefined,
  }
}

/** The order of the layers is that of their first mention, and a late part's style sheet may be the first to arrive. */
function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = `@layer reset,base,ui,features;${Buffer.from(file.source).toString()}`
      }
    },
  }
}

/**
 * A function is compiled when it is first called, while somebody waits for it: the first click on + for all of React's ways
 * to change a page. Chrome compiles a file that begins like this beside the page, as it arrives; to others it is a comment.
 */
function compiledAhead(parts: readonly string[]): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const part of parts) {
          const chunk = chunks.find(({ name }) => name === part)
          if (!chunk) throw new Error(`there is no ${part} to compile ahead`)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}

/** Text is compressed once, here, as hard as it goes; the server only picks the file that the browser understands. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(html|js|css|svg)$/.test(file.fileName)) continue
          const plain = Buffer.from(file.type === 'asset' ? file.source : file.code)
          const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br })
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.gz`,
            source: gzipSync(plain, { level: 9 }),
          })
        }
      },
    },
  }
}
