// Writes the books of a past that the bench has made: every capture and every refund an entry, with true hashes.
import { sql, type Kysely } from 'kysely'
import { noHash, type Entry } from '../domain/ledger.ts'
import { hashEntry } from '../server/db/ledger.ts'
import type { Database } from '../server/db/open.ts'
import type { Tables } from '../server/db/schema.ts'

const atOnce = 1_000

interface Moved extends Omit<Entry, 'order' | 'refund'> {
  readonly order_seq: number
  readonly refund_seq: number | null
}

export async function storeBooks({ engine, write: db }: Database): Promise<void> {
  await sql`delete from ledger_head`.execute(db)
  await putInOrder(db, engine)
  let [last, hash] = [0, noHash]
  for (;;) {
    const { rows } = await sql<Moved>`
      select * from moved where seq > ${last} order by seq limit ${sql.lit(atOnce)}`.execute(db)
    if (rows.length === 0) break
    const hashed = rows.map(({ order_seq: order, refund_seq: refund, ...entry }) => {
      hash = hashEntry({ ...entry, order, refund }, hash)
      return sql`(cast(${entry.seq} as bigint), cast(${hash} as text))`
    })
    await sql`insert into ledger (seq, at, day, kind, order_seq, refund_seq, gateway, card, counter, sales, discounts,
        refunds, tax, delivery, tips, hash)
      select moved.*, hashed.column2 from moved join (values ${sql.join(hashed)}) as hashed on seq = hashed.column1`.execute(
      db,
    )
    last = rows.at(-1)?.seq ?? last
  }
  await sql`drop table moved`.execute(db)
  await sql`insert into ledger_head (id, seq, hash) values (1, ${last}, ${hash})`.execute(db)
}

async function putInOrder(db: Kysely<Tables>, engine: Database['engine']): Promise<void> {
  const at = sql.raw(
    engine === 'postgres'
      ? `to_char(moved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : 'moved_at',
  )
  await sql`create temporary table moved as
    select row_number() over (order by moved_at, kind, order_seq) as seq, ${at} as at, day, kind, order_seq, refund_seq,
      'demo' as gateway, card, 0 as counter, sales, discounts, refunds, tax, delivery, tips
    from (
      select timestamp as moved_at, earned_day as day, 'capture' as kind, seq as order_seq,
        cast(null as bigint) as refund_seq, total as card, -subtotal as sales, discount as discounts, 0 as refunds,
        -tax as tax, -delivery as delivery, -tip as tips
      from orders
      union all
      select sent_at, day, 'refund', order_seq, seq, -amount, 0, 0, goods, tax, delivery, tip from refunds
    ) as movements`.execute(db)
  await sql`create index moved_by_seq on moved (seq)`.execute(db)
}
