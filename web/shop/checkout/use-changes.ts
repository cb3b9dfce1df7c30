// What has changed since the customer agreed to it: a total or a choice never changes silently (trust rule 1).
import { useEffect, useRef } from 'react'
import type { Choice } from '#domain/menu/menu.ts'
import { nameSubstitutes, soldOutDefaultsIn } from '#domain/menu/substitutes.ts'
import type { NamedCartItem } from '#domain/orders/cart.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import type { PaymentMethod } from '#domain/restaurant/payment-methods.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { usePriceChange } from '../cart/agreed-prices.ts'
import { useRemovedItems } from '../cart/cart-store.ts'
import type { PriceChange } from '../cart/price-change.ts'
import { findRemovedTerms, type AgreedTerms, type RemovedTerms } from './agreed-terms.ts'
import type { CheckoutOrder } from './checkout-order.ts'
import { chooseFulfillment } from './chosen-fulfillment.ts'
import type { ShownDraft } from './form-draft.ts'
import type { TimeOfOrder } from './use-chosen-time.ts'

/** Nobody reads a new price in less time, in milliseconds. */
const readingTime = 700

export interface Changes {
  readonly price: PriceChange | undefined
  /** The code and the tip that the customer agreed to, where they are not on the bill any more. */
  readonly removedTerms: RemovedTerms | undefined
  /** How the customer meant to pay, where the restaurant has stopped offering it. */
  readonly removedPaymentMethod: PaymentMethod | undefined
  /** The time or the size of the order is not offered without a card. */
  readonly needsCard: boolean
  /** The owner wants a phone number since the form was opened. */
  readonly needsPhone: boolean
  /** What left the cart because it left the menu. */
  readonly removedItems: readonly NamedCartItem[]
  /** What is sold out, so that something else comes in burritos that nobody has changed. */
  readonly replacedChoices: readonly Choice[]
}

interface Now {
  readonly agreed: AgreedTerms
  readonly terms: AgreedTerms
  readonly menu: MenuReply | undefined
  readonly code: PromoCodeTerms | undefined
  readonly draft: ShownDraft
  readonly order: CheckoutOrder
  readonly time: TimeOfOrder
  readonly isSent: boolean
  readonly removedPaymentMethod: PaymentMethod | undefined
  readonly needsCard: boolean
}

/** `isUnread` answers whether a change has just appeared: a press in that moment was meant for what stood there before. */
export function useChanges(now: Now): Changes & { readonly isUnread: () => boolean } {
  const { agreed, terms, code, draft, order, time, removedPaymentMethod, needsCard } = now
  // An order that is under way goes by the menu that it was sent with.
  const menu = now.isSent ? undefined : now.menu
  const { lines, subtotal, tip, chosenTip, chosenFulfillment } = order
  const { fulfillment } = draft
  const { fee } = chosenFulfillment
  const feeBefore = chooseFulfillment(draft, fulfillment, agreed.fulfillmentSettings, subtotal).fee
  const fees = fee && { was: feeBefore, is: fee }
  const removedTerms = findRemovedTerms(agreed, terms, chosenTip, subtotal)
  const price = usePriceChange(lines, menu, { fees, code, tip, removedTerms })
  const removedItems = useRemovedItems()
  const replacedChoices = menu ? [...new Set(lines.flatMap((line) => soldOutDefaultsIn(line, menu)))] : []
  const isPhoneNew =
    terms.fulfillmentSettings.phoneRequired[fulfillment] &&
    !agreed.fulfillmentSettings.phoneRequired[fulfillment]

  const since = useRef(0)
  const substitutes = menu && replacedChoices.length > 0 && JSON.stringify(nameSubstitutes(lines, menu))
  const changedTime = time.was && time.time?.at
  useEffect(() => {
    since.current = Date.now()
  }, [price?.totalIs, removedItems, changedTime, substitutes])
  const isAny = price ?? time.was ?? (removedItems.length > 0 || replacedChoices.length > 0)

  return {
    price,
    removedTerms,
    removedPaymentMethod,
    needsCard,
    needsPhone: isPhoneNew && draft.phone.trim() === '',
    removedItems,
    replacedChoices,
    isUnread: () => Boolean(isAny) && Date.now() - since.current < readingTime,
  }
}
