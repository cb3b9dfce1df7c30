// What the office needs: business days, search, mails, marks on the menu, accounts, and one log of all changes.
import { sql, type Kysely } from 'kysely'
import type { Migration } from '../migrate.ts'
import { restaurantClockThen, searchableThen } from './0003-rules-then.ts'

export const office: Migration = {
  name: '0003-office',
  async up(db, types, { timeZone }) {
    const counter = sql.raw(types.counter)
    const instant = sql.raw(types.instant)
    const json = sql.raw(types.json)
    const sortedText = sql.raw(types.sortedText)

    const orderColumns = [
      sql`business_day ${sortedText} not null default ''`,
      sql`local_hour integer not null default 0`,
      sql`burritos bigint not null default 0`,
      sql`captured_at ${instant}`,
      sql`returned_at ${instant}`,
      sql`refund_day ${sortedText}`,
      sql`mails ${json} not null default '[]'`,
      sql`mail_due_at ${instant}`,
      sql`mail_tries integer not null default 0`,
      sql`mail_claimed_until ${instant}`,
      sql`search_name ${sortedText} not null default ''`,
      sql`search_last ${sortedText} not null default ''`,
      sql`search_email ${sortedText} not null default ''`,
    ]
    for (const column of orderColumns) await sql`alter table orders add column ${column}`.execute(db)
    await fillIn(db, timeZone)

    // The order book shows the newest first, whatever is looked for: each of these ends in that order.
    await sql`create index orders_by_day on orders (business_day, seq)`.execute(db)
    await sql`create index orders_by_status_and_day on orders (status, business_day, seq)`.execute(db)
    await sql`create index orders_by_number on orders (number, business_day, seq)`.execute(db)
    // All that the sales add up, so that a month of them is read from the index alone.
    await sql`create index orders_for_sales on orders
      (business_day, local_hour, payment, status, burritos, subtotal, tax, total)`.execute(db)
    await sql`create index orders_by_name on orders (search_name)`.execute(db)
    await sql`create index orders_by_last_name on orders (search_last)`.execute(db)
    await sql`create index orders_by_email on orders (search_email)`.execute(db)
    await sql`create index orders_by_refund_day on orders (refund_day) where refund_day is not null`.execute(
      db,
    )
    await sql`create index orders_to_mail on orders (mail_due_at) where mail_due_at is not null`.execute(db)

    await sql`alter table menu_items add column allergens ${json} not null default '[]'`.execute(db)
    await sql`alter table menu_items add column marks ${json} not null default '[]'`.execute(db)
    await sql`alter table menu_items add column version integer not null default 1`.execute(db)

    await sql`alter table staff add column last_login_at ${instant}`.execute(db)
    await sql`alter table staff add column must_change_password integer not null default 0`.execute(db)

    await sql`create table audit_log (
      id ${counter},
      at ${instant} not null,
      by_username text not null,
      topic text not null,
      subject text not null,
      deed ${json} not null
    )`.execute(db)
    await sql`create index audit_log_by_subject on audit_log (topic, subject, id)`.execute(db)
    await sql`create index audit_log_by_topic on audit_log (topic, id)`.execute(db)
    await moveOrderEvents(db, types.jsonObject)
  },
}

interface OldOrder {
  seq: number
  timestamp: string
  lines: string
  first_name: string
  last_name: string
  email: string
  payment: string
  moved_at: string | null
}

/** Orders from before are given what new ones are stored with; about their mails nobody is bothered any more. */
async function fillIn(db: Kysely<unknown>, timeZone: string): Promise<void> {
  let after = 0
  for (;;) {
    const { rows } = await sql<OldOrder>`
      select seq, timestamp, lines, first_name, last_name, email, payment, moved_at
      from orders where seq > ${after} order by seq limit 500`.execute(db)
    for (const row of rows) {
      const { day, hour } = restaurantClockThen(new Date(row.timestamp), timeZone)
      const lines = JSON.parse(row.lines) as { quantity: number }[]
      const returned = row.payment === 'voided' || row.payment === 'refunded' ? row.moved_at : null
      const refundDay =
        row.payment === 'refunded'
          ? restaurantClockThen(new Date(row.moved_at ?? row.timestamp), timeZone).day
          : null
      await sql`update orders set
        business_day = ${day}, local_hour = ${hour},
        burritos = ${lines.reduce((count, line) => count + line.quantity, 0)},
        captured_at = ${row.payment === 'captured' || row.payment === 'refunded' ? row.timestamp : null},
        returned_at = ${returned}, refund_day = ${refundDay},
        search_name = ${searchableThen(`${row.first_name} ${row.last_name}`)},
        search_last = ${searchableThen(row.last_name)}, search_email = ${searchableThen(row.email)}
        where seq = ${row.seq}`.execute(db)
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.seq
  }
}

async function moveOrderEvents(db: Kysely<unknown>, jsonObject: string): Promise<void> {
  await sql`insert into audit_log (at, by_username, topic, subject, deed)
    select event.at, event.by_username, 'order', event.order_id, ${sql.raw(jsonObject)}(
      'what', event.what, 'order', event.order_id, 'number', orders.number,
      'from', event.from_status, 'to', event.to_status)
    from order_events as event join orders on orders.id = event.order_id order by event.id`.execute(db)
  await sql`drop table order_events`.execute(db)
}
