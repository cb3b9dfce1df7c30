// What `npm run books` prints when it compares the books with Stripe's balance.
import type { BalanceDay } from '#domain/payments/gateway-balance.ts'
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { plural } from '../basics/counts.ts'
import { dayName, spanOfDays } from '../basics/dates.ts'

type Sums = Omit<BalanceDay, 'day'>

function sums({ charges, refunds, disputes, fees }: Sums): string {
  return `charges ${formatMoney(charges)}, refunds ${formatMoney(refunds)}, disputes ${formatMoney(disputes)}, Stripe’s fees ${formatMoney(fees)}`
}

export const balanceMessages = {
  day: ({ day, ...of }: BalanceDay) => `${day} at Stripe: ${sums(of)}.`,
  same: (from: string, to: string, total: Sums) =>
    `Stripe says the same to the cent, ${spanOfDays(from, to, to)}: ${sums(total)}.`,
  off: (count: number) =>
    plural(count, {
      one: 'One payment is different at Stripe.',
      other: `${count} payments are different at Stripe.`,
    }),
  discrepancy({ intent, number, day, stripe, books }: DiscrepancyOf): string {
    const [there, here] = [formatMoney(stripe), formatMoney(books)]
    return number === null || day === null
      ? `Payment ${intent} has no order here. Stripe says ${there}.`
      : `Order ${number}: Stripe says ${there}, the books say ${here}. ${dayName(day)}. Payment ${intent}.`
  },
  noAnswer: 'Stripe doesn’t answer, so the books weren’t held against it. Try again later.',
}

interface DiscrepancyOf {
  readonly intent: string
  readonly number: number | null
  readonly day: string | null
  readonly stripe: Cents
  readonly books: Cents
}
