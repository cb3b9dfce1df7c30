// The facts that an email about an order is written from, read in two statements: the order with its lines, charges and payment,
// and its refunds.
import { jsonArrayFrom as postgresArray } from 'kysely/helpers/postgres'
import { jsonArrayFrom as sqliteArray } from 'kysely/helpers/sqlite'
import type { EmailedOrder } from '#domain/orders/order-emails.ts'
import type { LocalText } from '#domain/basics/local-text.ts'
import type { FulfillmentDetails } from '#domain/orders/order.ts'
import type { PaymentState } from '#domain/payments/payment.ts'
import type { Database } from '../engine/database.ts'
import { colorOf } from '../menu/menu.ts'
import { readRefundRows } from '../payments/refund-rows.ts'
import { chargeOf, lineOf, type ChargeColumns, type LineColumns } from './order-parts.ts'
import { trackedOrder } from './tracked-order.ts'

export async function readEmailedOrder(db: Database, seq: number): Promise<EmailedOrder> {
  const row = await readOrder(db, seq)
  const refunds = await readRefundRows(db.read, [seq])
  const lines = JSON.parse(row.lines) as EmailedLine[]
  const charges = JSON.parse(row.charges) as ChargeColumns[]
  return {
    ...trackedOrder({
      row,
      lines: lines.map(lineOf),
      charges: charges.map(chargeOf),
      payment: { gateway: row.gateway, state: row.state as PaymentState },
      refunds,
    }),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    lastFour: row.last_four,
    fulfillmentDetails: JSON.parse(row.fulfillment_details) as FulfillmentDetails,
    businessDay: row.business_day,
    colors: Object.fromEntries(lines.map(({ item, color }) => [item, colorOf(color ?? '')])),
    sections: Object.fromEntries(
      lines.flatMap(({ item, section }) =>
        section === null ? [] : [[item, JSON.parse(section) as LocalText] as const],
      ),
    ),
  }
}

/** With the look of the item and the name of its section, also when the item was removed from the menu since. */
interface EmailedLine extends LineColumns {
  readonly color: string | null
  /** JSON: LocalText */
  readonly section: string | null
}

/** JSON inside the JSON arrays is cast to text, so that both engines return it as a string. */
function readOrder(db: Database, seq: number) {
  const arrayOf = db.engine === 'sqlite' ? sqliteArray : postgresArray
  return db.read
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_seq', 'orders.seq')
    .selectAll('orders')
    .select(['payments.gateway', 'payments.state', 'payments.last_four'])
    .select((order) => [
      order
        .cast<string>(
          arrayOf(
            order
              .selectFrom('order_lines as line')
              .leftJoin('menu_items as sold', 'sold.id', 'line.item')
              .leftJoin('menu_sections', 'menu_sections.id', 'sold.section')
              .select(['line.item', 'line.quantity', 'line.unit_price', 'line.price', 'line.discount'])
              .select(['line.note', 'sold.color'])
              .select((line) => [
                line.cast<string>('line.name', 'text').as('name'),
                line.cast<string>('line.short_name', 'text').as('short_name'),
                line.cast<string | null>('line.customization', 'text').as('customization'),
                line.cast<string | null>('line.changes', 'text').as('changes'),
                line.cast<string | null>('menu_sections.name', 'text').as('section'),
              ])
              .whereRef('line.order_seq', '=', 'orders.seq')
              .orderBy('line.position'),
          ),
          'text',
        )
        .as('lines'),
      order
        .cast<string>(
          arrayOf(
            order
              .selectFrom('order_charges as charge')
              .select(['charge.kind', 'charge.amount', 'charge.rate', 'charge.base', 'charge.code'])
              .select('charge.percent')
              .whereRef('charge.order_seq', '=', 'orders.seq')
              .orderBy('charge.position'),
          ),
          'text',
        )
        .as('charges'),
    ])
    .where('orders.seq', '=', seq)
    .executeTakeFirstOrThrow()
}
