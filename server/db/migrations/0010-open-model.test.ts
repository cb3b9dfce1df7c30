// A restaurant of 10,000 orders is upgraded with every line, charge and payment in place. How soon, the proof tells of ten
// times as many.
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines, freshPlace } from '../../../test-support/databases.ts'
import { applyMissing, migrationNames } from '../migrate.ts'
import { connectDatabase, openDatabase } from '../open.ts'

const many = 10_000
const total = 3395

describe.each(engines)('a restaurant of 10,000 orders on %s', (engine) => {
  test('is upgraded, to the cent', async () => {
    const place = await freshPlace(engine)
    const before = await connectDatabase(place)
    const until = migrationNames.indexOf('0010-open-model')
    await applyMissing(before.write, engine, place.timeZone, migrationNames.slice(0, until))
    const numbers =
      engine === 'sqlite'
        ? `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${many})`
        : `with numbers as (select n from generate_series(1, ${many}) as n)`
    const json = engine === 'sqlite' ? '' : '::jsonb'
    await sql
      .raw(
        `${numbers} insert into orders (id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status,
          lines, subtotal, tax_rate, tax, total, delivery, payment, authorisation, business_day, burritos, moved_at,
          captured_at, returned_at, refund_day)
        select 'id ' || n, 'key ' || n, 'hash', 'Rosa', 'Delgado', 'rosa@example.com', '2026-10-01T19:00:00.000Z',
          case when n % 10 = 0 then 'cancelled' else 'handed-over' end,
          '[{"item":"chix","name":"Chix","quantity":2,"unitPrice":1000,"price":2000},' ||
          '{"item":"pork","name":"Puerco","quantity":1,"unitPrice":1100,"price":1100}]',
          3100, 950, 295, 3395, '{"address":"18 Laurel St"}'${json},
          case n % 10 when 0 then 'refunded' when 1 then 'authorised' else 'captured' end, 'demo-' || n, '2026-10-01', 3,
          '2026-10-01T20:00:00.000Z', case when n % 10 <> 1 then '2026-10-01T19:00:01.000Z'${engine === 'sqlite' ? '' : '::timestamptz'} end,
          case when n % 10 = 0 then '2026-10-02T20:00:00.000Z'${engine === 'sqlite' ? '' : '::timestamptz'} end,
          case when n % 10 = 0 then '2026-10-02' end
        from numbers`,
      )
      .execute(before.write)
    await before.close()

    const db = await openDatabase(place)
    onTestFinished(() => db.close())

    const ask = async (text: string) => (await sql.raw<object>(text).execute(db.read)).rows
    expect(
      await ask(`select item, count(*) as count, sum(quantity) as quantity, sum(price) as price
        from order_lines group by item order by item`),
    ).toEqual([
      { item: 'chix', count: many, quantity: 2 * many, price: 2000 * many },
      { item: 'pork', count: many, quantity: many, price: 1100 * many },
    ])
    expect(
      await ask(
        'select kind, rate, count(*) as count, sum(amount) as sum from order_charges group by kind, rate',
      ),
    ).toEqual([{ kind: 'tax', rate: 950, count: many, sum: 295 * many }])
    expect(
      await ask(`select state, sum(held) as held, sum(captured) as captured, sum(refunded) as refunded,
        count(return_asked_at) as cancelled from payments group by state order by state`),
    ).toEqual([
      { state: 'authorised', held: (total * many) / 10, captured: 0, refunded: 0, cancelled: 0 },
      {
        state: 'captured',
        held: (total * many * 8) / 10,
        captured: (total * many * 8) / 10,
        refunded: 0,
        cancelled: 0,
      },
      {
        state: 'refunded',
        held: (total * many) / 10,
        captured: (total * many) / 10,
        refunded: (total * many) / 10,
        cancelled: many / 10,
      },
    ])

    const [order] = await ask(
      "select seq, number, language, fulfilment, total from orders where id = 'id 1000'",
    )
    expect(order).toMatchObject({ seq: 1000, number: 1, language: 'en', total: 3395 })
    expect(JSON.parse((order as { fulfilment: string }).fulfilment)).toEqual({
      way: 'delivery',
      address: { address: '18 Laurel St' },
    })
    const names = await ask(
      'select name, short_name from order_lines where order_seq = 1000 order by position',
    )
    const words = names.flatMap((row) => Object.values(row).map((text) => JSON.parse(String(text)) as object))
    // The menu still knows Chix as Chicken; what was sold as Puerco it does not know any more.
    expect(words).toEqual([{ en: 'Chicken' }, { en: 'Chix' }, { en: 'Puerco' }, { en: 'Puerco' }])
  })
})
