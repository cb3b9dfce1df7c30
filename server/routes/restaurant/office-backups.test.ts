// The owner sees the backups, and downloads one with her password (R73).
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { BackupsReply, DownloadReply } from '../../../domain/restaurant/restaurant-api.ts'
import { bothEngines, type Engine } from '../../../test-support/databases.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { logInAs, password } from '../../../test-support/staff.ts'
import { storeBackup } from '../../../test-support/stored-backup.ts'
import type { TestAppOptions } from '../../../test-support/test-app.ts'
import { claimBackup, failBackup, markMissing } from '../../db/restaurant/backups.ts'
import { httpTimeouts } from '../../http/http-timeouts.ts'

const day = '2026-11-19'
const all = '/api/office/backups'
const morning = new Date(`${day}T17:00:00.000Z`)

async function openBackups(engine: Engine, options: TestAppOptions = {}) {
  const office = await openOffice(engine, options)
  office.setNow(morning)
  const { get, post, owner } = office
  return {
    ...office,
    list: async () => (await get(all, owner)).json<BackupsReply>(),
    permit: (current = password, { of = day, by = owner } = {}) =>
      post(`${all}/${of}/download`, { current }, by),
    store: () => storeBackup(office.db, office.place, { day }),
  }
}

describe.each(bothEngines)('R73 the backups on %s', (engine) => {
  test('are listed, each with what became of it, and with where they are', async () => {
    const { list, store, db, dataDir } = await openBackups(engine)
    const folder = path.join(dataDir, 'backups')
    const nextAt = '2026-11-20T12:00:00.000Z'
    expect(await list()).toEqual({
      backups: [],
      lastGoodAt: null,
      isOverdue: false,
      nextAt,
      folder,
      isOnSameDisk: true,
    })
    const { file } = await store()
    const kept = { day, state: 'kept', size: readFileSync(file).length, fault: null }
    expect(await list()).toMatchObject({
      backups: [kept],
      lastGoodAt: `${day}T12:00:00.000Z`,
      isOverdue: false,
    })

    const claim = {
      day: '2026-11-20',
      startedAt: '2026-11-20T12:00:00.000Z',
      file: 'burritoful-2026-11-20T12-00-00.db',
      server: 'another',
      claimedUntil: '2026-11-20T12:05:00.000Z',
    }
    await claimBackup(db, claim)
    expect((await list()).backups).toMatchObject([{ day: claim.day, state: 'making', fault: null }, kept])
    const fault = { code: 'no-space', needed: 8_000_000, free: 1_000_000 } as const
    await failBackup(db, claim, { fault, retryAt: claim.claimedUntil })
    expect((await list()).backups).toMatchObject([{ state: 'failed', size: null, fault }, kept])
    rmSync(file)
    await markMissing(db, day)
    expect(await list()).toMatchObject({
      backups: [{ state: 'failed' }, { state: 'missing' }],
      lastGoodAt: null,
    })
  })

  test('a download is the file, byte by byte, once, within a minute, for the person who asked, and in the log', async () => {
    const office = await openBackups(engine)
    const { permit, get, owner, store, setNow, log } = office
    const { file } = await store()
    const { url } = (await permit()).json<DownloadReply>()
    const pilar = await logInAs(office, 'owner', 'pilar')
    for (const other of [pilar, office.cook, 'session=x'])
      expect([401, 403, 404]).toContain((await get(url, other)).statusCode)
    const reply = await get(url, owner)
    expect([reply.statusCode, reply.headers['cache-control'], reply.headers['content-disposition']]).toEqual([
      200,
      'no-store',
      'attachment; filename="burritoful-2026-11-19T12-00-00.db"',
    ])
    expect(reply.bytes.equals(readFileSync(file))).toBe(true)
    expect((await get(url, owner)).statusCode).toBe(404)
    expect(await log()).toMatchObject([
      { by: { username: 'owner' }, action: { what: 'downloaded', target: { kind: 'backup', id: day } } },
    ])

    const late = (await permit()).json<DownloadReply>()
    setNow(new Date(morning.getTime() + 60_000))
    expect((await get(late.url, owner)).statusCode).toBe(404)
    expect(await log()).toHaveLength(1)
  })

  test('a server without the file, or with another one, uses up no key and writes down no download', async () => {
    const { permit, get, owner, store, log, list } = await openBackups(engine)
    const { file } = await store()
    const { url } = (await permit()).json<DownloadReply>()
    const bytes = readFileSync(file)
    rmSync(file)
    expect((await get(url, owner)).statusCode).toBe(404)
    writeFileSync(file, bytes.subarray(0, bytes.length - 1))
    expect((await get(url, owner)).statusCode).toBe(404)
    expect((await list()).backups).toMatchObject([{ state: 'missing' }])
    expect(await log()).toEqual([])
    writeFileSync(file, bytes)
    expect((await get(url, owner)).statusCode).toBe(200)
    expect(await log()).toHaveLength(1)
  })

  test('a wrong password opens nothing, and ten of them let nobody try again for a while', async () => {
    const { permit, store, log } = await openBackups(engine)
    await store()
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = await permit('a guess')
      expect([wrong.statusCode, wrong.json<{ fields: object }>().fields]).toEqual([
        422,
        { current: 'That’s not your password.' },
      ])
    }
    const late = await permit()
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '900'])
    expect(await log()).toEqual([])
  })

  test('nothing but a backup is handed out', async () => {
    const { permit, get, owner, store, dataDir, db } = await openBackups(engine)
    for (const of of ['2026-11-18', '..', '..%2Fburritoful.db', '2026-02-30', `${day}%2F..`])
      expect((await permit(password, { of })).statusCode, of).toBe(404)
    await store()
    const { url } = (await permit()).json<DownloadReply>()
    // As a restore may bring it.
    writeFileSync(path.join(dataDir, 'secret'), 'secret')
    await db.write.updateTable('backups').set({ file: '../secret' }).execute()
    expect((await get(url, owner)).statusCode).toBe(404)
    expect((await get(`${all}/${day}/file?key=..%2F..%2Fsecret`, owner)).statusCode).toBe(422)
  })
})

test('R73 a download lasts as long as somebody reads it, and whoever stops reading is cut off', async () => {
  const timeouts = { ...httpTimeouts, responseTimeout: 1_000, checkInterval: 50 }
  const { app, db, permit, store, url: site, owner } = await openBackups('sqlite', { timeouts })
  const { file } = await store()
  // More than the kernel and the server keep for a reader who does not read.
  writeFileSync(file, Buffer.alloc(48 * 2 ** 20, 7))
  await db.write
    .updateTable('backups')
    .set({ size: 48 * 2 ** 20 })
    .execute()
  const take = async () => {
    const { url } = (await permit()).json<DownloadReply>()
    const socket = connect(Number(new URL(site).port), '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    socket.write(
      `GET ${url} HTTP/1.1\r\nhost: burritoful.test\r\ncookie: ${owner}\r\nconnection: close\r\n\r\n`,
    )
    await once(socket, 'readable')
    return socket
  }
  let taken = 0
  const steady = await take()
  // As much as a socket holds, every hundredth of a second: many seconds in all.
  const reading = setInterval(() => {
    taken += (steady.read() as Buffer | null)?.length ?? 0
  }, 10)
  onTestFinished(() => clearInterval(reading))
  const idle = await take()
  idle.pause()
  await expect.poll(() => app.countConnections(), { timeout: 10_000 }).toBe(1)
  await expect.poll(() => taken > 48 * 2 ** 20, { timeout: 30_000 }).toBe(true)
  expect(existsSync(file)).toBe(true)
})
