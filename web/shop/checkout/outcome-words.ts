// Chooses the message about the order above the buttons, and the messages at the fields.
import type { MenuReply } from '#domain/api.ts'
import type { Cart } from '#domain/cart.ts'
import { hasSections } from '#domain/menu.ts'
import { Refusal } from '../../api.ts'
import { isAnyMissing, missingIn } from '../cart/missing.ts'
import { checkoutFaults } from '#words/faults-checkout.ts'
import { sayFaults } from '#domain/say-faults.ts'
import type { FieldMessages } from './check-form.ts'
import { isOnItsWay, type Step, type Why } from './checkout-state.ts'
import { checkoutWords as words } from '#words/shop/checkout.ts'
import type { WayTrouble } from './chosen-way.ts'
import { sayAnswer, sayRefusal } from './late-refusals.ts'
import { doubtful, messages, refused, type Message } from './messages.ts'

export function messageOf(
  step: Step,
  cart: Cart,
  menu: MenuReply | undefined,
  trouble?: WayTrouble,
): Message | undefined {
  if (step.at === 'in-doubt') return doubtful(step.order.bill, step.asked, hasSections(menu?.items ?? []))
  if (step.at === 'confirming') return messages.confirming
  if (step.at === 'sending' && step.slow) return messages.slow
  if (step.at !== 'refused') return undefined
  // After Send it again the message is about that old order, not about the present cart and menu.
  if (step.resent && step.why.kind === 'answer') return refused(sayRefusal(step.why.refusal))
  const message = wordsFor(step.why, menu)
  return message && !isOver(message, cart, menu, trouble) ? message : undefined
}

/** The message that the cart shows. Messages about wrong fields are shown only beside those fields. */
export function messageInCart(step: Step, message: Message | undefined): Message | undefined {
  if (isOnItsWay(step)) return message ?? messages.onItsWay
  if (step.at !== 'refused') return message
  if (step.why.kind === 'form') return undefined
  return message ?? (step.why.kind === 'answer' ? refused(sayRefusal(step.why.refusal)) : undefined)
}

function wordsFor(why: Why, menu: MenuReply | undefined): Message | undefined {
  switch (why.kind) {
    case 'form':
      return messages.checkFields
    case 'offline':
      return messages.offline
    case 'not-prepared':
      return messages.notPrepared
    case 'not-confirmed':
      return messages.notConfirmed
    case 'not-there':
      return messages.notThere
    case 'answer':
      return answerWords(why.refusal, menu)
  }
}

function answerWords(refusal: Refusal, menu: MenuReply | undefined): Message | undefined {
  if (refusal.code === 'invalid') return messages.checkFields
  // The notice about the prices tells more.
  if (refusal.code === 'price-changed' && refusal.bill) return undefined
  return sayAnswer(refusal, menu)
}

/** Whether the answer is about the time: then the notice about the time tells more, as long as there is one. */
export function isAboutTime(step: Step): boolean {
  if (step.at !== 'refused' || step.why.kind !== 'answer' || step.resent) return false
  const { code, times } = step.why.refusal
  return code === 'time-changed' || (code === 'closed' && times !== undefined && times.slots.length > 0)
}

/** A message about a pause, an unwatched kitchen, closed hours, a sold-out burrito or the way goes with its reason. */
function isOver(
  { about }: Message,
  cart: Cart,
  menu: MenuReply | undefined,
  trouble: WayTrouble | undefined,
): boolean {
  if (about === 'way') return trouble === undefined
  if (about === 'pause') return menu?.pause === null
  if (about === 'unwatched') return menu?.isUnwatched === false
  if (about === 'closed') return menu?.opening.open === true
  return about === 'sold-out' && !(menu && isAnyMissing(missingIn(cart, menu)))
}

/** The messages at the fields after an answer. A message about the token is shown at the card number. */
export function fieldsOf(failure: unknown): FieldMessages {
  if (!(failure instanceof Refusal)) return {}
  if (failure.code === 'card-declined') return { cardNumber: words.otherCard, cvv: words.cvvAgain }
  if (failure.code !== 'invalid') return {}
  const said: Record<string, string> = {
    ...failure.fields,
    ...sayFaults(checkoutFaults, failure.faults),
  }
  const { paymentToken, ...fields } = said
  return paymentToken ? { ...fields, cardNumber: words.unreadableCard } : fields
}
