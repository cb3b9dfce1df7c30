import { CompiledQuery } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines, freshPlace } from '../../test-support/databases.ts'
import { openDatabase } from './open.ts'
import { standingQuery } from './standing-query.ts'

describe.each(engines)('a query that is put together once, on %s', (engine) => {
  test('answers each call from its own values, on every connection', async () => {
    const db = await openDatabase(await freshPlace(engine))
    onTestFinished(() => db.close())
    let built = 0
    const itemsFrom = standingQuery((kysely, { price, most }: { price: number; most: number }) => {
      built += 1
      return kysely
        .selectFrom('menu_items')
        .select('id')
        .where('price', '>=', price)
        .orderBy('id')
        .limit(most)
    })
    const ids = async (kysely: typeof db.read, price: number, most: number) =>
      (await itemsFrom(kysely, { price, most })).map(({ id }) => id)

    expect(await ids(db.read, 1_050, 9)).toEqual(['beef', 'pork'])
    expect(await ids(db.read, 1_050, 1)).toEqual(['beef'])
    expect(await ids(db.read, 1_100, 9)).toEqual(['pork'])
    expect(await Promise.all(Array.from({ length: 20 }, () => ids(db.read, 1_100, 9)))).toHaveLength(20)
    expect(await db.transaction((trx) => ids(trx, 1_050, 9))).toEqual(['beef', 'pork'])
    // SQLite reads and writes on two connections, each with what it has prepared.
    expect(built).toBe(engine === 'sqlite' ? 2 : 1)
  })

  test('is kept prepared, and no other is kept for ever', async () => {
    const db = await openDatabase(await freshPlace(engine))
    onTestFinished(() => db.close())
    const state = standingQuery((kysely) => kysely.selectFrom('shop_state').select('id'))
    for (let round = 0; round < 3; round += 1) expect(await state(db.write, {})).toEqual([{ id: 1 }])
    for (let other = 0; other < 400; other += 1) {
      const { rows } = await db.write.executeQuery(CompiledQuery.raw(`select ${other} as one`))
      expect(rows).toEqual([{ one: other }])
    }
    expect(await state(db.write, {})).toEqual([{ id: 1 }])
    if (engine === 'sqlite') return
    const { rows } = await db.write.executeQuery<{ statement: string }>(
      CompiledQuery.raw('select statement from pg_prepared_statements'),
    )
    expect(rows.map(({ statement }) => statement)).toEqual(['select "id" from "shop_state"'])
  })
})
