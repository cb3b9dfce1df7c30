// An order becomes several rows: its lines, its charges and its payment get tables of their own, and `orders` loses what
// tied it to one item list and one tax. Orders from before are moved over by the database itself, a table at a time.
import { sql, type Kysely } from 'kysely'
import type { Migration } from '../migrate.ts'
import type { ColumnTypes } from './column-types.ts'

export const openModel: Migration = {
  name: '0010-open-model',
  async up(db, types) {
    const isSqlite = types.json === 'text'
    if (isSqlite) await sql`alter table orders rename to orders_then`.execute(db)
    const then = sql.table(isSqlite ? 'orders_then' : 'orders')

    if (isSqlite) await rebuildOrders(db, types)
    await createParts(db, types)
    await fillLines(db, types)
    await sql`insert into order_charges (order_seq, position, kind, amount, rate)
      select seq, 0, 'tax', tax, tax_rate from ${then} order by seq`.execute(db)
    await sql`insert into payments (key, order_seq, gateway, intent, asked, held, captured, refunded, state, fault,
        failed_at, asked_at, captured_at, return_asked_at, returned_at, refund_day)
      select idempotency_key, seq, case when authorisation like 'demo-%' then 'demo' else 'card' end, authorisation,
        total, total, case when payment in ('captured', 'refunded', 'refund-failed') then total else 0 end,
        case when payment = 'refunded' then total else 0 end, payment, payment_fault, payment_failed_at, timestamp,
        captured_at, case when status = 'cancelled' then coalesce(moved_at, timestamp) end, returned_at, refund_day
      from ${then} order by seq`.execute(db)
    if (isSqlite) await sql`drop table orders_then`.execute(db)
    else await alterOrders(db)
    await createIndexes(db)
  },
}

/** What stays of an order in its own row, copied as it is. */
const keptColumns = `seq, id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, subtotal, tax,
  total, moves, version, moved_at, seen_at, printed_at, cancel_reason, cancel_note, business_day, local_hour, burritos, mails,
  mail_due_at, mail_tries, mail_claimed_until, search_name, search_last, search_email, mailbox, purged_at`

/** SQLite can drop neither a CHECK nor the columns in it: the table is made anew. */
async function rebuildOrders(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await sql`create table orders (
    seq ${sql.raw(types.counter)},
    number integer generated always as ((seq - 1) % 999 + 1) stored,
    id text not null unique,
    idempotency_key text not null unique,
    body_hash text not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    language text not null default 'en',
    timestamp text not null,
    status text not null,
    subtotal bigint not null,
    tax bigint not null,
    total bigint not null,
    fulfilment text not null,
    moves text not null default '[]',
    version integer not null default 1,
    moved_at text,
    seen_at text,
    printed_at text,
    cancel_reason text,
    cancel_note text,
    business_day text not null,
    local_hour integer not null,
    burritos bigint not null,
    mails text not null,
    mail_due_at text,
    mail_tries integer not null default 0,
    mail_claimed_until text,
    search_name text not null,
    search_last text not null,
    search_email text not null,
    mailbox text not null default '',
    purged_at text
  )`.execute(db)
  const kept = sql.raw(keptColumns)
  await sql`insert into orders (${kept}, fulfilment)
    select ${kept}, json_object('way', 'delivery', 'address', json(delivery)) from orders_then order by seq`.execute(
    db,
  )
}

/** With the cart's text goes the index on it. */
async function alterOrders(db: Kysely<unknown>): Promise<void> {
  // The table is written anew: its indexes are made once, afterwards, and keys are checked all at once.
  for (const index of indexesOfOrders) await sql`drop index if exists ${sql.ref(index)}`.execute(db)
  await sql`alter table orders
    drop constraint orders_check,
    drop column lines, drop column tax_rate, drop column payment, drop column payment_fault,
    drop column payment_failed_at, drop column authorisation, drop column captured_at, drop column returned_at,
    drop column refund_day,
    add column language text not null default 'en',
    alter column delivery type jsonb using jsonb_build_object('way', 'delivery', 'address', delivery),
    alter column business_day drop default, alter column local_hour drop default,
    alter column burritos drop default, alter column mails drop default, alter column search_name drop default,
    alter column search_last drop default, alter column search_email drop default`.execute(db)
  await sql`alter table orders rename column delivery to fulfilment`.execute(db)
  for (const part of ['order_lines', 'order_charges', 'payments'])
    await sql`alter table ${sql.table(part)} add foreign key (order_seq) references orders (seq)`.execute(db)
}

async function createParts(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const instant = sql.raw(types.instant)
  const json = sql.raw(types.json)
  const isSqlite = types.json === 'text'
  // On SQLite the rows of an order lie side by side in the table itself.
  const byKey = sql.raw(isSqlite ? 'without rowid' : '')
  // SQLite can add no foreign key later, and PostgreSQL is quicker when it does.
  const ofOrder = sql.raw(isSqlite ? 'references orders (seq)' : '')
  await sql`create table order_lines (
    order_seq bigint not null ${ofOrder},
    position integer not null,
    item text not null,
    name ${json} not null,
    short_name ${json} not null,
    quantity bigint not null,
    unit_price bigint not null,
    price bigint not null,
    primary key (order_seq, position)
  ) ${byKey}`.execute(db)
  await sql`create table order_charges (
    order_seq bigint not null ${ofOrder},
    position integer not null,
    kind text not null,
    amount bigint not null,
    rate integer,
    primary key (order_seq, position)
  ) ${byKey}`.execute(db)
  await sql`create table payments (
    seq ${sql.raw(types.counter)},
    key text not null unique,
    order_seq bigint ${ofOrder},
    gateway text not null,
    intent text,
    asked bigint not null,
    held bigint not null default 0,
    captured bigint not null default 0,
    refunded bigint not null default 0,
    state text not null,
    fault text,
    failed_at ${instant},
    expires_at ${instant},
    asked_at ${instant} not null,
    captured_at ${instant},
    return_asked_at ${instant},
    returned_at ${instant},
    refund_day ${sql.raw(types.sortedText)}
  )`.execute(db)
}

/** A line knew its short name only; the menu still has the long name, unless the item was renamed or is gone. */
async function fillLines(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const object = sql.raw(types.jsonObject)
  const into = sql`insert into order_lines
    (order_seq, position, item, name, short_name, quantity, unit_price, price)`
  if (types.json === 'text') {
    await sql`${into}
      select orders_then.seq, line.key, line.value ->> 'item',
        ${object}('en', coalesce(menu_items.name, line.value ->> 'name')), ${object}('en', line.value ->> 'name'),
        line.value ->> 'quantity', line.value ->> 'unitPrice', line.value ->> 'price'
      from orders_then join json_each(orders_then.lines) as line
        left join menu_items on menu_items.id = line.value ->> 'item'
          and menu_items.short_name = line.value ->> 'name'
      order by orders_then.seq, line.key`.execute(db)
    return
  }
  await sql`${into}
    select orders.seq, line.at - 1, line.value ->> 'item',
      ${object}('en', coalesce(menu_items.name, line.value ->> 'name')), ${object}('en', line.value ->> 'name'),
      (line.value ->> 'quantity')::bigint, (line.value ->> 'unitPrice')::bigint, (line.value ->> 'price')::bigint
    from orders cross join jsonb_array_elements(orders.lines::jsonb) with ordinality as line (value, at)
      left join menu_items on menu_items.id = line.value ->> 'item' and menu_items.short_name = line.value ->> 'name'
    order by orders.seq, line.at`.execute(db)
}

/** Those of earlier migrations. */
const indexesOfOrders = [
  'orders_by_status',
  'orders_by_day',
  'orders_by_status_and_day',
  'orders_by_number',
  'orders_by_name',
  'orders_by_last_name',
  'orders_by_email',
  'orders_to_mail',
  'orders_to_purge',
  'orders_by_mailbox',
  'orders_left_out',
  'orders_for_sales',
  'orders_to_capture',
  'orders_to_refund',
  'orders_with_failed_payment',
  'orders_by_refund_day',
]

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_by_status on orders (status, moved_at)`.execute(db)
  // The order book asks for the newest orders of some days; the sales add up the other columns, from the index alone.
  await sql`create index orders_by_day on orders
    (business_day, seq, local_hour, burritos, subtotal, tax, total)`.execute(db)
  await sql`create index orders_by_status_and_day on orders (status, business_day, seq)`.execute(db)
  await sql`create index orders_by_number on orders (number, business_day, seq)`.execute(db)
  await sql`create index orders_by_name on orders (search_name)`.execute(db)
  await sql`create index orders_by_last_name on orders (search_last)`.execute(db)
  await sql`create index orders_by_email on orders (search_email)`.execute(db)
  await sql`create index orders_to_mail on orders (mail_due_at) where mail_due_at is not null`.execute(db)
  await sql`create index orders_to_purge on orders (timestamp) where purged_at is null`.execute(db)
  await sql`create index orders_by_mailbox on orders (mailbox, timestamp) where mailbox <> ''`.execute(db)
  await sql`create index orders_left_out on orders (business_day, seq) where total > 1100000000`.execute(db)

  // What decides whether an order counts in the sales is read from the index alone.
  await sql`create index payments_by_order on payments (order_seq, state, return_asked_at)`.execute(db)
  // Of the partial ones, all entries are wanted: there are never many.
  await sql`create index payments_to_settle on payments (seq) where order_seq is not null
    and (state = 'authorised' or (state = 'captured' and return_asked_at is not null))`.execute(db)
  await sql`create index payments_failed on payments (order_seq)
    where (state = 'refund-failed' or (state = 'capture-failed' and return_asked_at is null))`.execute(db)
  await sql`create index payments_by_refund_day on payments (refund_day) where refund_day is not null`.execute(
    db,
  )
  await sql`create index payments_without_order on payments (state, asked_at) where order_seq is null`.execute(
    db,
  )
}
