// The prices of all stored orders, read from the database itself and compared with the oracle's.
import { deliveryOf, discountOf, taxOf, tipOf, type Bill } from '../domain/bill.ts'
import { onPostgres, onSqlite } from './ledger.ts'
import {
  burritoOf,
  unitOf,
  workOut,
  type Amounts,
  type Burrito,
  type CodeAndTip,
  type Fee,
  type Line,
  type PriceList,
} from './price-oracle.ts'
import type { Place } from './set-up.ts'

export interface PricedOrder extends Amounts {
  readonly id: string
  readonly email: string
  readonly lines: readonly (Line & { unitPrice: number; price: number })[]
}

/** As text, on both engines the same, since a driver makes what it likes of 64 bits. */
const everyPrice = `select cast(seq as text) as seq, id, email, cast(subtotal as text) as subtotal,
  ${['discount', 'tax', 'delivery', 'tip'].map(chargeOf).join(',\n  ')},
  cast(total as text) as total from orders`

function chargeOf(kind: string): string {
  return `cast((select coalesce(sum(amount), 0) from order_charges where order_seq = seq and kind = '${kind}') as text) as ${kind}`
}

const everyLine = `select cast(order_seq as text) as seq, item, cast(quantity as text) as quantity,
  cast(unit_price as text) as unit, cast(price as text) as price, cast(wanted as text) as wanted, note
  from order_lines`

type Row = Record<'seq' | 'id' | 'email' | keyof Amounts, string>
type LineRow = Record<'seq' | 'quantity' | 'unit' | 'price', string> &
  Record<'wanted' | 'note', string | null> & { readonly item: Burrito }

export async function readPricedOrders(place: Place): Promise<PricedOrder[]> {
  const [rows, lines] = [await readAll<Row>(place, everyPrice), await readAll<LineRow>(place, everyLine)]
  const linesOf = Map.groupBy(lines, ({ seq }) => seq)
  return rows.map(({ seq, id, email, subtotal, discount, tax, delivery, tip, total }) => ({
    id,
    email,
    subtotal: Number(subtotal),
    // Kept as what it adds to the bill.
    discount: 0 - Number(discount),
    tax: Number(tax),
    delivery: Number(delivery),
    tip: Number(tip),
    total: Number(total),
    lines: (linesOf.get(seq) ?? []).map(({ item, quantity, unit, price, wanted, note }) => ({
      item,
      ...(wanted !== null && (JSON.parse(wanted) as Pick<Line, 'choices' | 'without'>)),
      ...(note !== null && { note }),
      quantity: Number(quantity),
      unitPrice: Number(unit),
      price: Number(price),
    })),
  }))
}

async function readAll<Read extends object>(place: Place, query: string): Promise<Read[]> {
  if (!place.databaseUrl) return onSqlite(place, (db) => db.prepare<[], Read>(query).all())
  return (await onPostgres(place.databaseUrl, (client) => client.query<Read>(query))).rows
}

/** A bill as the oracle looks at it. */
export function asPriced(bill: Bill): Charged {
  return {
    ...bill,
    discount: discountOf(bill),
    tax: taxOf(bill).amount,
    delivery: deliveryOf(bill),
    tip: tipOf(bill),
    lines: bill.lines as Charged['lines'],
  }
}

type Charged = Omit<PricedOrder, 'id' | 'email'>

/** What a customer ordered, and the prices on the board at that moment. */
export interface Bought extends CodeAndTip {
  readonly lines: readonly Line[]
  readonly prices: PriceList
  readonly fee: Fee
}

export function isRightlyPriced(charged: Charged, { lines, prices, fee, ...codeAndTip }: Bought): boolean {
  const due = workOut(lines, prices, fee, codeAndTip)
  const sameLines = lines.every((wanted) => {
    const [burrito, unit] = [burritoOf(wanted), unitOf(wanted, prices)]
    return charged.lines.some(
      (line) =>
        burritoOf(line) === burrito &&
        line.quantity === wanted.quantity &&
        line.unitPrice === Number(unit) &&
        line.price === Number(BigInt(wanted.quantity) * unit),
    )
  })
  return (
    sameLines &&
    charged.lines.length === lines.length &&
    (Object.keys(due) as (keyof Amounts)[]).every((amount) => charged[amount] === due[amount])
  )
}
