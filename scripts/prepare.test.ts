// Tests of the preparation before npm start and npm test: what counts as stale, and that two runs take turns.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
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
  for (const file of ['package-lock.json', 'index.html', 'web/main.tsx', 'domain/menu/menu.ts'])
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
    ['a rule of the restaurant', 'domain/menu/menu.ts', 'new', true],
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
  const elsewhere = await layOut()
  const { code } = await prepare(elsewhere)
  const calls = (await readFile(join(elsewhere, 'npm-calls'), 'utf8')).trim().split('\n')
  expect([code, calls.length]).toEqual([0, 2])
  expect(calls[0]).toMatch(/^ci .*--ignore-scripts$/)
  expect(calls[1]).toMatch(/^rebuild node /)
})

describe('a Node that the machine cannot run', () => {
  const noLibrary = 'node: error while loading shared libraries: libatomic.so.1'

  test('makes way for one of the machine that is new enough', async () => {
    const elsewhere = await layOut({ nodeThatSays: noLibrary })
    const { code, said } = await prepare(elsewhere)
    expect([code, said]).toEqual([0, expect.not.stringContaining('libatomic')])
    expect(existsSync(join(elsewhere, 'node_modules/.bin/node'))).toBe(false)
  })

  test('is explained in one sentence where there is no other', async () => {
    const elsewhere = await layOut({ nodeThatSays: noLibrary })
    const { code, said } = await prepare(elsewhere, { PATH: join(elsewhere, 'nothing') })
    expect(code).toBe(1)
    expect(said).toMatch(/needs Node \d+ or newer and found none: its own copy does not run .* libatomic1/)
    expect(said).toContain(noLibrary)
  })
})

/** A checkout whose npm notes its calls and installs nothing, or a Node that only says why it does not run. */
async function layOut({ nodeThatSays }: { nodeThatSays?: string } = {}): Promise<string> {
  const elsewhere = await mkdtemp(join(tmpdir(), 'burritoful-prepare-test-'))
  onTestFinished(() => rm(elsewhere, { recursive: true, force: true }))
  await cp(join(root, 'scripts'), join(elsewhere, 'scripts'), { recursive: true })
  await cp(join(root, 'package-lock.json'), join(elsewhere, 'package-lock.json'))
  await writeFile(
    join(elsewhere, 'npm-cli.js'),
    `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
    mkdirSync('node_modules/.bin', { recursive: true })
    const said = ${JSON.stringify(nodeThatSays ?? '')}
    if (said) writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho "' + said + '" >&2\\nexit 127\\n', { mode: 0o755 })
    appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')`,
  )
  await writeFile(join(elsewhere, 'package.json'), '{}')
  return elsewhere
}

async function prepare(elsewhere: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['scripts/prepare.mjs', 'test'], {
    cwd: elsewhere,
    env: {
      ...process.env,
      npm_execpath: join(elsewhere, 'npm-cli.js'),
      npm_node_execpath: process.execPath,
      ...env,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const code = await new Promise((ended) => child.once('close', ended))
  return { code, said }
}

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
