// The supply chain is written down: versions, digests, install scripts, and the packages that the server loads.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freshDataDir, freshPlace, type Engine } from '../test-support/databases.ts'
import { account, mailServerFor } from '../test-support/mail-rounds.ts'
import { startServer } from '../test-support/server-process.ts'
import { newKey, rosasOrder } from '../test-support/test-app.ts'

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
  readonly overrides: Readonly<Record<string, string>>
  readonly allowScripts: Readonly<Record<string, boolean>>
}

interface Lock {
  readonly lockfileVersion: number
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly dev?: boolean
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const locked = Object.entries(lock.packages).filter(([place]) => place !== '')
const decision = readFileSync('docs/decisions/0002-the-parts.md', 'utf8')

/** The rows of the table under a heading: the names in the first cell, and the other cells. */
function tableUnder(heading: string): { names: string[]; cells: string[] }[] {
  const part = decision.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [first = '', ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return { names: [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), cells }
    })
}

test('package.json names exact versions', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
  expect(asked.length).toBeGreaterThan(30)
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('the lockfile has a digest for every package, and leaves the registry to the machine', () => {
  expect(lock.lockfileVersion).toBe(3)
  expect(locked.length).toBeGreaterThan(100)
  const odd = locked.filter(
    ([, { version, resolved, integrity, link }]) =>
      link || resolved !== undefined || !version || !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
  )
  expect(odd.map(([place]) => place)).toEqual([])
  expect(JSON.stringify(lock.packages)).not.toMatch(/registry\.|git\+|github:/)
})

test('the decision has a reason for every package that package.json names', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const asked = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const untyped = asked.filter((name) => !name.startsWith('@types/'))
  expect(untyped.filter((name) => !decision.includes(`\`${name}\``))).toEqual([])
})

test('a script runs at install only where the decision says so, with a reason', () => {
  const rows = tableUnder('Install scripts')
  const withScript = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''))
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(withScript.toSorted())
  expect(rows.filter(({ cells: [, reason = ''] }) => reason.length < 20)).toEqual([])
  const running = rows.filter(({ cells: [runs] }) => runs === 'yes').flatMap(({ names }) => names)
  expect(manifest.allowScripts).toEqual(Object.fromEntries(running.map((name) => [name, true])))
})

test('the running server loads the packages that the decision names, and nothing that is for development', async () => {
  const rows = tableUnder('What the server loads')
  expect(rows.filter(({ cells: [reason = ''] }) => reason.length < 7)).toEqual([])
  const loaded = new Set([...(await packagesLoadedOn('postgres')), ...(await packagesLoadedOn('sqlite'))])
  const direct = [...loaded].filter((name) => name in manifest.dependencies)
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(direct.toSorted())
  expect([...loaded].filter((name) => lock.packages[`node_modules/${name}`]?.dev)).toEqual([])
})

async function packagesLoadedOn(engine: Engine): Promise<string[]> {
  const noted = path.join(await freshDataDir(), 'packages')
  await serveAnOrder(engine, noted)
  return [...new Set(readFileSync(noted, 'utf8').trim().split('\n'))].toSorted()
}

/** A server's whole work for one order, the receipt's mail included. */
async function serveAnOrder(engine: Engine, noted: string): Promise<void> {
  const place = await freshPlace(engine)
  const emails = await mailServerFor({ withoutTls: true })
  const hook = pathToFileURL(path.resolve('test-support/note-packages.ts')).href
  const server = await startServer({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    SMTP_URL: `smtp://${account.user}:${encodeURIComponent(account.password)}@127.0.0.1:${emails.port}`,
    // The settings of a real site, because these features load packages of their own.
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
    NODE_OPTIONS: `--import=${hook}`,
    PACKAGES_NOTED_IN: noted,
  })
  onTestFinished(() => server.kill())
  const reply = await fetch(`${server.url}/api/orders`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json', 'idempotency-key': newKey() },
    body: JSON.stringify(rosasOrder),
  })
  expect(reply.status).toBe(201)
  await expect.poll(() => emails.received.length).toBe(1)
  expect(await server.stop()).toBe(0)
}
