import { describe, expect, test } from 'vitest'
import type { Saved, MenuReply } from '../../../domain/restaurant/restaurant-api.ts'
import { startingRestaurant } from '../../../domain/restaurant/starting-restaurant.ts'
import { engines, timeZone, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { fakePictureProcessor } from '../../../test-support/fake-picture-processor.ts'
import { openTestApp, rosasOrder, type TestAppOptions } from '../../../test-support/test-app.ts'
import { changeShop } from '../../../test-support/change-shop.ts'

const address = { street: '1995 Comal Street', city: 'Fresno', state: 'CA', zipcode: '93701' }

async function openRestaurantOffice(engine: Engine, options: TestAppOptions = {}) {
  const office = await openOffice(engine, { pictureProcessor: fakePictureProcessor, ...options })
  const path = '/api/office/restaurant'
  const read = async () => (await office.get(path, office.owner)).json<Saved<'restaurant'>>()
  return {
    ...office,
    read,
    /** Fields that are not given stay as they are. */
    async set(change: object, by = office.owner) {
      return office.post(path, { ...(await read()), ...change }, by)
    },
    onSite: async () => (await office.send({ method: 'GET', url: '/api/menu' })).json<MenuReply>().restaurant,
  }
}

describe.each(engines)('the restaurant office on %s', (engine) => {
  test('a new restaurant is as it opens, in the zone of its first start, and nothing is made up', async () => {
    const { read, onSite } = await openRestaurantOffice(engine)
    const { namePicture: _made, ...set } = startingRestaurant(timeZone)
    expect(await read()).toEqual({ ...set, version: 1 })
    expect(await onSite()).toMatchObject({ address: null, phone: null, email: null, directions: null })
  })

  test('what the owner sets is kept, on the site at once, and in the log from what to what', async () => {
    const { read, set, onSite, log, setNow } = await openRestaurantOffice(engine)
    setNow(new Date('2026-11-15T20:00:00.000Z'))
    const words = { ...(await read()).words, headline: { en: 'Bring two napkins.', es: 'Trae dos.' } }
    const reply = await set({ name: ' Taco Time ', address, phone: '(559) 555-0195', words })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ version: 2, name: 'Taco Time', address, words })
    expect(await read()).toEqual(reply.json())
    const { version: _version, ...restaurant } = await read()
    expect(await onSite()).toEqual({ ...restaurant, namePicture: expect.any(String) as string })
    const [entry, ...others] = await log()
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      at: '2026-11-15T20:00:00.000Z',
      by: { username: 'owner' },
      action: {
        what: 'changed',
        target: { kind: 'setting', id: 'restaurant' },
        changes: [
          { field: 'name', from: 'Burritoful', to: 'Taco Time' },
          ...Object.entries(address).map(([part, to]) => ({ field: `address.${part}`, from: null, to })),
          { field: 'phone', from: null, to: '(559) 555-0195' },
          { field: 'words.headline', from: { en: 'Worth every napkin.' }, to: words.headline },
        ],
      },
    })
  })

  test('a cook is refused, and so is who has seen an older version; both change nothing', async () => {
    const { read, set, cook, log, post, owner } = await openRestaurantOffice(engine)
    const seen = await read()
    expect((await set({ name: 'Mine' }, cook)).statusCode).toBe(403)
    expect((await set({ phone: '559 555 0195' })).statusCode).toBe(200)
    const stale = await post('/api/office/restaurant', { ...seen, email: 'hello@example.com' }, owner)
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'edit-conflict'])
    // The first response was lost: saving the same again is no change.
    const again = await post('/api/office/restaurant', { ...seen, phone: '559 555 0195' }, owner)
    expect([again.statusCode, again.json<{ version: number }>().version]).toEqual([200, 2])
    expect(await read()).toMatchObject({ name: 'Burritoful', email: null, version: 2 })
    expect(await log()).toHaveLength(1)
  })

  test('of twenty owners who save at once one is first, and the others are told', async () => {
    const { read, set, log } = await openRestaurantOffice(engine)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => set({ since: 1990 + at })))
    const statuses = replies.map((reply) => reply.statusCode)
    const saved = statuses.filter((status) => status === 200).length
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect((await read()).version).toBeLessThanOrEqual(saved + 1)
    // One of them set the year that it had been.
    expect((await log()).length).toBe((await read()).version - 1)
  })

  test('the tax of new orders is the new one; who was shown another total is asked again', async () => {
    const { set, order, placed, track } = await openRestaurantOffice(engine)
    const before = await track(await placed())
    expect((await set({ taxRate: 10_250 })).statusCode).toBe(200)
    const refused = (await order(rosasOrder)).json<{ code: string; bill: { total: number } }>()
    expect(refused).toMatchObject({
      code: 'price-changed',
      bill: { total: 4631, charges: [{ kind: 'tax', amount: 431, rate: 10_250 }] },
    })
    const taken = await order({ ...rosasOrder, expectedTotal: refused.bill.total })
    expect(taken.json()).toMatchObject({ total: 4631, charges: [{ rate: 10_250 }] })
    expect(before).toMatchObject({ total: 4599, charges: [{ rate: 9_500 }] })
    expect(await track(String(before['id']))).toEqual(before)
  })

  test('an order that high prices and a high tax make too large for the sales is not taken', async () => {
    const { set, order, db, countOrders } = await openRestaurantOffice(engine, { largestOrder: 10_000 })
    await set({ taxRate: 25_000 })
    await changeShop(db, (trx) => trx.updateTable('menu_items').set({ price: 99_999 }).execute())
    const lines = [{ item: 'beef', quantity: 10_000 }]
    const reply = await order({ ...rosasOrder, lines, expectedTotal: 1_249_987_500 })
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([422, 'too-many'])
    expect(await countOrders()).toBe(0)
  })

  test('the business day starts by the new clock', async () => {
    const { set, get, owner, setNow } = await openRestaurantOffice(engine)
    // 03:00 in Los Angeles, 06:00 in New York.
    setNow(new Date('2026-11-15T11:00:00.000Z'))
    const today = async () =>
      (await get('/api/office/sales?period=today', owner)).json<{ today: string }>().today
    expect(await today()).toBe('2026-11-14')
    expect((await set({ timeZone: 'America/New_York' })).statusCode).toBe(200)
    expect(await today()).toBe('2026-11-15')
  })

  test('every open page hears of it', async () => {
    const { url, set } = await openRestaurantOffice(engine)
    const stream = await openLiveStream(`${url}/api/live`, '')
    const names = () =>
      stream.events.filter((one) => one.name === 'shop').map((one) => one.data.restaurant.name)
    await expect.poll(names).toEqual(['Burritoful'])
    await set({ name: 'Taco Time' })
    await expect.poll(names).toEqual(['Burritoful', 'Taco Time'])
    stream.close()
  })

  test('another server on the same database knows it within seconds, and a restart keeps it', async () => {
    const first = await openRestaurantOffice(engine)
    const second = await openTestApp(engine, { place: first.place, timeZone: 'Asia/Kolkata' })
    await first.set({ timeZone: 'America/New_York', name: 'Taco Time' })
    await expect
      .poll(() => second.restaurant.current())
      .toMatchObject({ timeZone: 'America/New_York', name: 'Taco Time' })
    const third = await openTestApp(engine, { place: first.place, timeZone: 'Europe/Madrid' })
    expect(third.restaurant.current().timeZone).toBe('America/New_York')
  })

  test.each([
    ['name', { name: '  ' }, 'missing'],
    ['name', { name: 'x'.repeat(41) }, 'too-long'],
    ['since', { since: 95 }, 'out-of-range'],
    ['logo', { logo: 'logo.svg' }, 'gone'],
    ['logo', { logo: `cutout-${'0'.repeat(24)}` }, 'gone'],
    ['timeZone', { timeZone: 'Mars/Olympus' }, 'unknown'],
    ['taxRate', { taxRate: 9.5 }, 'out-of-range'],
    ['taxRate', { taxRate: 25_001 }, 'out-of-range'],
    ['address', { address: 'here' }, 'unreadable'],
    ['address.street', { address: { ...address, street: '' } }, 'missing'],
    ['address.state', { address: { ...address, state: 'XX' } }, 'missing'],
    ['address.zipcode', { address: { ...address, zipcode: '9370' } }, 'invalid-format'],
    ['phone', { phone: 'call me' }, 'invalid-format'],
    ['email', { email: 'a@b.example, c@d.example' }, 'invalid-format'],
    ['directions.en', { directions: { en: 'left\nright' } }, 'special-characters'],
    ['words', { words: null }, 'unreadable'],
    ['hours', { hours: [] }, 'unknown-field'],
    ['version', { version: 0 }, 'out-of-range'],
  ])('at the field %s, %j is refused by its code', async (field, change, code) => {
    const { set, read } = await openRestaurantOffice(engine)
    const reply = await set(change)
    expect(reply.statusCode).toBe(422)
    const { errors, fields } = reply.json<{ errors: object; fields: Record<string, string> }>()
    expect(errors).toMatchObject({ [field]: { code } })
    expect(fields[field]).toMatch(/^[A-Z].*\.$/)
    expect((await read()).version).toBe(1)
  })
})
