// Chooses the message about the order above the buttons.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Bill } from '#domain/orders/bill.ts'
import type { Cart } from '#domain/orders/cart.ts'
import { hasSections } from '#domain/menu/menu.ts'
import { Refusal } from '../../api.ts'
import { isAnyMissing, missingIn } from '../cart/missing.ts'
import { answerTo, isOnItsWay, type Step, type RefusedBecause } from './checkout-state.ts'
import type { FulfillmentProblem } from './chosen-fulfillment.ts'
import { doubtMessage, messages, refusedMessage, type Message } from './messages.ts'
import { cardMessages, messageFor, shortRefusalMessage } from './refusals.ts'

export function messageOf(
  step: Step,
  cart: Cart,
  menu: MenuReply | undefined,
  problem?: FulfillmentProblem,
  bill?: Bill,
  isBackOnline = false,
): Message | undefined {
  if (step.at === 'in-doubt')
    return doubtMessage(step.order.bill, step.lookup, hasSections(menu?.items ?? []))
  if (step.at === 'confirming') return cardMessages.confirming
  if (step.at === 'sending' && step.slow) return messages.slow
  if (step.at !== 'refused') return undefined
  // After Try again the message is about that old order, not about the present cart and menu.
  if (step.resent && step.why.kind === 'answer') return refusedMessage(shortRefusalMessage(step.why.refusal))
  const message = refusalReason(step.why, menu, bill, isBackOnline)
  return message && !isOver(message, cart, menu, problem) ? message : undefined
}

/** The message that the cart shows. Messages about wrong fields are shown only beside those fields. */
export function messageInCart(step: Step, message: Message | undefined): Message | undefined {
  if (isOnItsWay(step)) return message ?? messages.onItsWay
  if (step.at !== 'refused') return message
  if (step.why.kind === 'form') return undefined
  return (
    message ??
    (step.why.kind === 'answer' ? refusedMessage(shortRefusalMessage(step.why.refusal)) : undefined)
  )
}

function refusalReason(
  why: RefusedBecause,
  menu: MenuReply | undefined,
  bill: Bill | undefined,
  isBackOnline: boolean,
): Message | undefined {
  switch (why.kind) {
    case 'form':
      return messages.checkFields
    case 'offline':
      return isBackOnline ? messages.backOnline : messages.offline
    case 'not-prepared':
    case 'not-confirmed':
      return cardMessages[why.kind]
    case 'not-there':
      return messages.notThere
    case 'answer':
      return answerMessage(why.refusal, menu, bill)
  }
}

function answerMessage(
  refusal: Refusal,
  menu: MenuReply | undefined,
  bill: Bill | undefined,
): Message | undefined {
  if (refusal.code === 'invalid' || refusal.code === 'tip-too-high') return messages.checkFields
  return messageFor(refusal, menu, bill)
}

/** Whether the answer is about the money: then the notice about what changed tells more, as long as there is one. */
export function isAboutMoney(step: Step): boolean {
  return /^(price-changed|promo-code-rejected|payment-methods-changed|card-required|too-large-without-card)$/.test(
    answerTo(step)?.code ?? '',
  )
}

/** Whether the answer is about the time: then the notice about the time tells more, as long as there is one. */
export function isAboutTime(step: Step): boolean {
  const { code, times } = answerTo(step) ?? {}
  return code === 'time-unavailable' || (code === 'closed' && times !== undefined && times.slots.length > 0)
}

/** A message about a pause, an unwatched kitchen, closed hours, a sold-out item or the fulfillment goes with its reason. */
function isOver(
  { about }: Message,
  cart: Cart,
  menu: MenuReply | undefined,
  problem: FulfillmentProblem | undefined,
): boolean {
  if (about === 'fulfillment') return problem === undefined
  if (about === 'pause') return menu?.pause === null
  if (about === 'unattended') return menu?.isUnattended === false
  if (about === 'closed') return menu?.opening.open === true
  return about === 'sold-out' && !(menu && isAnyMissing(missingIn(cart, menu)))
}
