// Tests of the preparation before npm start and npm test: what counts as stale, and that two runs take turns.
import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildInputs, installInputs } from './prepare-inputs.mjs'
import { lockFile } from './prepare-lock.mjs'

const root = resolve(import.meta.dirname, '..')
let checkout: string

beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'burritoful-prepare-test-'))
  await put('package.json', '{ "dependencies": { "a": "1.0.0" }, "scripts": { "x": "y" } }')
  for (const file of ['package-lock.json', 'index.html', 'web/main.tsx', 'domain/menu.ts'])
    await put(file, file)
})

afterAll(() => rm(checkout, { recursive: true, force: true }))

describe('an install is stale after a change of', () => {
  test.each([
    ['the lockfile', 'package-lock.json', 'other', true],
    ['a dependency', 'package.json', '{ "dependencies": { "a": "1.0.1" } }', true],
    [
      'a script only (no)',
      'package.json',
      '{ "dependencies": { "a": "1.0.1" }, "scripts": { "x": "z" } }',
      false,
    ],
    ['a source file (no)', 'web/main.tsx', 'other', false],
  ])('%s', async (_name, file, content, isStale) => {
    const before = installInputs(checkout)
    await put(file, content)
    expect(installInputs(checkout) !== before).toBe(isStale)
  })
})

describe('a build is stale after a change of', () => {
  test.each([
    ['a screen', 'web/shop/menu/menu-page.tsx', 'new', true],
    ['a rule of the restaurant', 'domain/menu.ts', 'new', true],
    ['the page', 'index.html', 'new', true],
    ["Vite's configuration", 'vite.config.ts', 'new', true],
    ['the packages', 'package-lock.json', 'new', true],
    ['a test (no)', 'domain/menu.test.ts', 'new', false],
    ['the server (no)', 'server/main.ts', 'new', false],
  ])('%s', async (_name, file, content, isStale) => {
    const before = buildInputs(checkout)
    await put(file, content)
    expect(buildInputs(checkout) !== before).toBe(isStale)
  })
})

describe('the lock', () => {
  test('lets two preparations work one after the other', async () => {
    const said = await Promise.all([holdLock(), holdLock(), holdLock()])
    const spans = said.map((words) => [...words.matchAll(/at (\d+)/g)].map(([, time]) => Number(time)))
    const inOrder = spans.toSorted(([a = 0], [b = 0]) => a - b).flat()
    expect(inOrder).toHaveLength(6)
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  })

  test('is taken over from a process that died', async () => {
    const dead = spawn(process.execPath, ['--eval', ''])
    await new Promise((ended) => dead.once('exit', ended))
    await writeFile(lockFile(checkout), String(dead.pid))
    expect(await holdLock()).toMatch(/at \d+/)
  })
})

test('an install runs no script of a package but that of Node', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'burritoful-prepare-test-'))
  onTestFinished(() => rm(elsewhere, { recursive: true, force: true }))
  await cp(join(root, 'scripts'), join(elsewhere, 'scripts'), { recursive: true })
  await cp(join(root, 'package-lock.json'), join(elsewhere, 'package-lock.json'))
  const npm = join(elsewhere, 'npm-cli.js')
  await writeFile(
    npm,
    `const { appendFileSync, mkdirSync } = require('node:fs')
    mkdirSync('node_modules', { recursive: true })
    appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')`,
  )
  await writeFile(join(elsewhere, 'package.json'), '{}')

  const child = spawn(process.execPath, ['scripts/prepare.mjs', 'test'], {
    cwd: elsewhere,
    env: { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath },
  })
  const code = await new Promise((ended) => child.once('exit', ended))
  const calls = (await readFile(join(elsewhere, 'npm-calls'), 'utf8')).trim().split('\n')
  expect([code, calls.length]).toEqual([0, 2])
  expect(calls[0]).toMatch(/^ci .*--ignore-scripts$/)
  expect(calls[1]).toMatch(/^rebuild node /)
})

/** Holds the lock of the checkout for a moment in a child process, and returns what that process printed. */
function holdLock(): Promise<string> {
  const program = `
    import { holdingLock } from ${JSON.stringify(new URL('prepare-lock.mjs', import.meta.url).href)}
    await holdingLock(${JSON.stringify(checkout)}, () => {
      console.log('at', Date.now())
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)
      console.log('at', Date.now())
    })`
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: root })
    let words = ''
    child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.on('error', failed)
    child.on('close', () => done(words))
  })
}

async function put(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(checkout, file)), { recursive: true })
  await writeFile(join(checkout, file), content)
}
