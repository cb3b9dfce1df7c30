// R73: the owner sets up the mail server in the office; it counts on all servers without a restart, and its password is nowhere.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { EmailSetupReply, EmailTestReply, TodayReply } from '../../../domain/people/people-api.ts'
import { bothEngines, freshDataDir } from '../../../test-support/databases.ts'
import { freePort } from '../../../test-support/free-port.ts'
import { account, mailRounds, mailServerFor, placeOrders } from '../../../test-support/mail-rounds.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { openTestApp, type TestAppOptions } from '../../../test-support/test-app.ts'
import { backUp } from '../../db/copies/create-backup.ts'
import type { Engine } from '../../../test-support/databases.ts'

const sender = 'hello@rosas.example'

function formFor(port: number, change: object = {}) {
  const server = { host: '127.0.0.1', port, tls: false, ...account }
  return { ...server, from: sender, on: false, version: 0, ...change }
}

async function openMail(engine: Engine, options: TestAppOptions = {}) {
  const office = await openOffice(engine, options)
  const { post, get, owner } = office
  return {
    ...office,
    save: (form: object) => post('/api/office/email', form, owner),
    async setup() {
      return (await get('/api/office/email', owner)).json<EmailSetupReply>()
    },
    async try(to = 'owner@example.com') {
      return (await post('/api/office/email/test', { to }, owner)).json<EmailTestReply>()
    },
  }
}

describe.each(bothEngines)('on %s', (engine) => {
  test('R73 a mail server is saved, tried, turned on and off, and the log says so without the password', async () => {
    const server = await mailServerFor()
    const { save, setup, try: tryMail, log, get, owner, mail } = await openMail(engine)
    expect(await setup()).toMatchObject({ setBy: 'office', server: null, isOn: false, version: 0 })

    const saved = await save(formFor(server.port))
    expect(saved.json()).toMatchObject({
      server: { host: '127.0.0.1', port: server.port, tls: false, user: account.user },
      isOn: false,
      isLocked: false,
      from: sender,
      version: 1,
    })
    expect(saved.body).not.toContain(account.password)
    // It is tried before it is turned on.
    expect(await tryMail()).toEqual({ outcome: 'sent', answer: null })
    expect(server.received).toMatchObject([{ sender, recipients: ['owner@example.com'] }])

    const { password: _kept, ...form } = formFor(server.port, { on: true, version: 1 })
    expect((await save(form)).json()).toMatchObject({ isOn: true, version: 2 })
    expect(mail.current()).toMatchObject({ isOn: true, from: sender })
    const today = (await get('/api/office/today', owner)).json<TodayReply>()
    expect(today.firstWeek.mailServer).toBe('127.0.0.1')
    await save({ ...form, on: false, version: 2 })
    expect(mail.current().isOn).toBe(false)

    const entries = (await log()).filter(({ action }) => action.target.id === 'mailServer')
    expect(entries.map(({ action }) => action.changes.map(({ field }) => field))).toEqual([
      ['on'],
      ['on'],
      ['host', 'port', 'tls', 'user', 'from', 'on', 'password'],
    ])
    expect(JSON.stringify(entries)).not.toContain(account.password)
  })

  test('R73 a change counts on all servers within five seconds, and no email is lost or sent twice', async () => {
    const [first, second] = [await mailServerFor(), await mailServerFor()]
    const here = await openMail(engine)
    // On one machine, or with the same SECRET_KEY_FILE.
    const there = await openTestApp(engine, { place: here.place, secretsDir: here.dataDir })
    await here.save(formFor(first.port, { on: true }))
    await expect.poll(() => there.mail.current().version, { timeout: 5_000 }).toBe(1)

    const ids = await placeOrders(here, 12)
    const [hereJobs, thereJobs] = [
      mailRounds(here.db, here.mail.mailer),
      mailRounds(there.db, there.mail.mailer),
    ]
    const sending = Promise.all([hereJobs.round(), thereJobs.round()])
    await expect.poll(() => first.received.length).toBeGreaterThan(0)
    await here.save(formFor(second.port, { on: true, version: 1 }))
    await expect.poll(() => there.mail.current().server?.port, { timeout: 5_000 }).toBe(second.port)
    await sending
    await placeOrders(here, 3)
    await hereJobs.untilNothingIsOwed()
    const recipients = [...first.received, ...second.received].flatMap((one) => one.recipients)
    expect(recipients).toHaveLength(ids.length + 3)
    expect(second.received.length).toBeGreaterThanOrEqual(3)
    expect(hereJobs.failures).toEqual([])
  })

  test('R73 a stolen database and a stolen backup hold no password; without the key mail waits, and the office asks again', async () => {
    const server = await mailServerFor()
    const secretsDir = await freshDataDir()
    const { save, place, dataDir, db, order: _order, ...office } = await openMail(engine, { secretsDir })
    await save(formFor(server.port, { on: true }))
    const backup = await backUp(place, path.join(await freshDataDir(), 'backup.db'))
    const stolen = [backup.file]
    if (engine === 'sqlite')
      for (const name of await readdir(dataDir, { recursive: true, withFileTypes: true }))
        if (name.isFile()) stolen.push(path.join(name.parentPath, name.name))
    for (const file of stolen) {
      const bytes = await readFile(file)
      for (const encoding of ['utf8', 'base64', 'base64url', 'hex', 'utf16le'] as const) {
        const text = Buffer.from(account.password).toString(encoding === 'utf16le' ? 'utf8' : encoding)
        const needle = encoding === 'utf16le' ? Buffer.from(text, 'utf16le') : Buffer.from(text)
        expect(bytes.includes(needle), `${file} in ${encoding}`).toBe(false)
      }
    }
    const [row] = await db.read.selectFrom('mail_server').select('password').execute()
    expect(row?.password).toMatch(/^v1\./)

    // A server that has the database, and another key.
    const thief = await openOffice(engine, { place, secretsDir: await freshDataDir() })
    expect(thief.mail.current()).toMatchObject({ isOn: true, isLocked: true })
    const trial = await thief.post('/api/office/email/test', { to: 'owner@example.com' }, thief.owner)
    expect(trial.json()).toMatchObject({ outcome: 'locked' })
    await placeOrders(thief, 1)
    const waiting = mailRounds(thief.db, thief.mail.mailer)
    await waiting.round()
    expect(waiting.failures).toMatchObject([{ kind: 'locked' }])
    expect(server.received).toEqual([])
    // Entered again, the email goes out: on all servers that have the key.
    const again = formFor(server.port, { on: true, version: 1 })
    expect((await thief.post('/api/office/email', again, thief.owner)).json()).toMatchObject({
      isLocked: false,
    })
    await waiting.untilNothingIsOwed()
    expect(server.received).toHaveLength(1)
    expect(office.mail.current().isOn).toBe(true)
  })
})

test('R73 a saved password is never sent to another server: it has to be entered again', async () => {
  const { save, db, place } = await openMail('sqlite')
  const { password: _left, ...form } = formFor(587)
  expect((await save(form)).json()).toMatchObject({ errors: { password: { code: 'missing' } } })
  await save(formFor(587))
  for (const change of [{ host: 'evil.example' }, { port: 25 }, { tls: true }, { user: 'other' }]) {
    const reply = await save({ ...form, ...change, version: 1 })
    expect([reply.statusCode, reply.json()], JSON.stringify(change)).toMatchObject([
      422,
      { errors: { password: { code: 'missing' } } },
    ])
  }
  // Nor by somebody who changes the host in the database itself.
  await db.transaction((trx) =>
    trx.updateTable('mail_server').set({ host: 'evil.example', version: 2 }).execute(),
  )
  const other = await openTestApp('sqlite', { place })
  expect(other.mail.current()).toMatchObject({ server: { host: 'evil.example' }, isLocked: true })
})

test('R73 the second of two owners is told of the first, and a cook may not look', async () => {
  const { save, get, cook, post } = await openMail('sqlite')
  await save(formFor(587))
  expect((await save(formFor(25))).json()).toMatchObject({ code: 'edit-conflict' })
  expect((await get('/api/office/email', cook)).statusCode).toBe(403)
  expect((await post('/api/office/email', formFor(25), cook)).statusCode).toBe(403)
})

test.each<[object, string]>([
  [{ host: 'smtp://mail.example' }, 'host'],
  [{ host: 'mail.example/path' }, 'host'],
  [{ port: 0 }, 'port'],
  [{ port: 65_536 }, 'port'],
  [{ from: 'one@example.com, two@example.com' }, 'from'],
  [{ password: '' }, 'password'],
  [{ user: '' }, 'user'],
])('R73 %j is refused at its field', async (change, field) => {
  const { save } = await openMail('sqlite')
  const reply = await save(formFor(587, change))
  expect([reply.statusCode, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([422, [field]])
})

test('R73 where the environment sets the mail server, the office cannot', async () => {
  const smtp = { host: '127.0.0.1', port: await freePort(), tls: false, ...account }
  const { save, setup, db } = await openMail('sqlite', { smtp })
  expect(await setup()).toMatchObject({ setBy: 'environment', isOn: true, isFromFixed: true })
  expect((await save(formFor(587))).json()).toMatchObject({ code: 'set-by-environment' })
  expect(await db.read.selectFrom('mail_server').selectAll().execute()).toEqual([])
})
