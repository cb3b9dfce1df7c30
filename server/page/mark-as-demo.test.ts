import { expect, test } from 'vitest'
import { markAsDemo } from './mark-as-demo.ts'

const page =
  '<!doctype html><html lang="en"><head><title>Burritoful</title></head><body><div></div></body></html>'

test('the page carries the words itself', () => {
  const html = markAsDemo(page)
  expect(html).toContain('<html data-demo lang="en">')
  expect(html).toContain('<title>Demo: Burritoful</title>')
  expect(html).toMatch(/<body>\s*<aside class="demo-strip"[^]*Nothing here is real[^]*<\/aside><div>/)
})

test('a page that cannot be marked is not served as one that needs no mark', () => {
  expect(() => markAsDemo('<p>no body</p>')).toThrow('no <body>')
})
