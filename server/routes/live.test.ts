// The live stream over a real connection: everything on connect, then what changes, on both databases.
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines, type Engine } from '../../test-support/databases.ts'
import { openLiveStream, type LiveStream } from '../../test-support/live-stream.ts'
import { logInAs } from '../../test-support/staff.ts'
import { newKey, openTestApp, rosasOrder } from '../../test-support/test-app.ts'

async function openShop(engine: Engine) {
  const opened = await openTestApp(engine, { heartbeatMs: 200 })
  const cook = await logInAs(opened, 'kitchen')
  const { url } = opened
  const listen = async (query: string, cookie = ''): Promise<LiveStream> => {
    const stream = await openLiveStream(`${url}/api/live${query}`, cookie)
    onTestFinished(() => stream.close())
    return stream
  }
  const post = (path: string, payload: object) =>
    opened.send({ method: 'POST', url: path, payload, headers: { cookie: cook } })
  const placed = async () => (await opened.order(rosasOrder)).json<{ id: string }>().id
  return { ...opened, cook, url, listen, post, placed }
}

describe.each(engines)('live on %s', (engine) => {
  test('a board starts with all open tickets and hears every change', async () => {
    const { listen, placed, post, cook } = await openShop(engine)
    const before = await placed()
    const board = await listen('?board=1', cook)
    await expect.poll(() => [...board.tickets().keys()]).toEqual([before])
    const after = await placed()
    await expect.poll(() => [...board.tickets().keys()]).toEqual([before, after])
    await post(`/api/orders/${before}/move`, { from: 'placed', to: 'cooking' })
    await expect.poll(() => board.tickets().get(before)?.status).toBe('cooking')
    expect(board.events[0]?.name).toBe('shop')
    expect(board.latest('order')).toBeUndefined()
  })

  test('a customer hears of the own order alone, and nothing that is the kitchen’s', async () => {
    const { listen, placed, post } = await openShop(engine)
    const [own, other] = [await placed(), await placed()]
    const stream = await listen(`?order=${own}`)
    await expect.poll(() => stream.latest('order')?.status).toBe('placed')
    await post(`/api/orders/${other}/move`, { from: 'placed', to: 'cooking' })
    await post(`/api/orders/${own}/move`, { from: 'placed', to: 'cooking' })
    await expect.poll(() => stream.latest('order')?.status).toBe('cooking')
    const heard = new Set(stream.events.map(({ name }) => name).filter((name) => name !== 'beat'))
    expect(heard).toEqual(new Set(['shop', 'order']))
    expect(JSON.stringify(stream.events)).not.toContain(other)
  })

  test('sold out and pause reach everybody, and so does their end', async () => {
    const { listen, post, db } = await openShop(engine)
    const stream = await listen('')
    await post('/api/sold-out', { item: 'bean', soldOut: 'today' })
    await expect.poll(() => stream.latest('shop')?.items[2]?.soldOut).toBe(true)
    await post('/api/pause', { minutes: 15 })
    await expect.poll(() => stream.latest('shop')?.pause?.until).toEqual(expect.any(String))
    // The kitchen's quarter of an hour, shortened; the next change makes the server look at it.
    const soon = new Date(Date.now() + 700).toISOString()
    await sql`update shop_state set paused_until = ${soon}`.execute(db.write)
    await post('/api/sold-out', { item: 'bean', soldOut: 'no' })
    await expect.poll(() => stream.latest('shop')).toMatchObject({ pause: { until: soon } })
    await expect.poll(() => stream.latest('shop')?.pause).toBeNull()
  })

  test('a board whose session has ended is cut off with the next beat', async () => {
    const { listen, cook, db } = await openShop(engine)
    const board = await listen('?board=1', cook)
    await expect.poll(() => board.latest('board')).toBeDefined()
    const beats = () => board.events.filter(({ name }) => name === 'beat').length
    await sql`update staff set disabled_at = ${new Date().toISOString()} where username = 'kitchen'`.execute(
      db.write,
    )
    const before = beats()
    await board.ended
    // Unlike the clock, beats do not count what a busy machine takes; the beat of a check that has begun is one more.
    expect(beats() - before).toBeLessThanOrEqual(2)
  })

  test('every stream beats, carries the headers of every answer, and ends when the server does', async () => {
    const { listen, url, app } = await openShop(engine)
    const { headers, body } = await fetch(`${url}/api/live`)
    await body?.cancel()
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    const stream = await listen('')
    await expect.poll(() => stream.latest('beat')?.now).toEqual(expect.any(String))
    await app.close()
    await stream.ended
  })

  test.each(['?board=2', '?order=x', '?x=1'])('a strange wish is refused: %s', async (query) => {
    const { url } = await openShop(engine)
    expect((await fetch(`${url}/api/live${query}`)).status).toBe(422)
  })
})

test('whoever asks for the head alone gets it, and no stream is left open', async () => {
  const { url, app } = await openShop('sqlite')
  const reply = await fetch(`${url}/api/live`, { method: 'HEAD', signal: AbortSignal.timeout(30_000) })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'self'")
  await app.close()
})

test('on SQLite, what another process writes is seen within seconds too', async () => {
  const { listen, dataDir } = await openShop('sqlite')
  const stream = await listen('')
  await expect.poll(() => stream.latest('shop')?.items[0]?.price).toBe(1050)
  const owner = new SqliteConnection(join(dataDir, 'burritoful.db'))
  onTestFinished(() => void owner.close())
  owner.exec("update menu_items set price = 1150 where id = 'beef'")
  await expect.poll(() => stream.latest('shop')?.items[0]?.price).toBe(1150)
})

test('a stalled board whose session ends harms nobody', async () => {
  const { placed, cook, url, db, app, listen } = await openShop('sqlite')
  await Promise.all(Array.from({ length: 300 }, placed))
  const stalled = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void stalled.destroy())
  stalled.pause().write(`GET /api/live?board=1 HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cook}\r\n\r\n`)
  const shop = await listen('')
  await expect.poll(() => shop.latest('shop')).toBeDefined()
  await sql`delete from sessions`.execute(db.write)
  // Two beats after it was turned away, writing to it must not have ended the process.
  const beats = () => shop.events.filter(({ name }) => name === 'beat').length
  await expect.poll(beats).toBeGreaterThanOrEqual(3)
  expect(app.isListening()).toBe(true)
})

test('an order that was stored without a word reaches the board when the customer asks again', async () => {
  const { listen, order, cook, feed } = await openShop('sqlite')
  const board = await listen('?board=1', cook)
  await expect.poll(() => board.latest('board')).toBeDefined()
  // The server that stored it was cut off before it could tell.
  const { announce } = feed
  Object.assign(feed, { announce: () => {} })
  const key = newKey()
  await order(rosasOrder, key)
  Object.assign(feed, { announce })
  expect(board.tickets().size).toBe(0)
  await order(rosasOrder, key)
  await expect.poll(() => board.tickets().size).toBe(1)
})

test('a reader that does not read is dropped, the others go on', async () => {
  const { listen, placed, cook, url, app, feed } = await openShop('sqlite')
  await Promise.all(Array.from({ length: 200 }, placed))
  const board = await listen('?board=1', cook)
  const sleeper = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void sleeper.destroy())
  sleeper.pause().write(`GET /api/live?board=1 HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cook}\r\n\r\n`)
  const connections = app.countConnections
  await expect.poll(connections).toBe(2)
  // Each time the whole board again, about 100 kB: more than its megabyte and what the sockets hold in between.
  for (let times = 0; times < 300 && (await connections()) > 1; times += 1) {
    feed.announce({ everything: true })
    await wait(2)
  }
  expect(await connections()).toBe(1)
  await placed()
  await expect.poll(() => board.tickets().size).toBe(201)
})
