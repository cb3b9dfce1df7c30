// Real cards: test money is told from real money, a refund has the gateway's name and may be made at the gateway, and there
// are disputes, news for the owner, and how far the gateway was looked at.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const cards: Migration = {
  name: '0020-cards',
  async up(db, types) {
    const [counter, instant, json] = [types.counter, types.instant, types.json].map((type) => sql.raw(type))
    await sql`alter table payments add column is_test integer not null default 0`.execute(db)
    // A hint of the gateway names the payment by its intent.
    await sql`create index payments_by_intent on payments (intent) where intent is not null`.execute(db)
    await sql`alter table refunds add column tries integer not null default 0`.execute(db)
    await sql`alter table refunds add column gateway_refund text`.execute(db)
    await sql`create unique index refunds_by_gateway on refunds (gateway_refund) where gateway_refund is not null`.execute(
      db,
    )
    // A refund whose money came back has two entries: one when it was sent, one when it failed.
    await sql`drop index ledger_refunds`.execute(db)
    await sql`create unique index ledger_refunds on ledger (refund_seq, kind) where refund_seq is not null`.execute(
      db,
    )
    await sql`create unique index ledger_disputes on ledger (order_seq, at) where kind = 'dispute'`.execute(
      db,
    )
    // What the sales take from the books, which is rare among the entries.
    await sql`create index ledger_beside on ledger (day, order_seq) where kind in ('refund-failed', 'dispute')`.execute(
      db,
    )
    await sql`create table disputes (
      seq ${counter},
      id text not null unique,
      order_seq bigint not null references orders (seq),
      amount bigint not null,
      reason text not null,
      status text not null,
      respond_by ${instant},
      opened_at ${instant} not null,
      updated_at ${instant} not null,
      closed_at ${instant},
      taken bigint not null default 0
    )`.execute(db)
    await sql`create index disputes_by_order on disputes (order_seq)`.execute(db)
    await sql`create table owner_news (
      seq ${counter},
      at ${instant} not null,
      kind text not null,
      order_seq bigint references orders (seq),
      what ${json} not null,
      told_at ${instant},
      claimed_until ${instant}
    )`.execute(db)
    await sql`create index owner_news_to_tell on owner_news (seq) where told_at is null`.execute(db)
    await sql`create table gateway_state (
      id integer primary key,
      looked_until ${instant},
      last_hint_at ${instant},
      last_hint_trouble text
    )`.execute(db)
    await sql`insert into gateway_state (id) values (1)`.execute(db)
  },
}
