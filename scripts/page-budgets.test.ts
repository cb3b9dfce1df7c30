import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build, type Plugin } from 'vite'
import { tooHeavy, weighPage, type Weight } from './page-budgets.ts'

const root = path.resolve(import.meta.dirname, '..')
const folders: string[] = []

beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))
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

/** Something of this size that does not compress, imported by one of our files. */
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

test('every screen keeps within its budget', { timeout: 60_000 }, async () => {
  expect(tooHeavy(await weighBuild())).toEqual([])
})

test('an import of 20 KB is found out, and where', { timeout: 60_000 }, async () => {
  expect(tooHeavy(await weighBuild(imports('/web/main.tsx', 20_000)))).toEqual([
    expect.stringMatching(/^first load: 8\d{4} bytes, 1\d{4} more/),
  ])
})
