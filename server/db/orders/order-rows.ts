// The rows of an order and its parts, and the INSERT for each table. A list of rows is one parameter, so that orders of any size
// send the same statements.
import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Bill } from '#domain/orders/bill.ts'
import type { Engine } from '../engine/database.ts'
import type { Tables } from '../schema.ts'

/** How a column travels within the parameter: PostgreSQL parses the text of a JSON column once more. */
type ColumnKind = 'value' | 'json'

/** The columns of each table that a new order fills. The rows of its parts get the order's seq when it is known. */
const columnsOf = {
  orders: {
    id: 'value',
    idempotency_key: 'value',
    body_hash: 'value',
    first_name: 'value',
    last_name: 'value',
    email: 'value',
    phone: 'value',
    language: 'value',
    timestamp: 'value',
    status: 'value',
    subtotal: 'value',
    tax: 'value',
    delivery: 'value',
    discount: 'value',
    tip: 'value',
    total: 'value',
    fulfillment: 'value',
    fulfillment_details: 'json',
    business_day: 'value',
    local_hour: 'value',
    item_count: 'value',
    weight: 'value',
    ready_by: 'value',
    first_ready_by: 'value',
    scheduled: 'value',
    starts_at: 'value',
    search_name: 'value',
    search_last_name: 'value',
    search_email: 'value',
    mailbox: 'value',
    no_card: 'value',
    client: 'value',
  },
  order_lines: {
    position: 'value',
    item: 'value',
    name: 'json',
    short_name: 'json',
    quantity: 'value',
    unit_price: 'value',
    price: 'value',
    discount: 'value',
    weight: 'value',
    customization: 'json',
    changes: 'json',
    note: 'value',
    stock_day: 'value',
  },
  order_choices: {
    line: 'value',
    choice: 'value',
    item: 'value',
    name: 'json',
    quantity: 'value',
    price: 'value',
  },
  order_charges: {
    position: 'value',
    kind: 'value',
    amount: 'value',
    rate: 'value',
    base: 'value',
    code: 'value',
    percent: 'value',
  },
  emails: { kind: 'value', state: 'value', at: 'value', refund_seq: 'value', due_at: 'value' },
  promo_code_uses: { promo_code_seq: 'value', mailbox: 'value', discount: 'value' },
} as const satisfies { readonly [Name in keyof Tables]?: Partial<Record<keyof Tables[Name], ColumnKind>> }

type Inserted = typeof columnsOf
export type OrderPart = Exclude<keyof Inserted, 'orders'>
/** A row without the columns that the database fills, and without the order's seq. */
export type NewRow<Name extends keyof Inserted> = {
  [Column in keyof Inserted[Name] & keyof Insertable<Tables[Name]>]: Exclude<
    Insertable<Tables[Name]>[Column],
    undefined
  >
}

/** Everything that is inserted for an order, apart from its payment. */
export type OrderRows = { readonly order: NewRow<'orders'> } & {
  readonly [Name in OrderPart]: readonly NewRow<Name>[]
}

export function insertOrderRow(
  engine: Engine,
  row: NewRow<'orders'>,
): RawBuilder<{ seq: number; number: number }> {
  const { names, values } = textsOf(engine, 'orders')
  return sql`${sql.raw(`insert into orders (${names}) select ${values} from `)}${listOf(engine, 'orders', [row])}
    where true on conflict (idempotency_key) do nothing returning seq, number`
}

/** `placed` has the seq of the order. */
export function insertPart(
  engine: Engine,
  name: OrderPart,
  rows: OrderRows,
  placed: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { names, values } = textsOf(engine, name)
  const insert = sql.raw(`insert into ${name} (order_seq, ${names}) select placed.seq, ${values} from `)
  return sql`${insert}${placed}, ${listOf(engine, name, rows[name])}`
}

function textsOf(engine: Engine, table: keyof Inserted): { readonly names: string; readonly values: string } {
  const columns = Object.entries<ColumnKind>(columnsOf[table])
  return {
    names: columns.map(([name]) => name).join(', '),
    values: columns.map(([name, kind]) => readColumn(engine, name, kind)).join(', '),
  }
}

function readColumn(engine: Engine, name: string, kind: ColumnKind): string {
  if (engine === 'sqlite') return `part.value ->> '${name}'`
  return kind === 'json' ? `(part.${name} #>> '{}')::jsonb` : `part.${name}`
}

/** On PostgreSQL, the table's own columns say which type each value gets. */
function listOf(engine: Engine, table: keyof Inserted, rows: readonly object[]): RawBuilder<unknown> {
  const list = JSON.stringify(rows)
  if (engine === 'sqlite') return sql`json_each(${list}) as part`
  return sql`jsonb_populate_recordset(null::${sql.raw(table)}, ${list}) as part`
}

/** The facts of an order that its lines repeat. */
export interface LinesOf {
  readonly businessDay: string
  /** The kitchen's work for one unit of an item, in burritos; 1 by default. */
  readonly weights?: ReadonlyMap<string, number> | undefined
  /** The items that were reserved from the stock of the order's business day (R59). */
  readonly counted?: ReadonlySet<string> | undefined
}

export function lineRows(
  { businessDay, weights, counted }: LinesOf,
  { lines }: Pick<Bill, 'lines'>,
): NewRow<'order_lines'>[] {
  return lines.map((line, position) => ({
    position,
    item: line.item,
    name: JSON.stringify(line.name),
    short_name: JSON.stringify(line.shortName),
    quantity: line.quantity,
    unit_price: line.unitPrice,
    price: line.price,
    discount: line.discount ?? 0,
    weight: Math.round((weights?.get(line.item) ?? 1) * 10),
    customization:
      line.choices || line.without
        ? JSON.stringify({ choices: line.choices, without: line.without } satisfies Customization)
        : null,
    changes: line.changes ? JSON.stringify(line.changes) : null,
    note: line.note ?? null,
    stock_day: counted?.has(line.item) ? businessDay : null,
  }))
}

type Customization = Partial<Record<'choices' | 'without', unknown>>

/** The choices that differ from the items' defaults. */
export function choiceRows({ lines }: Pick<Bill, 'lines'>): NewRow<'order_choices'>[] {
  return lines.flatMap((line, at) =>
    (line.changes ?? [])
      .filter(({ kind }) => kind !== 'no')
      .map(({ id, name, count, price }) => ({
        line: at,
        choice: id,
        item: line.item,
        name: JSON.stringify(name),
        quantity: count * line.quantity,
        price: price * count * line.quantity,
      })),
  )
}

export function chargeRows({ charges }: Pick<Bill, 'charges'>): NewRow<'order_charges'>[] {
  return charges.map((charge, position) => ({
    position,
    kind: charge.kind,
    amount: charge.amount,
    rate: charge.kind === 'tax' ? charge.rate : null,
    base: charge.kind === 'tax' ? charge.base : null,
    code: charge.kind === 'discount' ? charge.code : null,
    percent: charge.kind === 'tip' ? (charge.percent ?? null) : null,
  }))
}
