// The prices of all stored orders, read from the database itself and compared with the oracle's.
import { deliveryOf, taxOf, type Bill } from '../domain/bill.ts'
import { onPostgres, onSqlite } from './ledger.ts'
import {
  burritoOf,
  unitOf,
  workOut,
  type Burrito,
  type Fee,
  type Line,
  type PriceList,
} from './price-oracle.ts'
import type { Place } from './set-up.ts'

export interface PricedOrder {
  readonly id: string
  readonly email: string
  readonly subtotal: number
  readonly tax: number
  readonly delivery: number
  readonly total: number
  readonly lines: readonly (Line & { unitPrice: number; price: number })[]
}

/** As text, on both engines the same, since a driver makes what it likes of 64 bits. */
const everyPrice = `select cast(seq as text) as seq, id, email, cast(subtotal as text) as subtotal,
  cast((select sum(amount) from order_charges where order_seq = seq and kind = 'tax') as text) as tax,
  cast((select coalesce(sum(amount), 0) from order_charges where order_seq = seq and kind = 'delivery') as text)
    as delivery,
  cast(total as text) as total from orders`

const everyLine = `select cast(order_seq as text) as seq, item, cast(quantity as text) as quantity,
  cast(unit_price as text) as unit, cast(price as text) as price, cast(wanted as text) as wanted, note
  from order_lines`

type Row = Record<'seq' | 'id' | 'email' | 'subtotal' | 'tax' | 'delivery' | 'total', string>
type LineRow = Record<'seq' | 'quantity' | 'unit' | 'price', string> &
  Record<'wanted' | 'note', string | null> & { readonly item: Burrito }

export async function readPricedOrders(place: Place): Promise<PricedOrder[]> {
  const [rows, lines] = [await readAll<Row>(place, everyPrice), await readAll<LineRow>(place, everyLine)]
  const linesOf = Map.groupBy(lines, ({ seq }) => seq)
  return rows.map(({ seq, id, email, subtotal, tax, delivery, total }) => ({
    id,
    email,
    subtotal: Number(subtotal),
    tax: Number(tax),
    delivery: Number(delivery),
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
    tax: taxOf(bill).amount,
    delivery: deliveryOf(bill),
    lines: bill.lines as Charged['lines'],
  }
}

type Charged = Pick<PricedOrder, 'subtotal' | 'tax' | 'delivery' | 'total' | 'lines'>

/** What a customer ordered, and the prices on the board at that moment. */
export interface Bought {
  readonly lines: readonly Line[]
  readonly prices: PriceList
  readonly fee: Fee
}

export function isRightlyPriced(charged: Charged, { lines, prices, fee }: Bought): boolean {
  const due = workOut(lines, prices, fee)
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
    charged.subtotal === due.subtotal &&
    charged.tax === due.tax &&
    charged.delivery === due.delivery &&
    charged.total === due.total
  )
}
