// How the browser's half is built into dist/, and served while working on it.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { prerenderedWelcome } from './vite/prerender.ts'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`

export default defineConfig({
  plugins: [react(), layersInOrder(), prerenderedWelcome(), precompressed()],
  publicDir: false,
  build: {
    outDir: 'dist',
    // Every browser that can run this site knows modulepreload.
    modulePreload: { polyfill: false },
    // Tiny masks may travel inside the style sheet; pictures stay files that a browser can keep.
    assetsInlineLimit: 600,
    rolldownOptions: {
      output: {
        // All that the page needs at once is one file, React included; all else arrives when someone goes there.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
  server: {
    proxy: { '/api': api, '/login': api, '/logout': api },
  },
})

/** The order of the layers is that of their first mention, and a late part's style sheet may be the first to arrive. */
function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    generateBundle: {
      // Before the first style sheet moves into the page.
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          file.source = `@layer reset,base,ui,features;${Buffer.from(file.source).toString()}`
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
