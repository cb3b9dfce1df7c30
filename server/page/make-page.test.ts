import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { makePageData, type PageData } from '../../domain/restaurant/page-data.ts'
import { startingMenu } from '../../domain/menu/starting-menu.ts'
import { startingRestaurant } from '../../domain/restaurant/starting-restaurant.ts'
import { startingHours } from '../../domain/restaurant/starting-settings.ts'
import { freshDataDir } from '../../test-support/databases.ts'
import { keepPageCurrent, markAsDemo } from './make-page.ts'
import { readPageFiles, rendererFile } from './page-files.ts'
import { renderParts } from './render-parts.ts'

const template =
  '<!doctype html><html lang="en"><head><title></title></head><body><div id="root"></div></body></html>'
/** A minimal renderer, which fails for one name. */
const renderer = `export function partsOf({ restaurant: { name } }) {
  if (name === 'Broken') throw new Error('on purpose')
  return { head: '<title>' + name + '</title>', welcome: '<h1>' + name + '</h1>', notYet: '' }
}
setInterval(() => {}, 1_000)`

function pageDataNamed(name: string): PageData {
  return makePageData({
    restaurant: { ...startingRestaurant(), name },
    hours: startingHours,
    ...startingMenu,
  })
}

async function open(first: string) {
  const dist = await freshDataDir()
  await mkdir(path.join(dist, 'server'))
  await writeFile(path.join(dist, 'index.html'), template)
  await writeFile(path.join(dist, rendererFile), renderer)
  const files = readPageFiles(dist)
  const errors: unknown[] = []
  let pageData = pageDataNamed(first)
  let notify = () => {}
  const ready = keepPageCurrent({
    files,
    dist,
    demo: false,
    restaurant: { pageData: () => pageData, onChange: (listener) => void (notify = listener) },
    onError: (error) => errors.push(error),
  })
  return {
    ready,
    errors,
    files,
    page: () => files.get('/')?.plain.toString(),
    rename(name: string) {
      pageData = pageDataNamed(name)
      notify()
    },
  }
}

test('the page is made at the start, and again when the restaurant changes: the last change wins', async () => {
  const { ready, page, rename, files } = await open('First')
  await ready
  expect(page()).toContain('<div id="root"><h1>First</h1></div>')
  const { etag, br } = files.get('/') ?? {}
  expect(brotliDecompressSync(br ?? '').toString()).toBe(page())
  for (const name of ['Second', 'Third', 'Fourth']) rename(name)
  // The previous page stays until the new one is complete.
  expect(page()).toContain('First')
  await expect.poll(page).toContain('<h1>Fourth</h1>')
  expect(files.get('/')?.etag).not.toBe(etag)
})

test('a page that cannot be rendered is served without its Welcome screen, until it can', async () => {
  const { ready, page, errors, rename } = await open('Broken')
  await ready
  expect(errors).toHaveLength(1)
  expect(page()).toContain('<div id="root"></div>')
  expect(page()).toContain('"name":"Broken"')
  rename('Second')
  await expect.poll(page).toContain('<h1>Second</h1>')
})

test('later on the page of before stays, the log hears of it, and the next change is shown', async () => {
  const { ready, page, rename, errors } = await open('First')
  await ready
  rename('Broken')
  await expect.poll(() => errors.length).toBe(1)
  expect(page()).toContain('First')
  rename('Second')
  await expect.poll(page).toContain('<h1>Second</h1>')
})

test('the renderer itself is not served', async () => {
  const { files } = await open('First')
  expect([...files.keys()]).toEqual(['/'])
})

test('the renderer sees none of the server’s settings and secrets', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_of_the_server')
  vi.stubEnv('DATABASE_URL', 'postgres://owner:secret@localhost/burritoful')
  const file = path.join(await freshDataDir(), 'tell-all.mjs')
  await writeFile(
    file,
    "export const partsOf = () => ({ head: '', welcome: JSON.stringify(process.env), notYet: '' })",
  )
  const { welcome } = await renderParts(file, { pageData: pageDataNamed('First') })
  vi.unstubAllEnvs()
  const seen = Object.keys(JSON.parse(welcome) as object)
  for (const name of ['STRIPE_SECRET_KEY', 'DATABASE_URL', 'PATH']) expect(seen).not.toContain(name)
})

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
