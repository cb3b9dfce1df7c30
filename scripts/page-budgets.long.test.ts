// What makes a screen too heavy, or heavier than recorded, is found out in a build.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build, type Plugin } from 'vite'
import { builtSite } from '../test-support/built-site.ts'
import { jumped, record, tooHeavy, weighPage, type Weight } from './page-budgets.ts'

const root = path.resolve(import.meta.dirname, '..')
const folders: string[] = []

let plain: Weight[]

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  plain = await weighPage(await builtSite())
})
afterAll(() => {
  vi.unstubAllEnvs()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function weighBuild(...plugins: Plugin[]): Promise<Weight[]> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'burritoful-weigh-'))
  folders.push(outDir)
  await build({ root, logLevel: 'error', plugins, build: { outDir, emptyOutDir: true } })
  return weighPage(outDir)
}

/** A Vite plugin that makes one of our files import this many bytes that do not compress. */
function imports(file: string, bytes: number): Plugin {
  let seed = 1
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  const ballast = Array.from({ length: Math.ceil((bytes * 8) / 6) }, () => (next() % 64) + 35)
  return {
    name: 'ballast',
    transform(code, id) {
      if (!id.endsWith(file)) return undefined
      return `${code}\nglobalThis.ballast = ${JSON.stringify(String.fromCharCode(...ballast))}`
    },
  }
}

test('an import of 20 KB is found out, and where', async () => {
  const heavy = await weighBuild(imports('/web/main.tsx', 20_000))
  // The first view has what the first load has, and may be too heavy with it.
  const [first, ...others] = tooHeavy(heavy)
  expect(first).toMatch(/^first load: 9\d{4} bytes, 1\d{4} more/)
  expect(others.filter((one) => !one.startsWith('first view'))).toEqual([])
  expect(jumped(heavy, record(plain))[0]).toMatch(
    /^first load: 9\d{4} bytes, recorded [67]\d{4}\. If that is meant: /,
  )
})

test('a screen that grows by 12 % within its budget is found out', async () => {
  const menu = record(plain)['Menu'] ?? Number.NaN
  const heavier = await weighBuild(imports('/web/shop/menu/menu-page.tsx', menu * 0.12))
  expect(tooHeavy(heavier)).toEqual([])
  expect(jumped(heavier, record(plain))).toEqual([expect.stringMatching(/^Menu: .* npm run record-weights$/)])
})
