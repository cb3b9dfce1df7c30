// npm run reset-password as a process beside a running server, on both databases.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines, freshPlace, migratedPlace, type FreshPlace } from '../../test-support/databases.ts'
import { startServer, type Environment } from '../../test-support/server-process.ts'
import type { Role } from '../../domain/people/staff.ts'
import { recoverAccount } from '../actions/people/recover-account.ts'
import { readAuditLog } from '../db/people/audit.ts'
import { openDatabase } from '../db/engine/open.ts'
import { addStaff } from '../db/people/staff.ts'
import type { Database } from '../db/engine/database.ts'

function settings({ dataDir, databaseUrl }: FreshPlace): Environment {
  return { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
}

async function resetPassword(place: FreshPlace, ...args: string[]) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'reset-password.ts'), ...args], {
    env: settings(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said, password: /with the password (\S+)/.exec(said)?.[1] ?? '' }
}

async function logInAt(url: string, username: string, password: string): Promise<string> {
  const reply = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ username, password }),
  })
  return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

async function me(url: string, cookie: string): Promise<unknown> {
  const reply = await fetch(`${url}/api/me`, { headers: { cookie } })
  return reply.ok ? reply.json() : reply.status
}

describe.each(engines)('a lost password on %s', (engine) => {
  test('is replaced while the server runs; the sessions end; the owner must choose another', async () => {
    const place = await freshPlace(engine)
    const server = await startServer({ ...settings(place), OWNER_PASSWORD: 'a password that gets lost' })
    onTestFinished(() => server.kill())
    const before = await logInAt(server.url, 'owner', 'a password that gets lost')
    expect(await me(server.url, before)).toMatchObject({ username: 'owner' })

    const { code, said, password } = await resetPassword(place, 'Owner')
    expect(code, said).toBe(0)
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
    expect(await me(server.url, before)).toBe(401)
    expect(await logInAt(server.url, 'owner', 'a password that gets lost')).toBe('')
    const after = await logInAt(server.url, 'owner', password)
    expect(await me(server.url, after)).toMatchObject({ role: 'owner', mustChangePassword: true })
  })

  test('an owner is there again whatever happened', async () => {
    const db = await openDatabase(await migratedPlace(engine))
    onTestFinished(() => db.close())
    await hire(db, 'owner', 'owner')
    await hire(db, 'tess', 'kitchen')
    const recover = (username: string) => recoverAccount({ db, now: () => new Date() }, username)
    const turnOff = sql`update staff set disabled_at = ${new Date().toISOString()}`
    const state = () =>
      db.read.selectFrom('staff').select(['username', 'role', 'disabled_at']).orderBy('id').execute()

    // As long as an owner can log in, the command changes no role and turns no account on.
    await sql`${turnOff} where username = 'tess'`.execute(db.write)
    expect(await recover('tess')).toMatchObject({ on: false, becameOwner: false })
    expect(await recover('nobody')).toBeUndefined()
    expect(await state()).toEqual([
      { username: 'owner', role: 'owner', disabled_at: null },
      { username: 'tess', role: 'kitchen', disabled_at: expect.any(String) },
    ])

    await sql`${turnOff}, role = 'kitchen'`.execute(db.write)
    expect(await recover('owner')).toMatchObject({ on: true, becameOwner: true })
    expect(await state()).toEqual([
      { username: 'owner', role: 'owner', disabled_at: null },
      { username: 'tess', role: 'kitchen', disabled_at: expect.any(String) },
    ])
    const log = await readAuditLog(db, { topic: 'staff', before: undefined, most: 10 })
    expect(log.map(({ by, action }) => [by, ...action.changes.map(({ field }) => field)])).toEqual([
      ['server', 'password', 'role', 'on'],
      ['server', 'password'],
    ])
  })
})

test('for an unknown username the command lists the usernames', async () => {
  const place = await freshPlace('sqlite')
  expect((await resetPassword(place, 'owner')).said).toContain('There is no restaurant in')
  const db = await openDatabase(place)
  onTestFinished(() => db.close())
  await hire(db, 'owner', 'owner')
  await hire(db, 'tess', 'kitchen')
  for (const args of [['nobody'], []]) {
    const { code, said } = await resetPassword(place, ...args)
    expect(code).toBe(1)
    expect(said.trim()).toMatch(/The usernames are: owner, tess$/)
  }
})

async function hire(db: Database, username: string, role: Role): Promise<void> {
  const createdAt = new Date().toISOString()
  const person = { username, name: username, role, passwordHash: '', createdAt, mustChangePassword: false }
  await addStaff(db.write, person)
}
