// The lines about refunds on the order's page and on the receipt (R67).
import type { PricedLine } from '#domain/orders/bill.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { cartNameOf } from '#domain/menu/menu.ts'
import type { Refund } from '#domain/payments/refund.ts'
import { formatLineDetails } from '../menu/changes.ts'
import { formatCount } from '../basics/counts.ts'
import { dayAndTime } from '../basics/dates.ts'
import { listNames } from '../basics/lists.ts'
import { language } from '../basics/locale.ts'

/** Labels the amount that remains after all refunds. */
export const paidAfter = 'Paid'

/** Refund, Nov 17, 1:10 PM: 1 burrito and delivery. A refund of a plain amount has only its date. */
export function refundLabel(
  { at, units, delivery, tip }: Pick<Refund, 'at' | 'units' | 'delivery' | 'tip'>,
  lines: readonly Pick<PricedLine, 'name' | 'shortName' | 'changes' | 'note'>[],
  timeZone: string,
): string {
  const named = units.flatMap(({ line: position, quantity }) => {
    const line = lines[position]
    if (!line) return []
    // The details tell apart two burritos of one item.
    const details = formatLineDetails(line)
    // The no-break space keeps the count and the name on one line.
    const name = `${formatCount(quantity)}\u00A0${textInLanguage(cartNameOf(line), language)}`
    return details ? `${name} (${details})` : name
  })
  const parts = [...named, ...(delivery > 0 ? ['delivery'] : []), ...(tip > 0 ? ['tip'] : [])]
  const when = `Refund, ${dayAndTime(at, timeZone)}`
  return parts.length > 0 ? `${when}: ${listNames(parts)}` : when
}
