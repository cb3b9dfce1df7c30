// What a delivery costs, at the checkout and in the office beside the zones.
import { formatMoney, type Cents } from '#domain/basics/money.ts'

export function zoneLine(zipcode: string, fee: Cents): string {
  return fee === 0
    ? `We deliver to ${zipcode} for free.`
    : `We deliver to ${zipcode} for ${formatMoney(fee)}.`
}
