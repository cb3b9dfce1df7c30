// Tests of npm run demo as a process: its output, its new orders, and that it touches and leaves nothing else.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { freshDataDir } from '../test-support/databases.ts'

const script = path.join(import.meta.dirname, 'demo.ts')
/** Beside the other tests, on two busy cores. */
const patience = 240_000

interface Demo {
  readonly child: ChildProcess
  /** The folder in which the demo makes its temporary folder. */
  readonly temp: string
  readonly output: () => string
  readonly ended: Promise<[number | null]>
}

async function startDemo(args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Promise<Demo> {
  const temp = await freshDataDir()
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], PORT: '0', TMPDIR: temp, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk))
  const ended = once(child, 'exit') as Promise<[number | null]>
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
  })
  return { child, temp, output: () => printed, ended }
}

async function addressOf({ output }: Demo): Promise<string> {
  await expect.poll(output, { timeout: patience }).toMatch(/The shop\s+http/)
  return /The shop\s+(http\S+)/.exec(output())?.[1] ?? ''
}

async function scratchOf({ temp }: Demo): Promise<string> {
  const [folder = ''] = await readdir(temp)
  return path.join(temp, folder)
}

test('shows two weeks, takes new orders, touches nothing real, and is gone when it ends', async () => {
  const elsewhere = await freshDataDir()
  const real = await freshDataDir()
  await writeFile(path.join(real, 'burritoful.db'), 'the real orders')
  const demo = await startDemo(
    ['--every', '2'],
    {
      DATA_DIR: real,
      DATABASE_URL: 'postgres://owner:secret@127.0.0.1:1/burritoful',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
    elsewhere,
  )
  const url = await addressOf(demo)
  const opened = new Date().toISOString()
  expect(demo.output()).toContain('DATABASE_URL is set. The demo leaves it alone')
  expect(demo.output()).toContain('SMTP_URL is set. The demo leaves it alone')

  const [, password = ''] = /as "owner" with the password (\S+)/.exec(demo.output()) ?? []
  const login = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ username: 'owner', password }),
  })
  expect(login.headers.get('location')).toBe('/#/Staff')

  const book = new SqliteConnection(path.join(await scratchOf(demo), 'burritoful.db'), { readonly: true })
  const read = (query: string) => book.prepare(query).pluck().get() as number
  const countOrders = () => read('select count(*) from orders')
  // Tickets for later wait until their time, and nobody works on them: they grow in number with every order.
  const countOpen = () =>
    read(`select count(*) from orders where status in ('placed', 'cooking', 'ready')
      and (starts_at is null or starts_at <= '${new Date().toISOString()}')`)
  expect(countOrders()).toBeGreaterThan(14 * 34)
  expect(countOrders()).toBeLessThan(14 * 48)
  expect(read('select count(distinct business_day) from orders')).toBe(14)
  expect(countOpen()).toBeGreaterThanOrEqual(8)

  const before = countOrders()
  await expect.poll(countOrders, { timeout: patience }).toBeGreaterThan(before + 4)
  expect(demo.output()).toMatch(/ orders \d+ (Beef|Chix|Bean|Pork)/)
  const moved = `select count(*) from audit_log where by_username in ('ben', 'tess') and at > '${opened}'`
  await expect.poll(() => read(moved), { timeout: patience }).toBeGreaterThan(0)
  await expect.poll(countOpen, { timeout: patience }).toBeLessThanOrEqual(16)
  const photographs = "select count(*) from menu_items where picture like 'photo-%'"
  await expect.poll(() => read(photographs), { timeout: patience }).toBe(1)
  book.close()

  expect(await readdir(real)).toEqual(['burritoful.db'])
  expect(await readdir(elsewhere)).toEqual([])
  demo.child.kill('SIGTERM')
  expect((await demo.ended)[0]).toBe(0)
  expect(await readdir(demo.temp)).toEqual([])
  await expect(fetch(url)).rejects.toThrow('fetch failed')
}, 600_000)

test('a demo that cannot start says why, and leaves nothing behind', async () => {
  for (const [args, env, words] of [
    [[], { TIME_ZONE: 'Mars/Olympus' }, 'TIME_ZONE is "Mars/Olympus"'],
    [['--every', 'often'], {}, '--every is the number of seconds'],
    [[], { HOST: '192.0.2.1' }, 'not an address of this machine'],
  ] as const) {
    const demo = await startDemo(args, env, await freshDataDir())
    expect((await demo.ended)[0]).toBe(1)
    await expect.poll(demo.output, { timeout: patience }).toContain(words)
    expect(await readdir(demo.temp)).toEqual([])
  }
}, 300_000)
