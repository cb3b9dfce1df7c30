// Fills a place with a past in seconds: the database makes the orders itself, and its indexes after them.
import { sql, type Kysely } from 'kysely'
import { discountOf, makeBill, taxOf, tipOf, type BillTerms } from '../domain/orders/bill.ts'
import type { RequestedLine } from '../domain/menu/requested-item.ts'
import type { FulfillmentDetails } from '../domain/orders/order.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import { connectDatabase, openDatabase } from '../server/db/engine/open.ts'
import { chargeRows, choiceRows, lineRows } from '../server/db/orders/order-rows.ts'
import type { Tables } from '../server/db/schema.ts'
import { taxRate } from '../test-support/restaurant.ts'
import { samplePromoCode } from '../test-support/sample-promo-code.ts'
import { storeBooks } from './fill-books.ts'
import type { BenchPlace } from './stage.ts'
import type { Database } from '../server/db/engine/database.ts'

/** Within the retention time, so that no server begins by purging customers. */
const days = 360
const kindsOfCarts = 48
const lunch10 = samplePromoCode()

export async function fillWithOrders(place: BenchPlace, count: number): Promise<void> {
  await (await openDatabase(place)).close()
  // Without the time-out of a request.
  const db = await connectDatabase(place)
  try {
    await storeCarts(db.write)
    const restore = await dropIndexes(db)
    await storeOrders(db, count)
    await storeParts(db)
    await storeLog(db)
    await storeBooks(db)
    for (const index of restore) await sql.raw(index).execute(db.write)
    for (const table of ['carts', 'cart_lines', 'cart_choices', 'cart_charges'])
      await sql`drop table ${sql.table(table)}`.execute(db.write)
    // PostgreSQL updates its statistics by itself, but not at once; SQLite has none until ANALYZE runs.
    const settle = {
      postgres: ['vacuum analyze', 'checkpoint'],
      sqlite: ['pragma wal_checkpoint(truncate)'],
    }
    for (const statement of settle[db.engine]) await sql.raw(statement).execute(db.write)
  } finally {
    await db.close()
  }
}

async function storeCarts(db: Kysely<Tables>): Promise<void> {
  await sql`create table carts (kind integer, item_count integer, subtotal integer, discount integer,
    tax integer, tip integer, total integer)`.execute(db)
  await sql`create table cart_lines (kind integer, position integer, item text, name text, quantity integer,
    unit_price integer, price integer, discount integer, customization text, changes text)`.execute(db)
  await sql`create table cart_choices (kind integer, line integer, choice text, item text, name text, quantity integer,
    price integer)`.execute(db)
  await sql`create table cart_charges (kind integer, position integer, charge text, amount integer, rate integer,
    base integer, code text, percent integer)`.execute(db)
  for (let kind = 0; kind < kindsOfCarts; kind += 1) {
    const wanted = startingMenu.items.map(({ id }, at) => ({
      item: id,
      quantity: ((kind + 1) >> at) % 3,
      ...optionsOf(5 * kind + at),
    }))
    const bill = makeBill(
      wanted.filter(({ quantity }) => quantity > 0),
      startingMenu,
      taxRate,
      codeAndTipOf(kind),
    )
    const itemCount = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    await sql`insert into carts
      values (${kind}, ${itemCount}, ${bill.subtotal}, ${discountOf(bill)}, ${taxOf(bill).amount}, ${tipOf(bill)},
        ${bill.total})`.execute(db)
    for (const line of lineRows({ businessDay: '' }, bill))
      await sql`insert into cart_lines values (${kind}, ${line.position}, ${line.item}, ${line.short_name},
        ${line.quantity}, ${line.unit_price}, ${line.price}, ${line.discount ?? 0}, ${line.customization}, ${line.changes})`.execute(
        db,
      )
    for (const { line, choice, item, name, quantity, price } of choiceRows(bill))
      await sql`insert into cart_choices
        values (${kind}, ${line}, ${choice}, ${item}, ${name}, ${quantity}, ${price})`.execute(db)
    for (const { position, kind: charge, amount, rate, base, code, percent } of chargeRows(bill))
      await sql`insert into cart_charges
        values (${kind}, ${position}, ${charge}, ${amount}, ${rate}, ${base}, ${code}, ${percent})`.execute(
        db,
      )
  }
}

/** One cart in six has a promo code, and one in three a tip. */
function codeAndTipOf(kind: number): Pick<BillTerms, 'code' | 'tip'> {
  return { ...(kind % 6 === 1 && { code: lunch10 }), ...(kind % 3 === 0 && { tip: { percent: 15 } }) }
}

/** As in the demo: half of the burritos are as they come, the others have another salsa, extras, or both. */
function optionsOf(nth: number): Pick<RequestedLine, 'choices'> {
  if (nth % 2 === 0) return {}
  const [salsa, extras] = startingMenu.groups.map(({ choices }) => choices.map(({ id }) => id))
  const chosen = [salsa?.[(nth >> 1) % 4], ...(extras ?? []).filter((_extra, at) => (nth >> 1) % 7 === at)]
  return { choices: chosen.flatMap((id) => (id === undefined ? [] : { id, count: 1 })) }
}

/** Drops the indexes and returns the statements that create them again. SQLite cannot drop a unique constraint. */
async function dropIndexes({ engine, write }: Database): Promise<string[]> {
  const listed =
    engine === 'sqlite'
      ? sql<{ name: string; made: string }>`
          select name, sql as made from sqlite_master
          where type = 'index' and tbl_name in ('orders', 'order_lines', 'order_choices', 'emails', 'payments', 'refunds') and sql is not null`
      : sql<{ name: string; made: string }>`
          select indexname as name, indexdef as made from pg_indexes
          where tablename in ('orders', 'order_lines', 'order_choices', 'emails', 'payments', 'refunds') and indexdef not like '%UNIQUE%'`
  const { rows } = await listed.execute(write)
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(write)
  const unique = engine === 'postgres' ? ['id', 'idempotency_key'] : []
  const constraint = (column: string) => `constraint orders_${column}_key`
  for (const column of unique) await sql.raw(`alter table orders drop ${constraint(column)}`).execute(write)
  return [
    ...rows.map(({ made }) => made),
    ...unique.map((column) => `alter table orders add ${constraint(column)} unique (${column})`),
  ]
}

/** Evenly over the days up to yesterday, every cart in every hour; one in five hundred canceled and refunded. */
async function storeOrders({ engine, write }: Database, count: number): Promise<void> {
  const spread = `(cast(n as real) / ${count} - 1) * ${days} - 1`
  const words =
    engine === 'sqlite'
      ? {
          numbers: `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})`,
          id: 'lower(hex(randomblob(11)))',
          at: (minutes: number) =>
            `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (${spread}) || ' days', '+${minutes} minutes')`,
          // Close enough to Los Angeles, where a day starts at 04:00.
          day: `strftime('%Y-%m-%d', 'now', (${spread}) || ' days', '-12 hours')`,
          json: '',
        }
      : {
          numbers: `with numbers as (select n from generate_series(1, ${count}) as n)`,
          id: "substr(replace(gen_random_uuid()::text, '-', ''), 1, 22)",
          at: (minutes: number) => `now() + (${spread}) * interval '1 day' + interval '${minutes} minutes'`,
          day: `to_char((now() at time zone 'UTC') + (${spread}) * interval '1 day' - interval '12 hours', 'YYYY-MM-DD')`,
          json: '::jsonb',
        }
  const address = { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' }
  const fulfillmentDetails: FulfillmentDetails = { fulfillment: 'delivery', address, travelMinutes: 20 }
  const isBack = 'n % 500 = 0'
  await sql
    .raw(
      `${words.numbers}
      insert into orders (id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, subtotal,
        discount, tax, tip, total, fulfillment_details, moved_at, ready_by, first_ready_by, business_day, earned_day, local_hour, item_count, search_name, search_last_name, search_email)
      select ${words.id}, 'filled-' || n, 'hash', 'Guest', 'No' || (n % 50000), 'guest' || (n % 50000) || '@example.com',
        ${words.at(0)}, case when ${isBack} then 'canceled' else 'handed-over' end, subtotal, discount, tax, tip, total,
        '${JSON.stringify(fulfillmentDetails)}'${words.json}, ${words.at(30)}, ${words.at(20)}, ${words.at(20)}, ${words.day}, ${words.day}, 10 + n / ${kindsOfCarts} % 12, item_count, 'guest no' || (n % 50000), 'no' || (n % 50000),
        'guest' || (n % 50000) || '@example.com'
      from numbers join carts on carts.kind = n % ${kindsOfCarts} order by n`,
    )
    .execute(write)
}

/** The audit entries of the canceled orders. */
async function storeLog({ engine, write: db }: Database): Promise<void> {
  const json = sql.raw(engine === 'postgres' ? '::jsonb' : '')
  await sql`insert into audit_log (at, by_username, topic, target, action)
    select moved_at, 'owner', 'order', id, '{}'${json} from orders where status = 'canceled' order by seq`.execute(
    db,
  )
}

/** The table was empty, so an order's seq is the number that chose its cart. */
async function storeParts({ engine, write: db }: Database): Promise<void> {
  const json = sql.raw(engine === 'postgres' ? '::jsonb' : '')
  const kind = sql`orders.seq % ${sql.lit(kindsOfCarts)}`
  await sql`insert into order_lines (order_seq, position, earned_day, item, name, short_name, quantity, unit_price,
      price, discount, customization, changes)
    select orders.seq, position, earned_day, item, cart_lines.name${json}, cart_lines.name${json}, quantity, unit_price,
      price, cart_lines.discount, cart_lines.customization${json}, cart_lines.changes${json}
    from orders join cart_lines on cart_lines.kind = ${kind} order by orders.seq, position`.execute(db)
  await sql`insert into order_choices (order_seq, line, choice, earned_day, item, name, quantity, price)
    select orders.seq, line, choice, earned_day, item, cart_choices.name${json}, quantity, price
    from orders join cart_choices on cart_choices.kind = ${kind} order by orders.seq, line, choice`.execute(
    db,
  )
  await sql`insert into order_charges (order_seq, position, kind, amount, rate, base, code, percent)
    select orders.seq, position, charge, amount, rate, base, code, percent
    from orders join cart_charges on cart_charges.kind = ${kind} order by orders.seq, position`.execute(db)
  await sql`insert into emails (order_seq, kind, state, at)
    select seq, 'placed', 'sent', timestamp from orders order by seq`.execute(db)
  await storeCode(db)
  await sql`insert into payments (key, order_seq, gateway, intent, requested, held, captured, refunded, state, requested_at,
      due_at, captured_at, canceled_at, returned_at)
    select idempotency_key, seq, 'demo', 'demo-' || seq, total, total, total,
      case when status = 'canceled' then total else 0 end,
      case when status = 'canceled' then 'refunded' else 'captured' end, timestamp, timestamp, timestamp,
      case when status = 'canceled' then moved_at end, case when status = 'canceled' then moved_at end
    from orders order by seq`.execute(db)
  await sql`insert into refunds (order_seq, key, at, reason, note, units, goods, tax, delivery, tip, amount, state, sent_at,
      day)
    select seq, idempotency_key, moved_at, 'canceled', '', '[]'${json}, subtotal - discount, tax, delivery, tip, total, 'sent', moved_at,
      business_day
    from orders where status = 'canceled' order by seq`.execute(db)
}

/** The promo code that some of the carts have, and its uses. */
async function storeCode(db: Kysely<Tables>): Promise<void> {
  const use_count = sql<number>`(select count(*) from orders where discount > 0)`
  const discounted_total = sql<number>`(select coalesce(sum(discount), 0) from orders where earned_day is not null)`
  const terms = JSON.stringify(lunch10)
  const { seq } = await db
    .insertInto('promo_codes')
    .values({ code: lunch10.code, terms, max_uses: null, use_count, discounted_total })
    .returning('seq')
    .executeTakeFirstOrThrow()
  await sql`insert into promo_code_uses (order_seq, promo_code_seq, mailbox, discount)
    select seq, ${sql.lit(seq)}, email, discount from orders where discount > 0 order by seq`.execute(db)
}
