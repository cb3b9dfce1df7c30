// The wall over a real connection: who may open it, what it hears, and that a revoked link ends it, on both databases.
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { NewWallLinkReply, WallLinksReply } from '#domain/people/people-api.ts'
import type { Wall } from '#domain/kitchen/wall.ts'
import { bothEngines, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream, type LiveStream } from '../../../test-support/live-stream.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { openTestApp, rosasOrder, type TestAppOptions } from '../../../test-support/test-app.ts'
import { maxStreamsPerClient, maxWallsPerClient } from '../../limits/client-limits.ts'
import { openStream } from '../../../test-support/held-stream.ts'

const links = '/api/office/wall-links'
const pickup = { ...rosasOrder, fulfillment: 'pickup' } as const

async function openWallOffice(engine: Engine, options: TestAppOptions = {}) {
  const office = await openOffice(engine, { heartbeatMs: 200, ...options })
  const { post, owner, get, send, url } = office
  return {
    ...office,
    async makeLink(name = 'TV at the counter'): Promise<NewWallLinkReply> {
      return (await post(links, { name }, owner)).json<NewWallLinkReply>()
    },
    revoke: (id: number) => post(`${links}/${id}/revoke`, {}, owner),
    readLinks: async () => (await get(links, owner)).json<WallLinksReply>().links,
    read: (secret: string) => send({ method: 'GET', url: `/api/wall/${secret}` }),
    async watch(secret: string, at = url): Promise<LiveStream> {
      const stream = await openLiveStream(`${at}/api/wall/${secret}/live`)
      onTestFinished(() => stream.close())
      await expect.poll(() => stream.latest('wall')).toBeDefined()
      return stream
    },
    async listen(): Promise<LiveStream> {
      const stream = await openLiveStream(`${url}/api/live`)
      onTestFinished(() => stream.close())
      await expect.poll(() => stream.latest('shop')).toBeDefined()
      return stream
    },
    async placePickup(change: object = {}): Promise<{ id: string; number: number }> {
      const reply = await office.order({ ...pickup, ...change })
      expect(reply.statusCode, reply.body).toBe(201)
      return reply.json()
    },
  }
}

async function beat(stream: LiveStream, times: number): Promise<void> {
  const before = beatsOf(stream)
  await expect.poll(() => beatsOf(stream)).toBeGreaterThanOrEqual(before + times)
}

function beatsOf({ events }: LiveStream): number {
  return events.filter(({ name }) => name === 'beat').length
}

const rosa = (number: number) => ({ number, firstName: 'Rosa' })

describe.each(bothEngines)('R75 the wall on %s', (engine) => {
  test('follows an order from its start until it is handed over, at every server', async () => {
    const { makeLink, watch, read, placePickup, move, ...opened } = await openWallOffice(engine)
    const other = await openTestApp(engine, { place: opened.place, heartbeatMs: 200 })
    const { secret } = await makeLink()
    const walls = [await watch(secret), await watch(secret, other.url)]
    const expectWall = async (wall: Partial<Wall>) => {
      for (const stream of walls) await expect.poll(() => stream.latest('wall')).toMatchObject(wall)
      expect((await read(secret)).json<Wall>()).toMatchObject(wall)
    }
    const { id, number } = await placePickup()
    await expectWall({ preparing: [rosa(number)], ready: [] })
    await move(id, 'placed', 'cooking')
    await move(id, 'cooking', 'ready')
    await expectWall({ preparing: [], ready: [rosa(number)] })
    await move(id, 'ready', 'handed-over')
    await expectWall({ preparing: [], morePreparing: 0, ready: [], moreReady: 0 })
  })

  test('says nothing of a customer but the first name, and nothing of a delivery', async () => {
    const { makeLink, url, placePickup, order, move } = await openWallOffice(engine)
    const { secret } = await makeLink()
    const abort = new AbortController()
    const reply = await fetch(`${url}/api/wall/${secret}/live`, { signal: abort.signal })
    let bytes = ''
    const reading = (async () => {
      const decoder = new TextDecoder()
      for await (const chunk of reply.body ?? []) bytes += decoder.decode(chunk, { stream: true })
    })().catch(() => {})
    await order({ ...rosasOrder, firstName: 'Delia' })
    const { id } = await placePickup({ phone: '(559) 555-0142' })
    await move(id, 'placed', 'cooking')
    await move(id, 'cooking', 'ready')
    await expect.poll(() => bytes).toContain('"ready":[{')
    abort.abort()
    await reading
    expect(bytes).toContain('"firstName":"Rosa"')
    for (const secretOf of ['Delia', 'Delgado', 'rosa@', '555', 'Beef', id, secret, '4242', '11.00'])
      expect(bytes).not.toContain(secretOf)
    const data = bytes.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []))
    const keys = data.flatMap((line) => [...line.matchAll(/"(\w+)":/g)].map(([, key]) => key))
    const known = ['now', 'preparing', 'morePreparing', 'ready', 'moreReady', 'number', 'firstName']
    expect(new Set(keys)).toEqual(new Set(known))
  })

  test('ends with the next beats once its link is revoked; the others go on, and the log says who', async () => {
    const { makeLink, watch, revoke, read, readLinks, log } = await openWallOffice(engine)
    const [counter, door] = [await makeLink('TV at the counter'), await makeLink('By the door')]
    expect((await readLinks()).map(({ name }) => name)).toEqual(['TV at the counter', 'By the door'])
    expect(JSON.stringify(await readLinks())).not.toContain(counter.secret)
    const [gone, stays] = [await watch(counter.secret), await watch(door.secret)]
    const id = (await readLinks())[0]?.id ?? 0
    const before = beatsOf(gone)
    expect((await revoke(id)).statusCode).toBe(200)
    await gone.ended
    // Beats are shorter here; unlike the clock they do not count what a busy machine takes.
    expect(beatsOf(gone) - before).toBeLessThanOrEqual(2)
    const beats = beatsOf(stays)
    await expect.poll(() => beatsOf(stays)).toBeGreaterThan(beats)
    expect((await read(counter.secret)).statusCode).toBe(404)
    expect((await read(door.secret)).statusCode).toBe(200)
    expect((await readLinks()).map(({ name }) => name)).toEqual(['By the door'])
    expect((await revoke(id)).statusCode).toBe(404)
    const entries = (await log('?topic=staff')).map(({ action: { what, target } }) => [what, target.name])
    expect(entries.slice(0, 3)).toEqual([
      ['removed', 'TV at the counter'],
      ['added', 'By the door'],
      ['added', 'TV at the counter'],
    ])
  })

  test('looks the same whether a link was revoked, never was or is malformed', async () => {
    const { makeLink, revoke, readLinks, read, url, db } = await openWallOffice(engine)
    const { secret } = await makeLink()
    const stored = await db.read.selectFrom('wall_links').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(secret)
    await revoke((await readLinks())[0]?.id ?? 0)
    const secrets = [secret, 'a'.repeat(26), 'A'.repeat(26), 'x', `${secret}x`]
    const answers = await Promise.all(secrets.map(async (one) => (await read(one)).body))
    expect(new Set(answers)).toEqual(new Set([answers[0]]))
    for (const one of secrets) expect((await fetch(`${url}/api/wall/${one}/live`)).status, one).toBe(404)
  })
})

test('R75 while the orders cannot be read no beat says that the wall is true, and all of it comes once they can', async () => {
  const { makeLink, watch, placePickup, listen, db, feed } = await openWallOffice('sqlite')
  const { secret } = await makeLink()
  const { number } = await placePickup()
  const [wall, clock] = [await watch(secret), await listen()]
  await expect.poll(() => wall.latest('wall')?.preparing).toEqual([rosa(number)])
  await sql`alter table orders rename to lost_orders`.execute(db.write)
  feed.announce({ everything: true })
  // Unlike the clock on the wall, the beats of another stream do not count what a busy machine takes.
  await beat(clock, 2)
  const beats = beatsOf(wall)
  await beat(clock, 5)
  expect(beatsOf(wall)).toBe(beats)
  await sql`alter table lost_orders rename to orders`.execute(db.write)
  await placePickup()
  await expect.poll(() => wall.latest('wall')?.preparing).toHaveLength(2)
  await expect.poll(() => beatsOf(wall)).toBeGreaterThan(beats)
})

test('R75 a wall whose link cannot be checked falls silent at once, and ends with the beat after that', async () => {
  const { makeLink, watch, listen, db } = await openWallOffice('sqlite')
  const { secret } = await makeLink()
  const [wall, clock] = [await watch(secret), await listen()]
  await beat(wall, 1)
  await sql`alter table wall_links rename to lost_links`.execute(db.write)
  const [beats, before] = [beatsOf(wall), beatsOf(clock)]
  await wall.ended
  expect(beatsOf(clock) - before).toBeLessThanOrEqual(3)
  // The beat of a check that had begun.
  expect(beatsOf(wall) - beats).toBeLessThanOrEqual(1)
  await sql`alter table lost_links rename to wall_links`.execute(db.write)
  await beat(await watch(secret), 2)
})

test('R75 an order that is purged leaves no name behind', async () => {
  const { makeLink, read, placePickup, db } = await openWallOffice('sqlite')
  const { secret } = await makeLink()
  const { number } = await placePickup()
  // No purge takes an open order; should one ever, its number is left.
  await db.write.updateTable('orders').set({ first_name: '' }).execute()
  expect((await read(secret)).json<Wall>().preparing).toEqual([{ number, firstName: '' }])
})

test('R75 the phones of the guests do not crowd the wall out, and nobody opens walls without end', async () => {
  const opened = await openWallOffice('sqlite', { rateLimits: true })
  const { secret } = await opened.makeLink()
  const phones = Array.from({ length: maxStreamsPerClient }, () => openStream(opened, {}))
  expect(new Set((await Promise.all(phones)).map(({ reply }) => reply.status))).toEqual(new Set([200]))
  expect((await openStream(opened, {})).reply.status).toBe(429)
  for (let nth = 0; nth < maxWallsPerClient; nth += 1) await opened.watch(secret)
  expect((await fetch(`${opened.url}/api/wall/${secret}/live`)).status).toBe(429)
})
