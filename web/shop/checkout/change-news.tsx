// What the checkout says when the total, the time or the way to pay is not what the customer agreed to any more (trust rule 1).
import { discountOf, tipOf, type Bill } from '#domain/orders/bill.ts'
import { discountOn, type PromoCodeTerms } from '#domain/orders/discount.ts'
import { cents } from '#domain/basics/money.ts'
import { checkoutChangeMessages as words, whenMessages } from '#words/orders/shop/checkout-changes.ts'
import { promoCodeRejectionMessage } from '#words/orders/shop/promo-codes.ts'
import { useRestaurant } from '../../shop-front.ts'
import { useCode } from '../cart/cart-store.ts'
import { whyLost } from '../cart/lost-code.ts'
import type { PriceChange } from '../cart/price-change.ts'
import { timeOf } from '../time-of.ts'
import type { LostTerms } from './agreed-terms.ts'
import type { Checkout } from './checkout.ts'

interface ChangeNewsProps {
  about: 'price' | 'pay' | 'phone' | 'time'
  checkout: Checkout
}

export function ChangeNews(props: ChangeNewsProps) {
  const code = useCode()
  const { timeZone } = useRestaurant()
  const said = props.about === 'time' ? timeNews(props.checkout, timeZone) : newsOf(props, code)
  return (
    said && (
      <p>
        <b>{said.lead}</b> {said.rest}
      </p>
    )
  )
}

type News = { readonly lead: string; readonly rest: string } | undefined

function newsOf({ about, checkout }: ChangeNewsProps, code: PromoCodeTerms | undefined): News {
  const { draft, bill, priceChange, lost, payGone, needsCard } = checkout
  if (about === 'phone') return words.phoneRequired[draft.fulfillment]
  if (about === 'pay' && needsCard) return words.cardNeeded
  if (about === 'pay') return payGone && words.payGone(payGone, draft.fulfillment)
  return priceChange && priceChanged(priceChange, lost && bill ? lostWords(lost, bill, code) : [])
}

/** As soon as possible is later now, or another time has to be chosen (R44). */
function timeNews({ draft, time, held }: Checkout, timeZone: string): News {
  const at = (moment: string) => timeOf(moment, timeZone)
  const { was, gone } = time
  if (was) return whenMessages.later(was.why, at(was.at), at(time.time?.at ?? was.at))
  if (held?.isClosed && draft.when !== 'later') return whenMessages.closed
  return gone && whenMessages.gone(gone.why, at(gone.at))
}

/** `sentences` say what else has changed. */
export function priceChanged(
  { items, choices, fee, taxChanged, totalIs }: PriceChange,
  sentences: readonly string[] = [],
): { readonly lead: string; readonly rest: string } {
  const changed = [...items, ...choices, ...(fee ? [{ name: words.delivery, ...fee }] : [])]
  const ofPrices = changed.length > 0 ? words.went(changed) : ''
  const isTold = changed.length > 0 || (sentences.length > 0 && !taxChanged)
  const lead = [isTold ? ofPrices : words.totalChanged, ...sentences].filter(Boolean).join(' ')
  return { lead, rest: words.newTotal(totalIs) }
}

/** What the code gave, or the tip that was chosen, is not on the bill any more. */
export function lostWords(lost: LostTerms, bill: Bill, code: PromoCodeTerms | undefined): string[] {
  const isTipGone = lost.tip !== undefined && tipOf(bill) === 0
  return [discountWords(lost.code, bill, code), isTipGone ? words.noTips : ''].filter(Boolean)
}

function discountWords(
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
  const why = whyLost(was.code)
  return why ? words.tookOff(promoCodeRejectionMessage(why)) : words.codeOff(was.code)
}
