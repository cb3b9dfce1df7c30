// What customers read about delivery to their ZIP code, at the checkout and in the office's preview.
import { formatMoney, type Cents } from '#domain/basics/money.ts'

export function zoneLine(zipcode: string, fee: Cents): string {
  return fee === 0
    ? `We deliver to ${zipcode} for free.`
    : `We deliver to ${zipcode} for ${formatMoney(fee)}.`
}

export const zoneMessages = {
  zone: zoneLine,
  outside: (zipcode: string) => `We don’t deliver to ${zipcode}.`,
  outsideOrPickup: (zipcode: string) => `We don’t deliver to ${zipcode}. You can pick it up instead.`,
  tooSmall: (zipcode: string, smallest: Cents) => `Orders to ${zipcode} start at ${formatMoney(smallest)}.`,
  tooSmallOrPickup: (zipcode: string, smallest: Cents) =>
    `Orders to ${zipcode} start at ${formatMoney(smallest)}. You can pick it up instead.`,
}
