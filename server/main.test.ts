// The server as a process: how it starts, what it prints when it cannot, and how it stops.
import { createServer } from 'node:net'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines, freshDataDir, freshPlace, type FreshPlace } from '../test-support/databases.ts'
import {
  runServer,
  startServer,
  type Environment,
  type ServerProcess,
} from '../test-support/server-process.ts'
import { newKey, rosasOrder } from '../test-support/test-app.ts'
import { version } from './version.ts'

async function start(env: Environment): Promise<ServerProcess> {
  const server = await startServer(env)
  onTestFinished(() => server.kill())
  return server
}

function settings({ dataDir, databaseUrl }: FreshPlace): Environment {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
}

function placeOrderAt(url: string): Promise<Response> {
  return fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': newKey() },
    body: JSON.stringify(rosasOrder),
  })
}

function logInAt(url: string, password: string): Promise<Response> {
  return fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ username: 'owner', password }),
  })
}

describe.each(engines)('a server on %s', (engine) => {
  test('makes the owner once, takes an order, stops when told, knows it all after a restart, and says at both that no money moves', async () => {
    const env = settings(await freshPlace(engine))
    const first = await start(env)
    const [, password = ''] = /with the password (\S+)/.exec(first.output()) ?? []
    expect((await logInAt(first.url, password)).headers.get('location')).toBe('/#/Staff')
    const { id } = (await (await placeOrderAt(first.url)).json()) as { id: string }
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    const noMoney = 'Payments are a demo: no card is charged, no money moves.'
    expect(first.output()).toContain(noMoney)
    expect(await first.stop()).toBe(0)

    const slip = { DATABSE_URL: 'postgres://user:secret@db/name' }
    const second = await start({ ...env, ...slip, OWNER_PASSWORD: 'only for the first start' })
    expect(second.output()).toContain(noMoney)
    expect(second.output()).toContain('DATABSE_URL is not a setting of Burritoful')
    expect(second.output()).not.toContain('secret')
    expect(second.output()).not.toMatch(/password/)
    expect((await logInAt(second.url, 'only for the first start')).headers.get('location')).toBe(
      '/?login=failed#/',
    )
    expect((await logInAt(second.url, password)).headers.get('location')).toBe('/#/Staff')
    const kept = await fetch(`${second.url}/api/orders/${id}`)
    expect(await kept.json()).toMatchObject({ number: 1, status: 'placed' })
  })

  test('three that start together on an empty database do not collide, and OWNER_PASSWORD is used and never printed', async () => {
    const env = { ...settings(await freshPlace(engine)), OWNER_PASSWORD: 'one password for all' }
    const servers = await Promise.all([start(env), start(env), start(env)])
    const menus = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/api/menu`)).json()))
    expect(menus.map((menu) => (menu as { items: unknown[] }).items.length)).toEqual([4, 4, 4])
    const orders = await Promise.all(servers.map(({ url }) => placeOrderAt(url)))
    expect(orders.map((reply) => reply.status)).toEqual([201, 201, 201])
    const numbers = await Promise.all(
      orders.map(async (reply) => ((await reply.json()) as { number: number }).number),
    )
    expect(new Set(numbers).size).toBe(3)
    for (const { url, output } of servers) {
      expect((await logInAt(url, env.OWNER_PASSWORD)).headers.get('location')).toBe('/#/Staff')
      expect(output()).not.toContain(env.OWNER_PASSWORD)
    }
  })
})

describe('a server that cannot start says why in one line, without a stack', () => {
  async function refusal(env: Environment): Promise<string> {
    const { code, output } = await runServer(env)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).not.toMatch(/^\s+at /m)
    return output
  }

  test('a wrong setting', async () => {
    expect(await refusal({ PORT: 'eighty' })).toContain('PORT is "eighty"')
  })

  test('a password for the owner that everybody tries', async () => {
    const env = { DATA_DIR: await freshDataDir(), OWNER_PASSWORD: 'password1234' }
    expect(await refusal(env)).toContain('Choose something less common: four random words are good.')
    const better = await start({ ...env, OWNER_PASSWORD: 'four random words are good' })
    expect((await logInAt(better.url, 'four random words are good')).headers.get('location')).toBe('/#/Staff')
    expect(await better.stop()).toBe(0)
    // Once there is an owner, the setting has no effect and does not prevent a start.
    const later = await start(env)
    expect((await logInAt(later.url, 'four random words are good')).headers.get('location')).toBe('/#/Staff')
  })

  test('a taken port, and the password is still there for the start that succeeds', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as { port: number }
    const dataDir = await freshDataDir()
    expect(await refusal({ PORT: String(port), DATA_DIR: dataDir })).toContain(`Port ${port} is taken`)
    const second = await start({ DATA_DIR: dataDir })
    await expect.poll(() => second.output()).toMatch(/with the password \S+/)
  })
})

test('a stop that comes while the first start still hires the owner is in order', async () => {
  const dataDir = await freshDataDir()
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk
    // The server listens, and the start is not finished yet.
    if (printed.includes('listening at')) child.kill('SIGTERM')
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect([code, signal]).toEqual([0, null])
  expect(printed).toMatch(/stopping on SIGTERM[^]*stopped/)
})

test('trust rule 16 a server whose output nobody reads any more stops when told', async () => {
  const server = await start({ DATA_DIR: await freshDataDir() })
  server.child.stdout?.destroy()
  server.child.stderr?.destroy()
  const code = await Promise.race([server.stop(), wait(5_000, 'still there')])
  expect(code).toBe(0)
})

test('a server that has started has loaded nothing that only some requests or emails need', async () => {
  const { dataDir } = await freshPlace('sqlite')
  const noted = path.join(dataDir, 'packages')
  const hook = new URL('../test-support/note-packages.ts', import.meta.url).href
  const server = await start({
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://mail.example',
    NODE_OPTIONS: `--import=${hook}`,
    PACKAGES_NOTED_IN: noted,
  })
  expect((await fetch(`${server.url}/api/menu`)).status).toBe(200)
  const loaded = readFileSync(noted, 'utf8').split('\n')
  expect(loaded).toContain('fastify')
  const notYet = ['stripe', 'sharp', 'nodemailer', 'pg', 'ajv', '@fastify/swagger']
  expect(loaded.filter((name) => notYet.includes(name))).toEqual([])
})

test('an argument that it does not know starts nothing', async () => {
  const ended = promisify(execFile)(process.execPath, ['server/main.ts', '--help'], { env: {} })
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('--help') as string,
  })
})

test('--version says the version and ends, whatever the settings', async () => {
  const env = { PATH: process.env['PATH'], DATA_DIR: '/proc/burritoful/data', PORT: 'none' }
  const { stdout } = await promisify(execFile)(process.execPath, ['server/main.ts', '--version'], { env })
  expect(stdout).toBe(`${version}\n`)
})
