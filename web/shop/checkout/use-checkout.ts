// The hook behind the checkout window: the typed draft, the order of the cart and the form, and what follows SUBMIT.
import { useEffect } from 'react'
import { nameSubstitutes } from '#domain/menu/substitutes.ts'
import type { Cart } from '#domain/orders/cart.ts'
import { initialFulfillment, offeredFulfillments } from '#domain/restaurant/fulfillment.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { useOnline } from '../../browser/online.ts'
import { agreeToPrices } from '../cart/agreed-prices.ts'
import { changeCart, useCode } from '../cart/cart-store.ts'
import { takesLater, takesNow } from '../pause/takes-orders.ts'
import { firstOf } from '../times/use-times.ts'
import { effectiveCode, startingTerms, useAgreedTerms } from './agreed-terms.ts'
import { checkForm, type CheckedForm } from './check-form.ts'
import type { Checkout, NoOrdersNow } from './checkout.ts'
import { dispatch, submitOrder, useCheckoutState } from './checkout-controller.ts'
import { priceOrder, useOrderLines } from './checkout-order.ts'
import { isUnderWay } from './checkout-state.ts'
import { choosePayment, chooseTip, moneyOf } from './chosen-payment.ts'
import type { FormDraft, ShownDraft } from './form-draft.ts'
import { tipMessages } from './messages.ts'
import { isAboutMoney, isAboutTime, messageOf } from './outcome-message.ts'
import { payment } from './payment.ts'
import { useChanges } from './use-changes.ts'
import { useChosenTime } from './use-chosen-time.ts'
import { useDraft } from './use-draft.ts'
import { forgetNews } from './watch-orders.ts'

export function useCheckout(cart: Cart, menu: MenuReply | undefined, open: boolean): Checkout {
  const { step, attentionCount } = useCheckoutState()
  const isOnline = useOnline()
  const code = useCode()
  const readOnly = isUnderWay(step)
  const { filled, isTyped, type, adjust, remembered, forget } = useDraft(readOnly)
  const sent = step.at === 'sending' || step.at === 'confirming' ? step.order.bill : undefined

  // Until the menu is there, nothing can be ordered, and the form is the one of a fresh install.
  const { fulfillmentSettings, paymentMethods } = menu ?? startingTerms
  const items = useOrderLines(cart, menu, sent)
  const terms = { fulfillmentSettings, paymentMethods, code: effectiveCode(code, items.subtotal) }
  const [agreed, agree] = useAgreedTerms(menu && terms, open)

  // A tip that went with the customer's knowledge does not come back by itself when tips do.
  if (!agreed.paymentMethods.tips && !paymentMethods.tips && filled.tip !== null)
    adjust({ ...filled, tip: null, tipAmount: '' })
  const draft = shownDraft()

  const order = priceOrder({ items, draft, menu, terms, code, sent })
  const { lines, bill, weight, tip, subtotal, chosenFulfillment } = order
  const { agree: agreeToTime, ...time } = useChosenTime({
    choice: draft,
    order: order.timesQuestion,
    step,
    isTyping: menu !== undefined && !readOnly,
    open,
    news: menu?.now,
  })
  const needsCard = Boolean(time.time && time.times?.needsCard?.includes(time.time.at))
  const chosenPayment = paymentOf(draft)
  const isPaymentOpen = !chosenPayment.pay && !sent
  const { isUnread, ...changes } = useChanges({
    agreed,
    terms,
    menu,
    code,
    draft,
    order,
    time,
    isSent: sent !== undefined,
    removedPaymentMethod: isPaymentOpen ? paymentOf(draft, agreed.paymentMethods, false).pay : undefined,
    needsCard,
  })

  // The typed card is forgotten when the form closes (R31).
  useEffect(() => {
    dispatch({ name: 'opened' })
    return () => payment.forget()
  }, [])

  const message = messageOf(step, cart, menu, chosenFulfillment.problem, bill, isOnline)
  const isInTimeNotice = isAboutTime(step) && (!time.isRefused || time.was || time.gone)
  const isInChangeNotice = isAboutMoney(step) && (changes.price || changes.removedPaymentMethod)
  const fields = step.at === 'refused' ? step.fields : {}
  return {
    step,
    open,
    draft,
    fields,
    message: isInTimeNotice || isInChangeNotice ? undefined : message,
    attentionCount,
    readOnly,
    lines,
    bill,
    weight,
    fulfillmentSettings,
    chosenFulfillment,
    chosenPayment,
    publishableKey: paymentMethods.stripe?.publishableKey,
    asksTip: paymentMethods.tips,
    time,
    noOrdersNow: menu && findNoOrdersNow(menu, firstOf(time.times)),
    changes,
    remembered,
    change,
    forget,
    recheck: () => recheck(draft),
    submit,
  }

  /** What was first when the form was opened stays chosen: nothing changes by itself while the customer fills in the form. */
  function shownDraft(): ShownDraft {
    const first = initialFulfillment(agreed.fulfillmentSettings)
    const { fulfillment } = filled
    // What is only remembered gives way to what is offered now.
    const isOffered =
      fulfillment && (isTyped || offeredFulfillments(fulfillmentSettings).includes(fulfillment))
    return { ...filled, fulfillment: isOffered ? fulfillment : first }
  }

  function paymentOf(form: ShownDraft, accepted = paymentMethods, isCardOnly = needsCard) {
    const { total } = order
    return choosePayment(form, form.fulfillment, accepted, total, agreed.paymentMethods, isCardOnly)
  }

  function check(form: ShownDraft): CheckedForm {
    const { byCard, pay } = paymentOf(form)
    return checkForm(form, byCard, fulfillmentSettings.phoneRequired, {
      // The part with the choice has the words.
      ...(!pay && { pay: 'missing' }),
      ...(byCard && payment.check()),
      ...(paymentMethods.tips && tipMessages(chooseTip(form, subtotal).error)),
    })
  }

  /** A marked field loses its mark as soon as its text is right; no field is marked while the customer types. */
  function recheck(form: ShownDraft): void {
    if (Object.keys(fields).length === 0) return
    const checked = check(form)
    const wrong = Object.entries(checked.ok ? {} : checked.messages)
    dispatch({ name: 'edited', fields: Object.fromEntries(wrong.filter(([field]) => field in fields)) })
  }

  function change(changed: FormDraft): void {
    type(changed)
    recheck({ ...changed, fulfillment: changed.fulfillment ?? draft.fulfillment })
  }

  function submit(): void {
    // A press in the moment of a change only shows what has changed.
    if (isUnread()) return dispatch({ name: 'looked-at' })
    const checked = check(draft)
    if (!checked.ok) return dispatch({ name: 'marked', fields: checked.messages })
    if (!menu || !bill || lines.length === 0) return
    change(draft)
    agreeToPrices(menu)
    agree(terms)
    agreeToTime()
    forgetNews()
    // The cart gets the substitutes by name, so that the placed order empties it.
    changeCart((before) => nameSubstitutes(before, menu))
    const ordered = nameSubstitutes(lines, menu)
    const money = moneyOf(bill, tip, chosenPayment)
    void submitOrder({ customer: checked.customer, lines: ordered, bill, time: time.time, money })
  }
}

function findNoOrdersNow(menu: MenuReply, first: string | undefined): NoOrdersNow | undefined {
  if (takesNow(menu)) return undefined
  const isClosed = !menu.opening.open
  return { menu, first, isClosed, isOff: !isClosed || !takesLater(menu) || first === undefined }
}
