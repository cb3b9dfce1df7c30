// The hook behind the checkout window: the typed draft, the way, the time, the bill, and the state of the order.
import { useEffect, useMemo, useRef, useState } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { type Cart, dropUnavailable } from '#domain/orders/cart.ts'
import { cents } from '#domain/basics/money.ts'
import { addUp, withCharges } from '#domain/orders/bill.ts'
import { nameSubstitutes, soldOutDefaultsIn } from '#domain/menu/substitutes.ts'
import { weightOf } from '#domain/restaurant/wait-times.ts'
import { initialFulfillment } from '#domain/restaurant/fulfillment.ts'
import { useOnline } from '../../browser/online.ts'
import { agreeToPrices, usePriceChange } from '../cart/agreed-prices.ts'
import { changeCart, useCode, useLeft } from '../cart/cart-store.ts'
import { takesLater, takesNow } from '../pause/takes-orders.ts'
import { firstOf } from '../times/use-times.ts'
import { checkForm, type CheckedForm } from './check-form.ts'
import type { Checkout, Held, ShownDraft } from './checkout.ts'
import { submitOrder, tellDesk, useDesk } from './checkout-desk.ts'
import { isUnderWay } from './checkout-state.ts'
import { givingCode, lostTerms, startingTerms, useAgreedTerms } from './agreed-terms.ts'
import { choosePaying, chooseTip, moneyOf } from './chosen-paying.ts'
import { chooseWay } from './chosen-way.ts'
import { keepDraft, readDraft, type FormDraft } from './form-draft.ts'
import { isAboutMoney, isAboutTime, messageOf } from './outcome-words.ts'
import { payment } from './payment.ts'
import { useChosenTime } from './use-chosen-time.ts'
import { forgetNews } from './watch-orders.ts'
import { tipMessages } from './messages.ts'

/** Nobody reads a new price in less time, in milliseconds. */
const readingTime = 700

export function useCheckout(cart: Cart, menu: MenuReply | undefined, open: boolean): Checkout {
  const { step, verdicts } = useDesk()
  const isOnline = useOnline()
  const [typed, setDraft] = useState(readDraft)
  const fields = step.at === 'refused' ? step.fields : {}

  // Until the menu is there, nothing can be ordered, and the form is the one of a fresh install.
  const { fulfillmentSettings, paymentMethods: shopPaymentMethods } = menu ?? startingTerms
  const asksTip = shopPaymentMethods.tips
  const sent = step.at === 'sending' || step.at === 'confirming' ? step.order : undefined
  const lines = useMemo(
    () => sent?.bill.lines ?? (menu ? dropUnavailable(cart, menu) : []),
    [sent, cart, menu],
  )
  const added = useMemo(() => (menu ? addUp(lines, menu) : 'no-menu'), [lines, menu])
  const priced = typeof added === 'string' ? undefined : added
  const subtotal = priced?.subtotal ?? cents(0)
  const code = useCode()
  const terms = { fulfillmentSettings, paymentMethods: shopPaymentMethods, code: givingCode(code, subtotal) }
  const [agreed, agree] = useAgreedTerms(menu && terms, open)
  // A tip that went with the customer's knowledge does not come back by itself when tips do.
  if (!agreed.paymentMethods.tips && !asksTip && typed.tip !== null)
    setDraft({ ...typed, tip: null, tipAmount: '' })
  // Not the way that is first now: the way never changes by itself under a customer's hands.
  const draft: ShownDraft = {
    ...typed,
    fulfillment: typed.fulfillment ?? initialFulfillment(agreed.fulfillmentSettings),
  }

  const chosen = chooseWay(draft, draft.fulfillment, fulfillmentSettings, subtotal)
  const { fee } = chosen
  const chosenTip = chooseTip(draft, subtotal).tip
  const tip = asksTip ? chosenTip : undefined
  const bill =
    sent?.bill ?? (menu && priced && withCharges(priced, menu.restaurant.taxRate, { fee, code, tip }))
  // An empty cart costs nothing either, and will be paid for.
  const total = lines.length > 0 ? bill?.total : undefined
  const readOnly = isUnderWay(step)
  const weight = menu ? weightOf(lines, menu) : 0
  const isByZip = draft.fulfillment === 'delivery' && fulfillmentSettings.zones.length > 0
  const { agree: agreeToTime, ...time } = useChosenTime({
    choice: draft,
    order: {
      weight,
      fulfillment: draft.fulfillment,
      zip: isByZip ? chosen.zipcode : undefined,
      isFree: total === 0,
    },
    step,
    isTyping: menu !== undefined && !readOnly,
    open,
    news: menu?.now,
  })

  const needsCard = time.time !== undefined && time.times?.needsCard?.includes(time.time.at)
  const payingOf = (form: ShownDraft, by = shopPaymentMethods, isCardOnly = needsCard) =>
    choosePaying(form, form.fulfillment, by, total, agreed.paymentMethods, isCardOnly)
  const paymentMethods = payingOf(draft)

  // A total that changes while the form is open is announced, never changed silently (trust rule 1).
  const fees = fee && {
    was: chooseWay(draft, draft.fulfillment, agreed.fulfillmentSettings, subtotal).fee,
    is: fee,
  }
  const lost = lostTerms(agreed, terms, chosenTip, subtotal)
  const priceChange = usePriceChange(lines, sent ? undefined : menu, { fees, code, tip, lost })
  const payGone = paymentMethods.pay || sent ? undefined : payingOf(draft, agreed.paymentMethods, false).pay
  const removed = useLeft()
  const replaced = sent || !menu ? [] : [...new Set(lines.flatMap((line) => soldOutDefaultsIn(line, menu)))]
  const ofChoices = replaced.length > 0 && menu && JSON.stringify(nameSubstitutes(lines, menu))
  const toldSince = useSince(priceChange?.totalIs, removed, time.was && time.time?.at, ofChoices)
  const wantsPhone =
    fulfillmentSettings.phoneRequired[draft.fulfillment] &&
    !agreed.fulfillmentSettings.phoneRequired[draft.fulfillment]

  // The typed card is forgotten when the form closes (R31).
  useEffect(() => {
    tellDesk({ name: 'opened' })
    return () => payment.forget()
  }, [])

  function check(form: ShownDraft): CheckedForm {
    const { byCard, pay } = payingOf(form)
    return checkForm(form, byCard, fulfillmentSettings.phoneRequired, {
      // The part with the choice has the words.
      ...(!pay && { pay: 'missing' }),
      ...(byCard && payment.check()),
      ...(asksTip && tipMessages(chooseTip(form, subtotal).fault)),
    })
  }

  /** A marked field loses its mark as soon as its text is right; no field is marked while the customer types. */
  function recheck(form: ShownDraft): void {
    if (Object.keys(fields).length === 0) return
    const checked = check(form)
    const wrong = Object.entries(checked.ok ? {} : checked.messages)
    tellDesk({ name: 'edited', fields: Object.fromEntries(wrong.filter(([field]) => field in fields)) })
  }

  function change(changed: FormDraft): void {
    setDraft(changed)
    keepDraft(changed)
    recheck({ ...changed, fulfillment: changed.fulfillment ?? draft.fulfillment })
  }

  const message = messageOf(step, cart, menu, chosen.trouble, bill, isOnline)
  const isToldByTime = isAboutTime(step) && (!time.isRefused || time.was || time.gone)
  const isToldByChange = isAboutMoney(step) && (priceChange || payGone)
  return {
    step,
    open,
    draft,
    fields,
    message: isToldByTime || isToldByChange ? undefined : message,
    verdicts,
    readOnly,
    lines,
    bill,
    fulfillmentSettings,
    chosen,
    paymentMethods,
    asksTip,
    time,
    weight,
    held: menu && heldNow(menu, firstOf(time.times)),
    kept: menu?.record?.keptPercent,
    priceChange,
    lost,
    payGone,
    needsCard: needsCard ?? false,
    needsPhone: wantsPhone && draft.phone.trim() === '' && !fields['phone'],
    removed,
    replaced,
    change,
    recheck: () => recheck(draft),
    submit() {
      // A press in the moment when the total or the time changes was meant for the old one, so that press only shows what
      // changed.
      if (
        (priceChange || removed.length > 0 || time.was || replaced.length > 0) &&
        Date.now() - toldSince() < readingTime
      )
        return tellDesk({ name: 'looked-at' })
      const checked = check(draft)
      if (!checked.ok) return tellDesk({ name: 'marked', fields: checked.messages })
      if (!menu || !bill || lines.length === 0) return
      change(draft)
      agreeToPrices(menu)
      agree(terms)
      agreeToTime()
      forgetNews()
      // The cart has it as it was ordered, so that the placed order empties it.
      changeCart((before) => nameSubstitutes(before, menu))
      const ordered = nameSubstitutes(lines, menu)
      const money = moneyOf(bill, tip, paymentMethods)
      void submitOrder({ customer: checked.customer, lines: ordered, bill, time: time.time, money })
    },
  }
}

function heldNow(menu: MenuReply, first: string | undefined): Held | undefined {
  if (takesNow(menu)) return undefined
  const isClosed = !menu.opening.open
  return { menu, first, isClosed, isOff: !isClosed || !takesLater(menu) || first === undefined }
}

/** Returns when the latest news about prices, the menu, the time or a choice appeared on the screen. */
function useSince(ofPrices: unknown, ofMenu: unknown, ofTime: unknown, ofChoices: unknown): () => number {
  const since = useRef(0)
  useEffect(() => {
    since.current = Date.now()
  }, [ofPrices, ofMenu, ofTime, ofChoices])
  return () => since.current
}
