import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { markAsDemo } from './mark-as-demo.ts'
import type { PageFile } from './page-files.ts'

function file(text: string): PageFile {
  const plain = Buffer.from(text)
  return { type: 'text/html', etag: '"old"', immutable: false, plain, br: plain, gzip: plain }
}

const page = file(
  '<!doctype html><html lang="en"><head><title>Burritoful</title></head><body><div></div></body></html>',
)
const script = file('"a script"')

test('the page carries the words itself, however it is compressed, and everything else stays as it is', () => {
  const marked = markAsDemo(
    new Map([
      ['/', page],
      ['/assets/first.js', script],
    ]),
  )
  const { plain, br, gzip, etag } = marked.get('/') ?? page
  const html = plain.toString()
  expect(html).toContain('<html data-demo lang="en">')
  expect(html).toContain('<title>Demo: Burritoful</title>')
  expect(html).toMatch(/<body>\s*<aside class="demo-strip"[^]*Nothing here is real[^]*<\/aside><div>/)
  expect(brotliDecompressSync(br ?? '').toString()).toBe(html)
  expect(gunzipSync(gzip ?? '').toString()).toBe(html)
  expect(etag).not.toBe('"old"')
  expect(marked.get('/assets/first.js')).toBe(script)
})

test('a page that cannot be marked is not served as one that needs no mark', () => {
  expect(() => markAsDemo(new Map([['/', file('<p>no body</p>')]]))).toThrow('no <body>')
})
