// The prices of all stored orders, read from the database itself and compared with the oracle's.
import { onPostgres, onSqlite } from './ledger.ts'
import { workOut, type Line, type PriceList } from './price-oracle.ts'
import type { Place } from './set-up.ts'

export interface PricedOrder {
  readonly id: string
  readonly email: string
  readonly subtotal: number
  readonly tax: number
  readonly total: number
  readonly lines: readonly (Line & { unitPrice: number; price: number })[]
}

/** As text, on both engines the same, since a driver makes what it likes of JSON and of 64 bits. */
const everyPrice = `select id, email, cast(subtotal as text) as subtotal, cast(tax as text) as tax,
  cast(total as text) as total, cast(lines as text) as lines from orders`

type Row = Record<'id' | 'email' | 'subtotal' | 'tax' | 'total' | 'lines', string>

export async function readPricedOrders(place: Place): Promise<PricedOrder[]> {
  const rows = place.databaseUrl
    ? (await onPostgres(place.databaseUrl, (client) => client.query<Row>(everyPrice))).rows
    : onSqlite(place, (db) => db.prepare<[], Row>(everyPrice).all())
  return rows.map(({ id, email, subtotal, tax, total, lines }) => ({
    id,
    email,
    subtotal: Number(subtotal),
    tax: Number(tax),
    total: Number(total),
    lines: JSON.parse(lines) as PricedOrder['lines'],
  }))
}

/** What a customer ordered, and the prices on the board at that moment. */
export interface Bought {
  readonly lines: readonly Line[]
  readonly prices: PriceList
}

export function isRightlyPriced(
  charged: Pick<PricedOrder, 'subtotal' | 'tax' | 'total' | 'lines'>,
  { lines, prices }: Bought,
): boolean {
  const due = workOut(lines, prices)
  const sameLines = lines.every(({ item, quantity }) =>
    charged.lines.some(
      (line) =>
        line.item === item &&
        line.quantity === quantity &&
        line.unitPrice === prices[item] &&
        line.price === Number(BigInt(quantity) * BigInt(prices[item])),
    ),
  )
  return (
    sameLines &&
    charged.lines.length === lines.length &&
    charged.subtotal === due.subtotal &&
    charged.tax === due.tax &&
    charged.total === due.total
  )
}
