// How an order is paid, as its customer reads it (R65): on the order's page, on the receipt and in emails.
import { formatMoney } from '#domain/basics/money.ts'
import type { TrackedOrder } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'

type PaidOrder = Pick<TrackedOrder, 'paidWith' | 'isPaid' | 'fulfillment' | 'total' | 'status'> & {
  /** The last four digits of the card, where the reader is told them (trust rule 25). */
  readonly lastFour?: string | null | undefined
}

/** A card is charged when cooking starts; until then its money is only held. */
export function paidMessage({ paidWith, isPaid, fulfillment, total, status, lastFour }: PaidOrder): string {
  const card = lastFour ? `card ending in ${lastFour}` : 'card'
  switch (paidWith) {
    case 'demo':
      return `By ${card}, in demo mode: nothing was charged.`
    case 'card':
      return isPaid ? `Paid by ${card}.` : notCharged[status](card)
    case 'counter':
      if (isPaid) return collected[fulfillment]
      return status === 'canceled' ? nothing : toCollect[fulfillment](formatMoney(total))
    case 'free':
      return nothing
  }
}

const nothing = 'Nothing to pay.'

/** For a card that is still held, and for a card that could not be charged. */
const notYet = (card: string) => `Your ${card} hasn’t been charged.`
const notCharged = {
  placed: (card: string) => `Your ${card} is charged when we start cooking.`,
  cooking: notYet,
  ready: notYet,
  'handed-over': notYet,
  canceled: (card: string) => `Your ${card} wasn’t charged.`,
} satisfies Record<TrackedOrder['status'], (card: string) => string>

const toCollect = {
  pickup: (total: string) => `Pay ${total} on pickup.`,
  delivery: (total: string) => `Pay ${total} at the door.`,
} satisfies Record<Fulfillment, (total: string) => string>

const collected = { pickup: 'Paid on pickup.', delivery: 'Paid at the door.' } satisfies Record<
  Fulfillment,
  string
>
