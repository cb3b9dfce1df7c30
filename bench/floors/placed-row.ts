// The row of Rosa's order, made by the server's own code, with a key and an id of its own each time.
import { randomBytes } from 'node:crypto'
import { restaurantClock } from '../../domain/business-day.ts'

import type { OrderId } from '../../domain/order.ts'
import { quote } from '../../domain/pricing.ts'
import { startingMenu } from '../../domain/starting-menu.ts'
import { newOrderRow } from '../../server/db/orders.ts'
import { timeZone } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'

export function placedRow(now = new Date()) {
  const { day, hour } = restaurantClock(now, timeZone)
  const { firstName, lastName, email, address, city, state, zipcode } = rosasOrder
  const row: Record<string, unknown> = newOrderRow({
    id: '' as OrderId,
    idempotencyKey: '',
    bodyHash: randomBytes(32).toString('base64url'),
    firstName,
    lastName,
    email,
    delivery: { address, city, state, zipcode },
    timestamp: now.toISOString(),
    businessDay: day,
    localHour: hour,
    quote: quote(rosasOrder.lines, startingMenu),
    authorisation: `demo-${randomBytes(12).toString('hex')}`,
  })
  const columns = Object.keys(row)
  const values = Object.values(row)
  const [id, key] = [columns.indexOf('id'), columns.indexOf('idempotency_key')]
  return {
    columns,
    row,
    next(): unknown[] {
      const own = [...values]
      own[id] = randomBytes(16).toString('base64url')
      own[key] = randomBytes(24).toString('base64url')
      return own
    },
  }
}
