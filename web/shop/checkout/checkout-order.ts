// The order as the cart and the form say it now: what SUBMIT would send, and what that costs.
import { useMemo } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import type { RequestedLine } from '#domain/menu/requested-item.ts'
import { addUp, withCharges, type Bill } from '#domain/orders/bill.ts'
import { type Cart, dropUnavailable } from '#domain/orders/cart.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import type { Tip } from '#domain/orders/tip.ts'
import { weightOf } from '#domain/restaurant/wait-times.ts'
import type { TimesQuestion } from '../../order-api.ts'
import type { AgreedTerms } from './agreed-terms.ts'
import { chooseFulfillment, type ChosenFulfillment } from './chosen-fulfillment.ts'
import { chooseTip } from './chosen-payment.ts'
import type { ShownDraft } from './form-draft.ts'

export interface OrderLines {
  /** The lines that SUBMIT would send; while the order is under way, the lines that were sent. */
  readonly lines: readonly RequestedLine[]
  /** Undefined without a menu, and where the lines are more than can be added up. */
  readonly priced: Exclude<ReturnType<typeof addUp>, string> | undefined
  readonly subtotal: Cents
}

export function useOrderLines(cart: Cart, menu: MenuReply | undefined, sent: Bill | undefined): OrderLines {
  return useMemo(() => {
    const lines = sent?.lines ?? (menu ? dropUnavailable(cart, menu) : [])
    const added = menu ? addUp(lines, menu) : 'no-menu'
    const priced = typeof added === 'string' ? undefined : added
    return { lines, priced, subtotal: priced?.subtotal ?? cents(0) }
  }, [cart, menu, sent])
}

export interface CheckoutOrder extends OrderLines {
  readonly bill: Bill | undefined
  /** Undefined for an empty cart: its bill is zero, and it will be paid for all the same. */
  readonly total: Cents | undefined
  /** How heavy the order is for the kitchen, in burritos. */
  readonly weight: number
  readonly chosenFulfillment: ChosenFulfillment
  /** What the form says, whether or not tips are still asked for. */
  readonly chosenTip: Tip | undefined
  /** The tip on the bill. */
  readonly tip: Tip | undefined
  /** What the times depend on. */
  readonly timesQuestion: TimesQuestion
}

interface OrderParts {
  readonly items: OrderLines
  readonly draft: ShownDraft
  readonly menu: MenuReply | undefined
  readonly terms: AgreedTerms
  readonly code: PromoCodeTerms | undefined
  /** The bill of the order that is under way. */
  readonly sent: Bill | undefined
}

export function priceOrder({ items, draft, menu, terms, code, sent }: OrderParts): CheckoutOrder {
  const { lines, priced, subtotal } = items
  const { fulfillmentSettings, paymentMethods } = terms
  const { fulfillment } = draft
  const chosenFulfillment = chooseFulfillment(draft, fulfillment, fulfillmentSettings, subtotal)
  const chosenTip = chooseTip(draft, subtotal).tip
  const tip = paymentMethods.tips ? chosenTip : undefined
  const charges = { fee: chosenFulfillment.fee, code, tip }
  const bill = sent ?? (menu && priced && withCharges(priced, menu.restaurant.taxRate, charges))
  const total = lines.length > 0 ? bill?.total : undefined
  const weight = menu ? weightOf(lines, menu) : 0
  const isByZip = fulfillment === 'delivery' && fulfillmentSettings.zones.length > 0
  const zip = isByZip ? chosenFulfillment.zipcode : undefined
  const timesQuestion = { weight, fulfillment, zip, isFree: total === 0 }
  return { ...items, bill, total, weight, chosenFulfillment, chosenTip, tip, timesQuestion }
}
