import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { makePageData, type PageData } from '../domain/restaurant/page-data.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import { startingRestaurant } from '../domain/restaurant/starting-restaurant.ts'
import { startingHours } from '../domain/restaurant/starting-settings.ts'
import { makePage } from '../server/page/make-page.ts'
import { readPageFiles, rendererFile, type PageFile } from '../server/page/page-files.ts'
import { securityHeaders } from '../server/http/security-headers.ts'
import { builtSite } from '../test-support/built-site.ts'

const pageData = makePageData({ restaurant: startingRestaurant(), hours: startingHours, ...startingMenu })
let dist: string
let files: Map<string, PageFile>
let template: PageFile

beforeAll(async () => {
  dist = await builtSite()
  files = readPageFiles(dist)
  const found = files.get('/')
  if (!found) throw new Error('no page was built')
  template = found
})

function make(of: PageData = pageData, demo = false): Promise<PageFile> {
  return makePage({ dist, template, demo }, of)
}

/** All inline scripts or styles, with whatever attributes: one that the server overlooks would not run. */
function inline(html: string, tag: string): string[] {
  const data = 'type="application/(?:ld\\+)?json"'
  return [
    ...html.matchAll(new RegExp(`<${tag}\\b(?![^>]*\\s(?:src=|${data}))[^>]*>([^]*?)</${tag}\\s*>`, 'gi')),
  ].map(([, text = '']) => text)
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

describe.each([
  ['the page', false],
  ['the demo', true],
])('%s', (_name, demo) => {
  let page: PageFile

  beforeAll(async () => {
    page = await make(pageData, demo)
  })

  test.each(['script', 'style'])('has one %s inside, which its policy knows by hash', (tag) => {
    const [only, ...more] = inline(page.plain.toString(), tag)
    expect(only?.trim()).toBeTruthy()
    expect(more).toEqual([])
    // The policy is made from the template, before any page is.
    const policy = securityHeaders({ https: false, page: template })['content-security-policy'] ?? ''
    expect(policy.split(/;\s*/)).toContain(`${tag}-src 'self' ${hashOf(only ?? '')}`)
  })

  test('holds the Welcome screen, and no handler or style in a tag', () => {
    const html = page.plain.toString()
    expect(html).toMatch(/<div id="root"><div [^]*<h1/)
    expect(html).not.toContain('<link rel="stylesheet"')
    expect(html.replaceAll(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '')).not.toMatch(/<[^>]+\s(on\w+|style)=/)
  })

  test('styles each of its classes, by the same name', () => {
    const html = page.plain.toString()
    const [style = ''] = inline(html, 'style')
    const styled = new Set([...style.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))
    const markup = html.replaceAll(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '')
    const used = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(
      ([, names = '']) => names.match(/\S+/g) ?? [],
    )
    expect(used.length).toBeGreaterThan(50)
    expect(used.filter((name) => !styled.has(name))).toEqual([])
  })

  test('loads one script, in its head, after the one that speaks of it', () => {
    const html = page.plain.toString()
    const loads = html.match(/<script\b[^>]*\ssrc=[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? []
    // The bundler may add a small runtime file of its own.
    expect(loads.filter((tag) => !tag.includes('/assets/rolldown-runtime-'))).toEqual([
      expect.stringMatching(/^<script type="module" crossorigin src="\/assets\/index-[\w-]+\.js">$/),
    ])
    expect(html).toMatch(/<script>[^]*<script type="module"[^]*<\/head>/)
  })

  test('is the same however it is compressed, and known by its ETag', async () => {
    const { plain, br, gzip, etag } = page
    expect(brotliDecompressSync(br ?? '').equals(plain)).toBe(true)
    expect(gunzipSync(gzip ?? '').equals(plain)).toBe(true)
    expect(etag).not.toBe(template.etag)
    expect((await make(pageData, demo)).etag).toBe(etag)
  })
})

test('the words, names and years are those of the restaurant and its menu, and do nothing else', async () => {
  const evil = '</script><img src=x onerror=alert(1)>"&'
  const { restaurant } = pageData
  const html = (
    await make({
      ...pageData,
      restaurant: {
        ...restaurant,
        name: `Taco ${evil}`,
        since: 2003,
        words: { ...restaurant.words, headline: { en: 'Bring two bibs.' }, story: { en: evil } },
      },
      items: pageData.items.map((item) => (item.id === 'beef' ? { ...item, name: { en: 'Brisket' } } : item)),
    })
  ).plain.toString()
  expect(html).toMatch(/<title>Taco &lt;[^<]* \| Burritos since 2003<\/title>/)
  expect(html).toMatch(
    /<meta name="description" content="Four burritos[^"]*Brisket, Chicken, Bean and Pork\./,
  )
  expect(html).toMatch(/<h1[^>]*><span>Bring<\/span> <span>two<\/span> <span>bibs\.<\/span>/)
  expect(html).toMatch(/<span[^>]*>Brisket</)
  expect(html).not.toContain('Burritoful')
  expect(html).not.toContain('<img src=x')
  const [, data = ''] = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({ restaurant: { since: 2003, words: { story: { en: evil } } } })
})

test('what makes the page is no part of the site', () => {
  expect([...files.keys()].filter((url) => url.includes('server') || url.endsWith('.mjs'))).toEqual([])
  expect(rendererFile).toMatch(/\.mjs$/)
})
