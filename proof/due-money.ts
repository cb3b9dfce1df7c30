// Makes time pass for payments: a distant promise falls due, an unfinished checkout grows old, and an owner refunds part of
// the money.
import { onPostgres, onSqlite } from './ledger.ts'
import type { Place } from './set-up.ts'

/** As if every promised time had come: then orders that nobody has started to cook are captured, too (R65). */
export function makePromisesDue(place: Place): Promise<void> {
  const now = new Date().toISOString()
  return change(place, `update payments set due_at = '${now}' where state = 'authorized'`)
}

/** As if every checkout without an order had been abandoned for long enough to be released. */
export function ageCheckouts(place: Place): Promise<void> {
  const before = new Date(Date.now() - 20 * 60_000).toISOString()
  return change(place, `update payments set requested_at = '${before}' where order_seq is null`)
}

/** Requests a refund of one dollar for some paid orders, as an owner would: each has its own key and its own entry. */
export function requestPartialRefunds(place: Place): Promise<void> {
  const [now, noUnits] = [new Date().toISOString(), place.databaseUrl ? `'[]'::jsonb` : `'[]'`]
  const at = place.databaseUrl ? `'${now}'::timestamptz` : `'${now}'`
  return change(
    place,
    `insert into refunds (order_seq, key, at, reason, note, units, goods, tax, delivery, tip, amount, state)
      select order_seq, 'part-' || order_seq, ${at}, 'other', '', ${noUnits}, 91, 9, 0, 0, 100, 'requested' from payments
      where state = 'captured' and canceled_at is null
        and not exists (select 1 from refunds where refunds.order_seq = payments.order_seq)
      order by order_seq limit 5`,
  )
}

/** Whether anything of this money still has to move. */
export async function isMoneyWaiting(place: Place): Promise<boolean> {
  const open = `select 1 as open from payments where (state in ('requested', 'voiding') and order_seq is null) or state = 'authorized'
    or (state = 'captured' and canceled_at is not null)
    union all select 1 from refunds where state = 'requested' limit 1`
  return (await read(place, open)).length > 0
}

async function change(place: Place, text: string): Promise<void> {
  if (place.databaseUrl) await onPostgres(place.databaseUrl, (client) => client.query(text))
  else onSqlite(place, (db) => void db.prepare(text).run())
}

export async function read<Row extends object>(place: Place, text: string): Promise<Row[]> {
  if (!place.databaseUrl) return onSqlite(place, (db) => db.prepare<[], Row>(text).all())
  const { rows } = await onPostgres(place.databaseUrl, (client) => client.query<Row>(text))
  return rows
}
