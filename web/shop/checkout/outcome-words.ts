// What the customer is told about the order's way: what stands above the buttons and what stands at the fields.
import type { MenuReply } from '#domain/api.ts'
import type { Cart } from '#domain/cart.ts'
import { findItem, type ItemId } from '#domain/menu.ts'
import { Refusal } from '../../api.ts'
import type { FieldMessages } from './check-form.ts'
import { isOnItsWay, type Step, type Why } from './checkout-state.ts'
import { doubtful, messages, paused, refused, soldOut, words, type Message } from './words.ts'

export function messageOf(step: Step, cart: Cart, menu: MenuReply | undefined): Message | undefined {
  if (step.at === 'in-doubt') return doubtful(step.order.bill, step.asked)
  if (step.at === 'confirming') return messages.confirming
  if (step.at === 'sending' && step.slow) return messages.slow
  if (step.at !== 'refused') return undefined
  // Whoever has sent an old order again is told what became of that one, whatever the shop's news say.
  if (step.resent && step.why.kind === 'answer') return refused(step.why.refusal.title)
  const message = wordsFor(step.why, menu)
  return message && !isOver(message, cart, menu) ? message : undefined
}

/** Marks at the fields are told where the fields are; everything else here as well. */
export function messageInCart(step: Step, message: Message | undefined): Message | undefined {
  if (isOnItsWay(step)) return message ?? messages.onItsWay
  if (step.at !== 'refused') return message
  if (step.why.kind === 'form') return undefined
  return message ?? (step.why.kind === 'answer' ? refused(step.why.refusal.title) : undefined)
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
      return wordsForRefusal(why.refusal, menu)
  }
}

/** None where the shop's own news say it already. */
function wordsForRefusal(refusal: Refusal, menu: MenuReply | undefined): Message | undefined {
  switch (refusal.code) {
    case 'invalid':
      return messages.checkFields
    case 'card-declined':
      return messages.declined
    case 'gateway-silent':
      return messages.gatewaySilent
    case 'busy':
      return messages.overrun
    case 'too-many-requests':
      return messages.tooBusy
    case 'sold-out': {
      const items = refusal.items as readonly ItemId[]
      return soldOut(items.map((item) => (menu && findItem(menu.items, item)?.name) ?? item))
    }
    case 'paused':
      // A moment is told by the restaurant's clock, or not at all.
      return paused(menu ? refusal.until : null, menu?.timeZone ?? '')
    case 'price-changed':
      return refusal.quote ? undefined : refused(refusal.title)
    default:
      // Also what this version of the page has never heard of: in the server's own words.
      return refused(refusal.title)
  }
}

/** What was said about the shop goes with the shop's own news. */
function isOver({ about }: Message, cart: Cart, menu: MenuReply | undefined): boolean {
  if (about === 'pause') return menu?.pause === null
  return about === 'sold-out' && !menu?.items.some((item) => item.soldOut && cart[item.id] > 0)
}

/** What stands at the fields after an answer. What the server says about the token concerns the card. */
export function fieldsOf(failure: unknown): FieldMessages {
  if (!(failure instanceof Refusal)) return {}
  if (failure.code === 'card-declined') return { cardNumber: words.otherCard, cvv: words.cvvAgain }
  if (failure.code !== 'invalid') return {}
  const { paymentToken, ...fields } = failure.fields
  return paymentToken ? { ...fields, cardNumber: words.unreadableCard } : fields
}
