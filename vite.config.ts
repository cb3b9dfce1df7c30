// Vite's configuration: builds web/ into dist/, and serves web/ during development.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { css } from './vite/css.ts'
import { prerenderedWelcome, devRestaurant } from './vite/prerender.ts'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`

/** What Menu, Cart and the offer of the same again share. */
const pricing =
  /\/(?:domain\/(?:orders\/(?:bill|discount)|menu\/(?:configured-item|substitutes))|web\/shop\/cart\/(?:price-cart|price-change|agreed-prices))\.ts$/

export default defineConfig({
  plugins: [react(), layersInOrder(), prerenderedWelcome(), devRestaurant(api), precompressed()],
  publicDir: false,
  css,
  build: {
    outDir: 'dist',
    // Every browser that can run this site supports modulepreload.
    modulePreload: { polyfill: false },
    // Tiny masks are inlined into the style sheet; pictures stay files that a browser can cache.
    assetsInlineLimit: 600,
    rolldownOptions: {
      output: {
        // The first load, React included, is one file. Every other screen, and every dialog, is loaded when it is opened.
        // What prices a cart is one file, too: in pieces for each screen that needs some of it, it weighs more.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'pricing', test: pricing },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': api, '/login': api, '/logout': api, '/pictures': api },
  },
})

/** Declares the layer order in every style sheet, since a lazily loaded sheet may be the first to arrive. */
function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    generateBundle: {
      // This runs before prerendering moves the first style sheet into the page.
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          file.source = `@layer tokens,reset,base,parts,features,states;${Buffer.from(file.source).toString()}`
        }
      },
    },
  }
}

/** Compresses text files once, at the highest level; the server only picks the encoding that the browser supports. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          // The page itself is compressed by the server, which fills it.
          if (!/\.(js|css|svg)$/.test(file.fileName)) continue
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
