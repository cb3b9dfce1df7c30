// The words beside the amounts of a bill.
import type { Charge } from '#domain/orders/bill.ts'
import { formatRate } from '#domain/basics/money.ts'

export const amountMessages = {
  subtotal: 'Subtotal',
  total: 'Total',
  totalSoFar: 'Total so far',
  delivery: 'Delivery',
  was: 'Was',
}

export function chargeLabel(charge: Charge): string {
  switch (charge.kind) {
    case 'discount':
      return `Discount ${charge.code}`
    case 'tax':
      return `Tax ${formatRate(charge.rate)}`
    case 'delivery':
      return amountMessages.delivery
    case 'tip':
      return 'Tip'
  }
}
