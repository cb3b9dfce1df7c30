// The card in Stripe's fields: one set of fields for the whole page, as long as the form stands (R66). The fields are a frame of
// Stripe's; this module holds only what the page may know of them.
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { minCardCharge } from '#domain/restaurant/payment-methods.ts'
import { cardFieldsMessages as words } from '#words/payments/shop/card-fields.ts'
import { menuNow, refreshMenu } from '../menu/menu-store.ts'
import { confirmWithBank } from './bank-answer.ts'
import { billingDetailsOf, fieldsOfOurs } from './billing-details.ts'
import type { FieldMessages } from './check-form.ts'
import type { Payer, PaymentPart } from './payment-part.ts'
import { openStripe } from './stripe-js.ts'
import { lookOfFields } from './stripe-look.ts'
import { withoutModal } from './without-modal.ts'

interface CardFields {
  readonly publishableKey: string
  readonly stripe: Stripe
  readonly elements: StripeElements
  readonly element: StripePaymentElement
  isReady: boolean
  isComplete: boolean
}

let card: CardFields | undefined
/** The last token, and what it was made for. A change of the card makes it worthless. */
let made: { readonly token: string; readonly payer: string } | undefined
/** The payments whose bank gave no clear answer once already. */
const unclear = new Set<string>()

interface CardFieldsEvents {
  readonly amount: number
  readonly onEdit: () => void
  readonly onReady: () => void
  readonly onFailed: () => void
}

/** Puts the fields into the page. `isNeeded` is called once Stripe.js has loaded: the form may be closed by then. */
export async function makeCardFields(
  place: HTMLElement,
  isNeeded: () => boolean,
  events: CardFieldsEvents,
): Promise<void> {
  const publishableKey = await keyOfShop()
  const stripe = await openStripe(publishableKey)
  if (!isNeeded()) return
  // The server asks for the same: a token of fields with other terms would be refused.
  const elements = stripe.elements({
    mode: 'payment',
    currency: 'usd',
    amount: amountOf(events.amount),
    captureMethod: 'manual',
    allowedPaymentMethodTypes: ['card'],
    appearance: lookOfFields(),
  })
  const element = elements.create('payment', {
    fields: fieldsOfOurs,
    layout: 'tabs',
    // Link asks in a layer of the page while the token is made, which the open dialog would make inert.
    wallets: { link: 'never' },
  })
  const mine: CardFields = { publishableKey, stripe, elements, element, isReady: false, isComplete: false }
  element.on('ready', () => {
    mine.isReady = true
    events.onReady()
  })
  element.on('loaderror', events.onFailed)
  element.on('change', ({ complete }) => {
    mine.isComplete = complete
    forgetToken()
    events.onEdit()
  })
  element.mount(place)
  card = mine
}

/** A tip, a code or a new price: wallets show the amount, and Stripe compares it with what the server asks for. */
export function updateAmount(amount: number): void {
  void card?.elements.update({ amount: amountOf(amount) })
}

export function updateReadOnly(readOnly: boolean): void {
  card?.element.update({ readOnly })
}

export function check(): FieldMessages {
  if (!card?.isReady) return { card: words.notThere }
  return card.isComplete ? {} : { card: words.incomplete }
}

/** Lets Stripe mark what is missing or wrong, each in its own field. */
export function showErrors(): void {
  if (card && !card.isComplete) void card.elements.submit()
}

/** False while there are no fields that could take the focus. */
export function focusFields(): boolean {
  if (!card?.isReady) return false
  card.element.focus()
  return true
}

export async function prepare(payer: Payer): ReturnType<PaymentPart['prepare']> {
  if (!card) return { fields: { card: words.notThere } }
  const { publishableKey, stripe, elements } = card
  const madeFor = JSON.stringify([payer.customer, payer.amount])
  // An order that was turned away before it was stored goes on with its key, so with its token, too.
  if (payer.isAgain && made?.payer === madeFor) return { token: made.token, publishableKey }
  // Before anything else that takes time: a wallet opens only in answer to the press.
  const { error: wrong } = await elements.submit()
  if (wrong) return { fields: { card: wrong.message ?? words.incomplete } }
  const { error, confirmationToken } = await stripe.createConfirmationToken({
    elements,
    params: { payment_method_data: { billing_details: billingDetailsOf(payer.customer) } },
  })
  if (error) return { fields: { card: error.message ?? words.incomplete } }
  made = { token: confirmationToken.id, payer: madeFor }
  return { token: confirmationToken.id, publishableKey }
}

/**
 * 3-D Secure. What else can happen meanwhile:
 * - The customer presses CANCEL: the checkout controller is at another step when this ends, and sends nothing. If the bank's window is confirmed
 *   all the same, there is a hold without an order, and the server lets it go after a quarter of an hour.
 * - The line is cut, Stripe.js breaks off, or its answer is lost: nobody here knows what the bank did. The order is sent again with
 *   its key, and the server asks Stripe. One such answer per payment: otherwise page and server would ask each other without end.
 * - The page is reloaded: the sent order is kept, and is in doubt. Try again leads here anew, or to the placed order.
 */
export async function act(challenge: string, publishableKey: string | undefined): Promise<boolean> {
  const answer = await confirmWithBank(async () => {
    // The bank's question belongs to the account that the order began with.
    const stripe = await openStripe(publishableKey ?? (await keyOfShop()))
    return withoutModal(() => stripe.handleNextAction({ clientSecret: challenge }))
  })
  if (answer !== 'unclear') return answer === 'confirmed'
  const isFirst = !unclear.has(challenge)
  unclear.add(challenge)
  return isFirst
}

/** Stripe makes no fields for less; the server says so in a sentence (R66). */
function amountOf(amount: number): number {
  return Math.max(minCardCharge, amount)
}

export function forgetToken(): void {
  made = undefined
}

export function forget(): void {
  forgetToken()
  card?.element.destroy()
  card = undefined
}

/** After a reload the bank may ask before the menu is there. */
async function keyOfShop(): Promise<string> {
  if (menuNow().state !== 'ready') await refreshMenu()
  const menu = menuNow()
  const key = menu.state === 'ready' ? menu.paymentMethods.stripe?.publishableKey : undefined
  if (key === undefined) throw new Error('the shop names no key of Stripe')
  return key
}
