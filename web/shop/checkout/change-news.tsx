// What the checkout says when the total, the time or the payment method is not what the customer agreed to any more (trust rule 1).
import { discountOf, tipOf, type Bill } from '#domain/orders/bill.ts'
import { discountOn, type PromoCodeTerms } from '#domain/orders/discount.ts'
import { cents } from '#domain/basics/money.ts'
import { checkoutChangeMessages as words, whenMessages } from '#words/orders/shop/checkout-changes.ts'
import { promoCodeRejectionMessage } from '#words/orders/shop/promo-codes.ts'
import { useRestaurant } from '../../page-data.ts'
import { useCode } from '../cart/cart-store.ts'
import { whyRemoved } from '../cart/removed-code.ts'
import type { PriceChange } from '../cart/price-change.ts'
import { timeOf } from '../time-of.ts'
import type { RemovedTerms } from './agreed-terms.ts'
import type { Checkout } from './checkout.ts'

interface ChangeNewsProps {
  about: 'price' | 'pay' | 'phone' | 'time'
  checkout: Checkout
}

export function ChangeNews(props: ChangeNewsProps) {
  const code = useCode()
  const { timeZone } = useRestaurant()
  const message = props.about === 'time' ? timeMessage(props.checkout, timeZone) : changeMessage(props, code)
  return (
    message && (
      <p>
        <b>{message.lead}</b> {message.rest}
      </p>
    )
  )
}

type ChangeMessage = { readonly lead: string; readonly rest: string } | undefined

function changeMessage(
  { about, checkout }: ChangeNewsProps,
  code: PromoCodeTerms | undefined,
): ChangeMessage {
  const { draft, bill, changes } = checkout
  const { price, removedTerms, removedPaymentMethod, needsCard } = changes
  if (about === 'phone') return words.phoneRequired[draft.fulfillment]
  if (about === 'pay' && needsCard) return words.cardNeeded
  if (about === 'pay') return removedPaymentMethod && words.payGone(removedPaymentMethod, draft.fulfillment)
  const sentences = removedTerms && bill ? removedTermsMessages(removedTerms, bill, code) : []
  return price && priceChangeMessage(price, sentences)
}

/** As soon as possible is later now, or another time has to be chosen (R44). */
function timeMessage({ draft, time, noOrdersNow }: Checkout, timeZone: string): ChangeMessage {
  const at = (moment: string) => timeOf(moment, timeZone)
  const { was, gone } = time
  if (was) return whenMessages.later(was.why, at(was.at), at(time.time?.at ?? was.at))
  if (noOrdersNow?.isClosed && draft.when !== 'later') return whenMessages.closed
  return gone && whenMessages.gone(gone.why, at(gone.at))
}

/** `sentences` say what else has changed. */
export function priceChangeMessage(
  { items, choices, fee, taxChanged, totalIs }: PriceChange,
  sentences: readonly string[] = [],
): { readonly lead: string; readonly rest: string } {
  const changed = [...items, ...choices, ...(fee ? [{ name: words.delivery, ...fee }] : [])]
  const ofPrices = changed.length > 0 ? words.went(changed) : ''
  const hasReason = changed.length > 0 || (sentences.length > 0 && !taxChanged)
  const lead = [hasReason ? ofPrices : words.totalChanged, ...sentences].filter(Boolean).join(' ')
  return { lead, rest: words.newTotal(totalIs) }
}

/** What the code gave, or the tip that was chosen, is not on the bill any more. */
export function removedTermsMessages(
  removed: RemovedTerms,
  bill: Bill,
  code: PromoCodeTerms | undefined,
): string[] {
  const isTipGone = removed.tip !== undefined && tipOf(bill) === 0
  return [discountMessage(removed.code, bill, code), isTipGone ? words.noTips : ''].filter(Boolean)
}

function discountMessage(
  was: PromoCodeTerms | undefined,
  bill: Bill,
  code: PromoCodeTerms | undefined,
): string {
  const is = discountOf(bill)
  if (is === (was ? discountOn(bill.subtotal, was) : 0)) return ''
  if (is > 0 || !was) return words.discountNow(is)
  if (code?.code === was.code)
    return promoCodeRejectionMessage({
      why: 'too-small',
      minimumOrder: code.minimumOrder,
      missing: cents(code.minimumOrder - bill.subtotal),
    })
  const why = whyRemoved(was.code)
  return why ? words.tookOff(promoCodeRejectionMessage(why)) : words.codeOff(was.code)
}
