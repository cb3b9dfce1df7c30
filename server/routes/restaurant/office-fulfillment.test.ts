import { shopFulfillment } from '../../../domain/restaurant/fulfillment.ts'
import { describe, expect, test } from 'vitest'
import type { Saved, MenuReply } from '../../../domain/restaurant/restaurant-api.ts'
import { startingFulfillment } from '../../../domain/restaurant/starting-settings.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { openTestApp, rosasOrder } from '../../../test-support/test-app.ts'

const path = '/api/office/fulfillment'
const near = { name: 'Near', zipcodes: ['93728', '93704'], fee: 0, minimumOrder: 0, travelMinutes: 15 }
const clovis = { name: 'Clovis', zipcodes: ['93612'], fee: 600, minimumOrder: 3000, travelMinutes: 35 }
const zipcodesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => String(first + at))

/** The field, what is wrong there, and its code. */
const wrongWays: readonly (readonly [string, object, string])[] = [
  ['delivery', { delivery: false, pickup: false }, 'missing'],
  ['delivery', { delivery: 'yes' }, 'unreadable'],
  ['chosenFirst', { delivery: false }, 'unknown'],
  ['chosenFirst', { chosenFirst: 'drone' }, 'unknown'],
  ['feeIsTaxed', { feeIsTaxed: 1 }, 'unreadable'],
  ['phoneRequired', { phoneRequired: true }, 'unreadable'],
  ['phoneRequired.pickup', { phoneRequired: { delivery: true } }, 'unreadable'],
  ['zones', { zones: null }, 'unreadable'],
  ['zones.0.name', { zones: [{ ...near, name: ' ' }] }, 'missing'],
  ['zones.0.name', { zones: [{ ...near, name: 'x'.repeat(41) }] }, 'too-long'],
  ['zones.1.name', { zones: [near, { ...clovis, name: 'NEAR' }] }, 'name-taken'],
  ['zones.0.zipcodes', { zones: [{ ...near, zipcodes: [] }] }, 'missing'],
  ['zones.0.zipcodes', { zones: [{ ...near, zipcodes: '93701' }] }, 'unreadable'],
  ['zones.0.zipcodes.1', { zones: [{ ...near, zipcodes: ['93701', '9370'] }] }, 'invalid-format'],
  ['zones.0.zipcodes.0', { zones: [{ ...near, zipcodes: [93_701] }] }, 'unreadable'],
  ['zones.0.zipcodes', { zones: [{ ...near, zipcodes: ['93701', '93701'] }] }, 'twice'],
  ['zones.0.zipcodes', { zones: [{ ...near, zipcodes: zipcodesFrom(10_000, 501) }] }, 'too-many'],
  ['zones.1.zipcodes', { zones: [near, { ...clovis, zipcodes: ['93612', '93704'] }] }, 'zipcode-taken'],
  ['zones.0.fee', { zones: [{ ...near, fee: -1 }] }, 'amount-out-of-range'],
  ['zones.0.fee', { zones: [{ ...near, fee: 3.5 }] }, 'amount-out-of-range'],
  ['zones.0.fee', { zones: [{ ...near, fee: 100_001 }] }, 'amount-out-of-range'],
  ['zones.0.minimumOrder', { zones: [{ ...near, minimumOrder: '15' }] }, 'amount-out-of-range'],
  ['zones.0.travelMinutes', { zones: [{ ...near, travelMinutes: 4 }] }, 'out-of-range'],
  ['zones.0.travelMinutes', { zones: [{ ...near, travelMinutes: 241 }] }, 'out-of-range'],
  ['zones.0.color', { zones: [{ ...near, color: 'red' }] }, 'unknown-field'],
  ['slots', { slots: [] }, 'unknown-field'],
  ['version', { version: 0 }, 'out-of-range'],
]

async function openWaysOffice(engine: Engine) {
  const office = await openOffice(engine)
  const read = async () => (await office.get(path, office.owner)).json<Saved<'fulfillmentSettings'>>()
  return {
    ...office,
    read,
    /** Fields that are not given stay as they are. */
    async set(change: object, by = office.owner) {
      return office.post(path, { ...(await read()), ...change }, by)
    },
    onSite: async () =>
      (await office.send({ method: 'GET', url: '/api/menu' })).json<MenuReply>().fulfillmentSettings,
  }
}

describe.each(engines)('the office of pickup and delivery on %s', (engine) => {
  test('R50 a new restaurant offers both ways, delivery first, everywhere and free', async () => {
    const { read, onSite } = await openWaysOffice(engine)
    expect(await read()).toEqual({ ...startingFulfillment, version: 1 })
    expect(await onSite()).toEqual(startingFulfillment)
  })

  test('R50 R51 R53 what the owner sets is kept, on the site at once, and in the log from what to what', async () => {
    const { read, set, onSite, log, setNow } = await openWaysOffice(engine)
    setNow(new Date('2026-11-15T20:00:00.000Z'))
    const change = {
      chosenFirst: 'pickup',
      feeIsTaxed: true,
      phoneRequired: { delivery: true, pickup: false },
      zones: [{ ...near, name: ' Near ' }, clovis],
    }
    const reply = await set(change)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ ...startingFulfillment, ...change, zones: [near, clovis], version: 2 })
    expect(await read()).toEqual(reply.json())
    const { version: _version, ...fulfillmentSettings } = await read()
    expect(await onSite()).toEqual(shopFulfillment(fulfillmentSettings))
    const [entry, ...others] = await log()
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      at: '2026-11-15T20:00:00.000Z',
      by: { username: 'owner' },
      action: {
        what: 'changed',
        target: { kind: 'setting', id: 'fulfillmentSettings' },
        changes: [
          { field: 'chosenFirst', from: 'delivery', to: 'pickup' },
          { field: 'zones', of: 'Near', from: null, to: near },
          { field: 'zones', of: 'Clovis', from: null, to: clovis },
          { field: 'feeIsTaxed', from: false, to: true },
          { field: 'phoneRequired.delivery', from: false, to: true },
        ],
      },
    })
  })

  test('R51 the log knows a zone that was changed, renamed or removed', async () => {
    const { set, log } = await openWaysOffice(engine)
    const changed = async () => (await log())[0]?.action.changes
    await set({ zones: [near, clovis] })
    await set({ zones: [near, { ...clovis, fee: 650 }] })
    expect(await changed()).toEqual([{ field: 'zones.fee', of: 'Clovis', from: clovis.fee, to: 650 }])
    await set({ zones: [{ ...near, name: 'Downtown' }, clovis] })
    expect(await changed()).toEqual([
      { field: 'zones', of: 'Near', from: near, to: null },
      { field: 'zones.fee', of: 'Clovis', from: 650, to: clovis.fee },
      { field: 'zones', of: 'Downtown', from: null, to: { ...near, name: 'Downtown' } },
    ])
    await set({ zones: [clovis] })
    expect(await changed()).toEqual([
      { field: 'zones', of: 'Downtown', from: { ...near, name: 'Downtown' }, to: null },
    ])
    expect(await log('?topic=shop')).toHaveLength(4)
  })

  test('a cook is refused, and so is who has seen an older version; both change nothing', async () => {
    const { read, set, cook, log, post, get, owner } = await openWaysOffice(engine)
    const seen = await read()
    expect((await get(path, cook)).statusCode).toBe(403)
    expect((await set({ pickup: false }, cook)).statusCode).toBe(403)
    expect((await set({ pickup: false })).statusCode).toBe(200)
    const stale = await post(path, { ...seen, feeIsTaxed: true }, owner)
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'edit-conflict'])
    // The first response was lost: saving the same again is no change.
    const again = await post(path, { ...seen, pickup: false }, owner)
    expect([again.statusCode, again.json<{ version: number }>().version]).toEqual([200, 2])
    expect(await read()).toEqual({ ...startingFulfillment, pickup: false, version: 2 })
    expect(await log()).toHaveLength(1)
  })

  test('of twenty owners who save at once one is first, and the others are told', async () => {
    const { read, set, log } = await openWaysOffice(engine)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => set({ zones: [{ ...near, fee: at * 25 }] })),
    )
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200, 409]))
    const saved = replies.filter((reply) => reply.statusCode === 200).length
    expect((await read()).version).toBe(saved + 1)
    expect(await log()).toHaveLength(saved)
  })

  test('R51 an order pays the fee of its zone, and outside all zones it is refused', async () => {
    const { set, order } = await openWaysOffice(engine)
    await set({ zones: [{ ...near, zipcodes: [rosasOrder.zipcode], fee: 350 }] })
    const dearer = (await order(rosasOrder)).json<{ code: string; bill: { total: number } }>()
    expect(dearer).toMatchObject({ code: 'price-changed', bill: { total: 4949 } })
    expect((await order({ ...rosasOrder, expectedTotal: 4949 })).statusCode).toBe(201)
    await set({ zones: [clovis] })
    expect((await order(rosasOrder)).json()).toMatchObject({
      errors: { zipcode: { code: 'outside' } },
    })
  })

  test('every open page hears of it', async () => {
    const { url, set } = await openWaysOffice(engine)
    const stream = await openLiveStream(`${url}/api/live`, '')
    const pickups = () =>
      stream.events.filter((one) => one.name === 'shop').map((one) => one.data.fulfillmentSettings.pickup)
    await expect.poll(pickups).toEqual([true])
    await set({ pickup: false })
    await expect.poll(pickups).toEqual([true, false])
    stream.close()
  })

  test('forty zones with all ZIP codes that there may be are kept, and known to another server without their names', async () => {
    const first = await openWaysOffice(engine)
    const zones = Array.from({ length: 40 }, (_, at) => ({
      ...near,
      name: `Zone ${at}`,
      zipcodes: zipcodesFrom(10_000 + at * 12, 12),
    }))
    expect((await first.set({ zones })).statusCode).toBe(200)
    const shown = zones.map(({ name: _name, ...zone }) => zone)
    expect((await first.onSite()).zones).toEqual(shown)
    const second = await openTestApp(engine, { place: first.place })
    const menu = (await second.send({ method: 'GET', url: '/api/menu' })).json<MenuReply>()
    expect(menu.fulfillmentSettings.zones).toEqual(shown)
    const oneMore = zones.map((zone, at) =>
      at < 21 ? { ...zone, zipcodes: [...zone.zipcodes, String(20_000 + at)] } : zone,
    )
    expect((await first.set({ zones: oneMore })).json()).toMatchObject({
      errors: { 'zones.39.zipcodes': { code: 'too-many' } },
    })
    const tooMany = await first.set({ zones: [...zones, { ...near, zipcodes: ['99999'] }] })
    expect(tooMany.json()).toMatchObject({ errors: { zones: { code: 'too-many' } } })
  })

  test('what is wrong is refused by its code, at its field, and changes nothing', async () => {
    const { set, read } = await openWaysOffice(engine)
    for (const [field, change, code] of wrongWays) {
      const reply = await set(change)
      expect(reply.statusCode, field).toBe(422)
      const { errors, fields } = reply.json<{ errors: object; fields: Record<string, string> }>()
      expect(errors, JSON.stringify(change)).toMatchObject({ [field]: { code } })
      expect(fields[field]).toMatch(/^[A-Z\d].*\.$/)
    }
    expect((await read()).version).toBe(1)
  })

  test('R51 a ZIP code of two zones is refused by its name and the zone’s', async () => {
    const { set } = await openWaysOffice(engine)
    const reply = await set({ zones: [near, { ...clovis, zipcodes: ['93612', '93704'] }] })
    expect(reply.json<{ fields: object }>().fields).toEqual({
      'zones.1.zipcodes': '93704 is already in Near.',
    })
  })
})
