import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { engines } from '../../../test-support/databases.ts'
import { earlierHash } from '../../../test-support/earlier-hash.ts'
import { openTestApp, type TestApp, type TestAppOptions } from '../../../test-support/test-app.ts'
import type { Engine } from '../../db/engine/database.ts'
import { createOwner } from '../../actions/people/create-owner.ts'
import { version } from '../../version.ts'

const password = 'correct horse battery'

async function openWithOwner(engine: Engine, options?: TestAppOptions): Promise<TestApp> {
  const opened = await openTestApp(engine, options)
  await createOwner({ db: opened.db, now: () => new Date() }, password)
  return opened
}

function logIn({ send }: TestApp, username: string, secret: string, headers: Record<string, string> = {}) {
  return send({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ username, password: secret }).toString(),
  })
}

function me({ send }: TestApp, cookie: string) {
  return send({ method: 'GET', url: '/api/me', headers: { cookie } })
}

function cookieOf(reply: { headers: Record<string, unknown> }): string {
  return String(reply.headers['set-cookie']).split(';')[0] ?? ''
}

describe.each(engines)('R30 login on %s', (engine) => {
  test('a password that was kept at an earlier cost opens, and is kept at the cost of today from then on', async () => {
    const opened = await openWithOwner(engine)
    const hashOf = async () =>
      (await opened.db.read.selectFrom('staff').select('password_hash').executeTakeFirstOrThrow())
        .password_hash
    await opened.db.write
      .updateTable('staff')
      .set({ password_hash: earlierHash(password) })
      .execute()
    expect((await logIn(opened, 'owner', password)).headers.location).toBe('/#/Staff')
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const before = await hashOf()
    expect((await logIn(opened, 'owner', password)).headers.location).toBe('/#/Staff')
    expect(await hashOf()).toBe(before)
  })

  test('a right password opens the staff side, by name and role', async () => {
    const opened = await openWithOwner(engine)
    const reply = await logIn(opened, ' Owner ', password)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/#/Staff'])
    expect(reply.headers['set-cookie']).toMatch(
      /^session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax,device=[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const who = await me(opened, cookieOf(reply))
    expect(who.json()).toEqual({
      username: 'owner',
      name: 'Owner',
      role: 'owner',
      mustChangePassword: false,
      emailsGoToFiles: true,
      demoPayments: true,
      testPayments: false,
      emailsWait: false,
      brokenAlarms: 0,
      version,
    })
    const kept = await opened.db.read.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow()
    expect(cookieOf(reply)).not.toContain(kept.token_hash)
  })

  test.each([
    ['owner', 'wrong password'],
    ['nobody', password],
  ])('%s with %s goes back to the page', async (username, secret) => {
    const opened = await openWithOwner(engine)
    const reply = await logIn(opened, username, secret)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/?login=failed#/'])
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  test('ten tries per account and address, then wait, then again', async () => {
    const opened = await openWithOwner(engine)
    opened.setNow(new Date('2026-11-15T12:00:00Z'))
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await logIn(opened, 'owner', 'wrong')).headers.location).toBe('/?login=failed#/')
    }
    expect((await logIn(opened, 'owner', password)).headers.location).toBe('/?login=wait#/')
    expect((await logIn(opened, 'someone', 'else')).headers.location).toBe('/?login=failed#/')
    opened.setNow(new Date('2026-11-15T12:15:00Z'))
    expect((await logIn(opened, 'owner', password)).headers.location).toBe('/#/Staff')
  })

  test('a flood from one address, and a database that is gone, lead back to the page too', async () => {
    const opened = await openWithOwner(engine, { rateLimits: true })
    for (let tries = 0; tries < 60; tries += 1) await logIn(opened, `cook${tries}`, '')
    expect((await logIn(opened, 'owner', password)).headers.location).toBe('/?login=wait#/')

    const closed = await openWithOwner(engine)
    await closed.db.close()
    expect((await logIn(closed, 'owner', password)).headers.location).toBe('/?login=down#/')
  })

  test('logging out ends the session on the server', async () => {
    const opened = await openWithOwner(engine)
    const cookie = cookieOf(await logIn(opened, 'owner', password))
    const out = await opened.send({ method: 'POST', url: '/logout', headers: { cookie } })
    expect([out.statusCode, out.headers.location]).toEqual([303, '/#/'])
    expect(out.headers['set-cookie']).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
    expect((await me(opened, cookie)).statusCode).toBe(401)
  })

  test('a session ends by itself, and with the account', async () => {
    const opened = await openWithOwner(engine)
    opened.setNow(new Date('2026-11-15T12:00:00Z'))
    const cookie = cookieOf(await logIn(opened, 'owner', password))
    opened.setNow(new Date('2026-11-29T11:59:59Z'))
    expect((await me(opened, cookie)).statusCode).toBe(200)
    opened.setNow(new Date('2026-11-29T12:00:00Z'))
    expect((await me(opened, cookie)).statusCode).toBe(401)

    opened.setNow(new Date('2026-11-16T12:00:00Z'))
    await sql`update staff set disabled_at = '2026-11-16T12:00:00.000Z'`.execute(opened.db.write)
    expect((await me(opened, cookie)).statusCode).toBe(401)
    expect((await logIn(opened, 'owner', password)).headers.location).toBe('/?login=failed#/')
  })

  test('under https the cookie is bound to the host', async () => {
    const opened = await openWithOwner(engine, { publicUrl: 'https://burritoful.example' })
    const reply = await logIn(opened, 'owner', password, { origin: 'https://burritoful.example' })
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-session=[^,]*; HttpOnly; Secure; SameSite=Lax,__Host-device=[^,]*; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await me(opened, cookieOf(reply))).statusCode).toBe(200)
  })

  test('the owner is hired once: a password is made up only when none is given', async () => {
    const { db } = await openTestApp(engine)
    const now = () => new Date()
    const made = await createOwner({ db, now }, undefined)
    expect(made).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
    expect(await createOwner({ db, now }, undefined)).toBeUndefined()
    expect(await createOwner({ db, now }, 'another password')).toBeUndefined()
    expect(await db.read.selectFrom('staff').select(['username', 'role']).execute()).toEqual([
      { username: 'owner', role: 'owner' },
    ])
  })

  test('a password that was made up is only for the first login; one that was given stays', async () => {
    for (const given of [undefined, 'chosen by the owner']) {
      const opened = await openTestApp(engine)
      const made = await createOwner({ db: opened.db, now: () => new Date() }, given)
      const cookie = cookieOf(await logIn(opened, 'owner', made ?? given ?? ''))
      expect((await me(opened, cookie)).json()).toMatchObject({ mustChangePassword: given === undefined })
      const office = await opened.send({ method: 'GET', url: '/api/office/staff', headers: { cookie } })
      expect(office.statusCode).toBe(given === undefined ? 403 : 200)
    }
  })
})
