import { createHash } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { build, type Rolldown } from 'vite'
import { markAsDemo } from '../server/http/mark-as-demo.ts'
import { etagOf, type PageFile } from '../server/http/page-files.ts'
import { securityHeaders } from '../server/http/security-headers.ts'

let built: PageFile

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { output } = (await build({
    root: path.resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const page = output.find(({ fileName }) => fileName === 'index.html')
  if (page?.type !== 'asset') throw new Error('no page was built')
  const plain = Buffer.from(page.source)
  built = { type: 'text/html', etag: etagOf(plain), immutable: false, plain, br: undefined, gzip: undefined }
}, 240_000)
afterAll(() => vi.unstubAllEnvs())

/** All inline scripts or styles, with whatever attributes: one that the server overlooks would not run. */
function inline(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}\\s*>`, 'gi'))].map(
    ([, text = '']) => text,
  )
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

describe.each([
  ['the page', () => built],
  ['the demo', () => markAsDemo(new Map([['/', built]])).get('/') ?? built],
])('%s', (_name, read) => {
  test.each(['script', 'style'])('has one %s inside, which its policy knows by hash', (tag) => {
    const page = read()
    const [only, ...more] = inline(page.plain.toString(), tag)
    expect(only?.trim()).toBeTruthy()
    expect(more).toEqual([])
    const policy = securityHeaders({ https: false, page })['content-security-policy'] ?? ''
    expect(policy.split(/;\s*/)).toContain(`${tag}-src 'self' ${hashOf(only ?? '')}`)
  })

  test('holds the Welcome screen, and no handler or style in a tag', () => {
    const html = read().plain.toString()
    expect(html).toMatch(/<div id="root"><div [^]*<h1/)
    expect(html).not.toContain('<link rel="stylesheet"')
    expect(html.replaceAll(/<(script|style)>[^]*?<\/\1>/g, '')).not.toMatch(/<[^>]+\s(on\w+|style)=/)
  })

  test('loads one script, in its head, after the one that speaks of it', () => {
    const html = read().plain.toString()
    const loads = html.match(/<script\b[^>]*\ssrc=[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? []
    // The bundler may add a small runtime file of its own.
    expect(loads.filter((tag) => !tag.includes('/assets/rolldown-runtime-'))).toEqual([
      expect.stringMatching(/^<script type="module" crossorigin src="\/assets\/index-[\w-]+\.js">$/),
    ])
    expect(html).toMatch(/<script>[^]*<script type="module"[^]*<\/head>/)
  })
})
