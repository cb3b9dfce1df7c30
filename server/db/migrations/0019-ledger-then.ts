// The ledger of what happened before there was one: the database puts the entries in order, and the hashes are counted here,
// by the text that entries had then. Released with its migration, and like it never edited.
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

const accounts = ['card', 'counter', 'sales', 'discounts', 'refunds', 'tax', 'delivery', 'tips'] as const
const noHash = '0'.repeat(64)
const atOnce = 1_000

interface Row extends Record<(typeof accounts)[number], number> {
  readonly seq: number
  readonly at: string
  readonly day: string
  readonly kind: string
  readonly order_seq: number
  readonly refund_seq: number | null
  readonly gateway: string
}

export async function chainEntries(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await putInOrder(db, types)
  let [last, hash] = [0, noHash]
  for (;;) {
    const { rows } = await sql<Row>`
      select * from moved where seq > ${last} order by seq limit ${sql.lit(atOnce)}`.execute(db)
    if (rows.length === 0) break
    const hashed = rows.map((row) => {
      hash = createHash('sha256').update(textOf(row, hash)).digest('hex')
      return sql`(cast(${row.seq} as bigint), cast(${hash} as text))`
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

/** What each entry says, numbered by the moment at which its money moved. */
async function putInOrder(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const asText = (instant: string) =>
    types.instant === 'timestamptz'
      ? sql`to_char(${sql.ref(instant)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql.ref(instant)
  await sql`create temporary table moved as
    select row_number() over (order by moved_at, kind, order_seq) as seq, ${asText('moved_at')} as at, day, kind, order_seq,
      refund_seq, gateway, card, 0 as counter, sales, 0 as discounts, refunds, tax, delivery, 0 as tips
    from (
      select coalesce(captured_at, asked_at) as moved_at, business_day as day, 'capture' as kind, orders.seq as order_seq,
        cast(null as bigint) as refund_seq, gateway, total as card, -subtotal as sales, 0 as refunds, -tax as tax,
        -delivery as delivery
      from payments join orders on orders.seq = payments.order_seq
      where state in ('captured', 'refunded', 'refund-failed')
      union all
      select sent_at, refunds.day, 'refund', refunds.order_seq, refunds.seq, gateway, -refunds.amount, 0, goods,
        refunds.tax, refunds.delivery
      from refunds join payments on payments.order_seq = refunds.order_seq where refunds.state = 'sent'
    ) as movements`.execute(db)
  await sql`create index moved_by_seq on moved (seq)`.execute(db)
}

function textOf(row: Row, hashBefore: string): string {
  const { seq, at, day, kind, order_seq, refund_seq, gateway } = row
  const amounts = accounts.map((account) => `${account} ${row[account]}`)
  return ['entry 1', hashBefore, seq, at, day, kind, order_seq, refund_seq ?? '-', gateway, ...amounts].join(
    '\n',
  )
}
