// Two servers on one database: what the office changes at one is what the other shows and charges, even if the news is lost.
import { describe, expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import type { MenuReply } from '../../../domain/restaurant/restaurant-api.ts'
import type { ItemId } from '../../../domain/menu/menu.ts'
import { bothEngines, timeZone, type Engine } from '../../../test-support/databases.ts'
import { changeShop } from '../../../test-support/change-shop.ts'
import { openOptions } from '../../../test-support/open-options.ts'
import { openTestApp, rosasOrder } from '../../../test-support/test-app.ts'
import type { Database } from '../../db/engine/database.ts'
import { openDatabase } from '../../db/engine/open.ts'
import { readSetting } from '../../db/restaurant/settings.ts'
import { openRestaurant } from '../../live/restaurant-now.ts'

/** A beef burrito with the hot salsa: $10.50, and 9.5 % tax. */
const beef = {
  ...rosasOrder,
  lines: [{ item: 'beef', quantity: 1, choices: [{ id: 'salsa-hot', count: 1 }] }],
  expectedTotal: 1150,
}
const chix = { ...rosasOrder, lines: [{ item: 'chix', quantity: 1 }], expectedTotal: 1095 }

async function openTwo(engine: Engine) {
  const office = await openOptions(engine)
  const other = await openTestApp(engine, { place: office.place })
  /** In the other server's memory, which it reads again when it hears of a change. */
  const remembered = () => other.restaurant.shop(new Date())
  return {
    office,
    other,
    /** The price in the other server's memory. */
    rememberedPrice: async () => (await remembered()).items.find(({ id }) => id === 'beef')?.price,
    rememberedGroups: async () => (await remembered()).groups,
    async orderAtOther(body: object) {
      return (await other.order(body)).json<Record<string, unknown>>()
    },
    async paymentStates() {
      const rows = await office.db.read.selectFrom('payments').select('state').orderBy('seq').execute()
      return rows.map(({ state }) => state)
    },
  }
}

/** Without news: its server has died right after the COMMIT. */
function setPrice(db: Database, price: number): Promise<void> {
  return changeShop(db, (trx) =>
    trx
      .updateTable('menu_items')
      .set({ price })
      .where('id', '=', 'beef' as ItemId)
      .execute(),
  )
}

describe.each(bothEngines)('two servers on %s', (engine) => {
  test('a new price and a new option are shown and charged at the other server, by the news alone', async () => {
    const { office, other, rememberedPrice, rememberedGroups, orderAtOther } = await openTwo(engine)
    const item = await office.formOf('beef')
    expect((await office.change('beef', { ...item, price: 1100 })).statusCode).toBe(200)
    // Far sooner than everything is read again.
    await expect.poll(rememberedPrice, { timeout: 20_000 }).toBe(1100)
    const salsa = await office.groupForm('salsa')
    const choices = salsa.choices.map((choice) => ({
      ...choice,
      ...(choice.id === 'salsa-hot' && { price: 50 }),
    }))
    expect((await office.changeGroup('salsa', { ...salsa, choices })).statusCode).toBe(200)
    const hot = async () =>
      (await rememberedGroups()).flatMap((group) => group.choices).find(({ id }) => id === 'salsa-hot')?.price
    await expect.poll(hot, { timeout: 20_000 }).toBe(50)

    const shown = (await other.send({ method: 'GET', url: '/api/menu' })).json<MenuReply>()
    expect(shown.items.find(({ id }) => id === 'beef')?.price).toBe(1100)
    expect(await orderAtOther(beef)).toMatchObject({ code: 'price-changed', bill: { total: 1259 } })
    expect(await orderAtOther({ ...beef, expectedTotal: 1259 })).toMatchObject({ total: 1259 })
  })

  test('where the news is lost, an order at the other server is refused only if its price has changed, and its hold let go', async () => {
    const { office, rememberedPrice, orderAtOther, paymentStates } = await openTwo(engine)
    await setPrice(office.db, 1100)
    expect(await orderAtOther(chix)).toMatchObject({ total: 1095 })
    await expect.poll(rememberedPrice, { timeout: 20_000 }).toBe(1100)
    await setPrice(office.db, 1200)
    expect(await orderAtOther({ ...beef, expectedTotal: 1205 })).toMatchObject({
      code: 'price-changed',
      bill: { total: 1314 },
    })
    const [, ...refused] = await paymentStates()
    // On SQLite, the server may have seen the foreign write already, and has then refused before any hold.
    expect(refused).toEqual(engine === 'sqlite' && refused.length === 0 ? [] : ['voided'])
    expect(await orderAtOther({ ...beef, expectedTotal: 1314 })).toMatchObject({ total: 1314 })
  })

  test('a server that hears nothing at all reads everything again by itself, whoever has changed it', async () => {
    const { place } = await openTestApp(engine)
    const db = await openDatabase(place)
    onTestFinished(() => db.close())
    const deaf = { announce: () => {}, subscribe: () => {}, close: async () => {} }
    const reading = { feed: deaf, timeZone, onError: () => {}, refreshEveryMs: 50 }
    const restaurant = await openRestaurant({ db, ...reading })
    onTestFinished(() => restaurant.close())
    const price = async () => (await restaurant.shop(new Date())).items.find(({ id }) => id === 'beef')?.price
    await setPrice(db, 1100)
    await expect.poll(price, { timeout: 20_000 }).toBe(1100)
    // A database tool knows nothing of versions.
    await db.transaction((trx) => sql`update menu_items set price = 1200`.execute(trx))
    await expect.poll(price, { timeout: 20_000 }).toBe(1200)
  })

  test('no look at the menu sees half of a change', async () => {
    const { office, other } = await openTwo(engine)
    const { db } = office
    const look = async () => (await other.send({ method: 'GET', url: '/api/menu' })).json<MenuReply>()
    const { value: restaurant } = await readSetting(db.read, 'restaurant')
    let year = 1600
    const setAll = () =>
      changeShop(db, async (trx) => {
        // From here on, this is the only change that is under way.
        year += 1
        const name = JSON.stringify({ en: String(year) })
        const value = JSON.stringify({ ...restaurant, since: year })
        await trx.updateTable('menu_items').set({ price: year }).execute()
        await trx.updateTable('settings').set({ value }).where('name', '=', 'restaurant').execute()
        await trx.updateTable('menu_sections').set({ name }).execute()
      })
    await setAll()
    let isDone = false
    // Two writers, so that a change comes while the one before is being read.
    const change = async () => {
      for (let nth = 0; nth < 100; nth += 1) await setAll()
    }
    const changes = Promise.all([change(), change()]).finally(() => (isDone = true))
    const seen = new Set<unknown>()
    const lookAgainAndAgain = async () => {
      for (;;) {
        if (isDone) return
        const shown = await look()
        const years = [
          shown.restaurant.since,
          ...shown.sections.map(({ name }) => Number(name.en)),
          ...shown.items.map(({ price }) => price),
        ]
        expect(new Set(years).size, years.join()).toBe(1)
        seen.add(years[0])
      }
    }
    await Promise.all([changes, lookAgainAndAgain()])
    expect(seen.size).toBeGreaterThan(5)
  })
})

test('after a cut of the feed everything is read again', async () => {
  const { office, rememberedPrice } = await openTwo('postgres')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen burritoful'`.execute(office.db.write)
  await setPrice(office.db, 1100)
  await expect.poll(rememberedPrice, { timeout: 20_000 }).toBe(1100)
})
