// When the money of an order moves (R65): taken when cooking starts and at the promise at the latest, let go before that,
// and sent back after it. The books say the same.
import { describe, expect, test } from 'vitest'
import { demoCards, demoToken } from '../../domain/payments/test-cards.ts'
import { engines } from '../../test-support/databases.ts'
import { noon, openRegister } from '../../test-support/open-register.ts'
import { rosasOrder } from '../../test-support/test-app.ts'
import { openDatabase } from '../db/engine/open.ts'

const today = '2026-11-16'

describe.each(engines)('the money of an order on %s', (engine) => {
  test('R65 is taken when cooking starts and not before, and its customer and the board hear of it', async () => {
    const { placeOne, at, settle, asked, moved, move, entries, sold, payment } = await openRegister(engine)
    const id = await placeOne()
    at(3)
    await settle()
    expect([asked, moved, await entries()]).toEqual([[], [], []])
    expect(await payment()).toMatchObject({ state: 'authorized', captured: 0 })
    expect(await sold()).toMatchObject({ orders: 0, sales: 0, total: 0 })

    await move(id, 'placed', 'cooking')
    await settle()
    await settle()
    expect([asked, moved]).toEqual([['capture 4599'], [id]])
    expect(await entries()).toEqual([{ kind: 'capture', card: 4599, counter: 0, day: today }])
    expect(await sold()).toMatchObject({ orders: 1, sales: 4200, tax: 399, total: 4599 })
    await move(id, 'cooking', 'ready')
    await settle()
    expect(asked).toEqual(['capture 4599'])
  })

  test('R65 is taken at the promise at the latest, and until then the job says when that is', async () => {
    const { placeOne, at, settle, asked, promisedIn } = await openRegister(engine)
    const id = await placeOne()
    const promised = await promisedIn(id)
    at(1)
    expect(await settle()).toEqual({ inMs: (promised - 1) * 60_000 })
    at(promised - 0.01)
    expect(await settle()).toEqual({ inMs: 600 })
    expect(asked).toEqual([])
    at(promised)
    expect(await settle()).toBe(0)
    expect(asked).toEqual(['capture 4599'])
  })

  test('R65 waits as long as its promise is delayed, and no longer', async () => {
    const { placeOne, at, settle, asked, promisedIn, delay } = await openRegister(engine)
    const id = await placeOne()
    const promised = await promisedIn(id)
    expect((await delay(id, promised, promised + 20)).statusCode).toBe(200)
    at(promised + 19)
    expect(await settle()).toEqual({ inMs: 60_000 })
    expect(asked).toEqual([])
    at(promised + 20)
    await settle()
    expect(asked).toEqual(['capture 4599'])
  })

  test('R65 waits again when the start is undone before it was taken', async () => {
    const { placeOne, settle, asked, move, undo, promisedIn } = await openRegister(engine)
    const id = await placeOne()
    await move(id, 'placed', 'cooking')
    expect((await undo(id, 'cooking')).statusCode).toBe(200)
    expect(await settle()).toEqual({ inMs: (await promisedIn(id)) * 60_000 })
    expect(asked).toEqual([])
  })

  test('R65 R63 is let go when the order is canceled before cooking, and counts nowhere', async () => {
    const { placeOne, settle, asked, cancel, entries, sold, payment, track, at } = await openRegister(engine)
    const id = await placeOne()
    await cancel(id)
    await settle()
    at(500)
    expect(await settle()).toBe(0)
    expect(asked).toEqual(['void'])
    expect(await payment()).toEqual({ state: 'voided', captured: 0, refunded: 0 })
    expect([await entries(), await sold()]).toMatchObject([
      [],
      { orders: 0, total: 0, refunds: 0, canceled: 1 },
    ])
    expect(await track(id)).toMatchObject({ cancellation: { money: 'released' } })
  })

  test('R65 goes back once, all that is left of it, when the order is canceled after that', async () => {
    const { placeOne, settle, asked, moved, move, cancel, entries, payment } = await openRegister(engine)
    const id = await placeOne()
    await move(id, 'placed', 'cooking')
    await settle()
    await cancel(id)
    for (let round = 0; round < 3; round += 1) await settle()
    expect([asked, moved]).toEqual([
      ['capture 4599', 'refund 4599'],
      [id, id],
    ])
    expect(await payment()).toEqual({ state: 'refunded', captured: 4599, refunded: 4599 })
    expect(await entries()).toEqual([
      { kind: 'capture', card: 4599, counter: 0, day: today },
      { kind: 'refund', card: -4599, counter: 0, day: today },
    ])
  })

  test('R65 of an order for later waits for its own promise', async () => {
    const { placeOne, at, settle, asked } = await openRegister(engine)
    const later = '2026-11-16T22:00:00.000Z'
    await placeOne({ fulfillment: 'pickup', time: { at: later, isScheduled: true } })
    const minutes = (Date.parse(later) - noon) / 60_000
    at(60)
    expect(await settle()).toEqual({ inMs: (minutes - 60) * 60_000 })
    expect(asked).toEqual([])
    at(minutes)
    await settle()
    expect(asked).toEqual(['capture 4599'])
  })

  test('R65 a total of 0 needs no card, asks no gateway, and is in the books', async () => {
    const { placeOne, at, settle, asked, db, entries, sold } = await openRegister(engine)
    const set = {
      code: 'ALL',
      gives: { kind: 'percent', percent: 100 },
      minimumOrder: 0,
      firstDay: null,
      lastDay: null,
    }
    const terms = { ...set, days: [], hours: null, maxUses: null, oncePerEmail: false }
    await db.write
      .insertInto('promo_codes')
      .values({ code: 'ALL', terms: JSON.stringify(terms) })
      .execute()
    const { paymentToken: _token, ...body } = rosasOrder
    await placeOne({
      ...body,
      paymentToken: undefined,
      fulfillment: 'pickup',
      promoCode: 'ALL',
      expectedTotal: 0,
    })
    at(120)
    await settle()
    expect(asked).toEqual([])
    expect(await entries()).toEqual([{ kind: 'capture', card: 0, counter: 0, day: today }])
    expect(await sold()).toMatchObject({ orders: 1, sales: 4200, discounts: 4200, netSales: 0, total: 0 })
  })

  test('R65 of a hold that lapses before cooking starts is never taken, and is no revenue', async () => {
    const { placeOne, settle, move, gone, entries, sold, payment } = await openRegister(engine)
    const id = await placeOne({ paymentToken: demoToken(demoCards.lapse) })
    await move(id, 'placed', 'cooking')
    expect(await settle()).toBe(0)
    expect(gone).toEqual(['hold-expired'])
    expect([await payment(), await entries(), await sold()]).toMatchObject([
      { state: 'capture-failed', captured: 0 },
      [],
      { orders: 0, sales: 0, total: 0 },
    ])
  })

  test('R65 is taken once, also by two servers at the same moment', async () => {
    const { placeOne, at, settle, db, place, entries } = await openRegister(engine)
    const ids = await Promise.all(Array.from({ length: 12 }, () => placeOne()))
    const other = await openDatabase(place)
    at(200)
    await Promise.all([settle(db), settle(other), settle(db), settle(other)])
    await other.close()
    expect(await entries()).toHaveLength(ids.length)
    const rows = await db.read.selectFrom('payments').select(['state', 'captured']).execute()
    expect(rows).toEqual(ids.map(() => ({ state: 'captured', captured: 4599 })))
  })

  test('R65 is taken or let go, never both, when it is canceled at the very moment', async () => {
    const { placeOne, move, cancel, settle, entries, db } = await openRegister(engine)
    const ids = await Promise.all(Array.from({ length: 12 }, () => placeOne()))
    for (const id of ids) await move(id, 'placed', 'cooking')
    const replies = await Promise.all([settle(), ...ids.map((id) => cancel(id))])
    expect(replies.slice(1)).toMatchObject(ids.map(() => ({ statusCode: 200 })))
    await settle()
    const rows = await db.read.selectFrom('payments').select(['state', 'captured', 'refunded']).execute()
    expect(rows.filter(({ state }) => state !== 'voided' && state !== 'refunded')).toEqual([])
    expect(rows.filter(({ captured, refunded }) => captured !== refunded)).toEqual([])
    const cash = (await entries()).reduce((sum, { card }) => sum + card, 0)
    expect(cash).toBe(0)
  })
})
