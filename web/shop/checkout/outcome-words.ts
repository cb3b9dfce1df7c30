// Chooses the message about the order above the buttons, and the messages at the fields.
import type { MenuReply } from '#domain/api.ts'
import type { Cart } from '#domain/cart.ts'
import { textIn, type LocalText } from '#domain/local-text.ts'
import { findItem, hasSections, type Choice } from '#domain/menu.ts'
import { Refusal } from '../../api.ts'
import { fewOfItem } from '../cart/few-of-item.ts'
import { isAnyMissing, missingIn } from '../cart/missing.ts'
import { checkoutFaults } from '#words/faults-checkout.ts'
import { sayFaults } from '#domain/say-faults.ts'
import type { FieldMessages } from './check-form.ts'
import { isOnItsWay, type Step, type Why } from './checkout-state.ts'
import { language } from '#words/locale.ts'
import { checkoutWords as words } from '#words/shop/checkout.ts'
import type { WayTrouble } from './chosen-way.ts'
import { sayRefusal } from './late-refusal-words.ts'
import {
  choiceSoldOut,
  closed,
  doubtful,
  fewLeft,
  messages,
  paused,
  refused,
  soldOut,
  unwatched,
  wayRefused,
  type Message,
} from './messages.ts'

export function messageOf(
  step: Step,
  cart: Cart,
  menu: MenuReply | undefined,
  trouble?: WayTrouble,
): Message | undefined {
  if (step.at === 'in-doubt') return doubtful(step.order.bill, step.asked)
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
      return wordsForRefusal(why.refusal, menu)
  }
}

/** Undefined where a notice about the menu already says the same. */
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
    case 'sold-out':
      return refusal.choices.length > 0
        ? choiceSoldOut(refusal.choices.map((id) => nameOf(menu && findChoice(menu, id)) ?? id))
        : kindsSoldOut(refusal.items, menu)
    case 'not-enough-left':
      return wordsForFew(refusal, menu)
    case 'paused':
      // A time is shown only by the restaurant's clock, whose time zone comes with the menu.
      return paused(menu ? refusal.until : null, menu?.restaurant.timeZone ?? '')
    case 'unwatched':
      return unwatched(sayRefusal(refusal))
    case 'closed':
      // When it opens stands beside SUBMIT.
      return closed
    case 'way-off':
    case 'order-too-small':
      return wayRefused(sayRefusal(refusal))
    case 'price-changed':
      return refusal.bill ? undefined : refused(sayRefusal(refusal))
    default:
      return refused(sayRefusal(refusal))
  }
}

/** By what the menu says now: others may have taken the rest since the answer, or brought something back. */
function wordsForFew({ items: ids }: Refusal, menu: MenuReply | undefined): Message | undefined {
  const wanted = ids.flatMap((id) => (menu && findItem(menu.items, id)) ?? [])
  const gone = wanted.filter((item) => item.soldOut).map(({ id }) => id)
  if (gone.length > 0) return kindsSoldOut(gone, menu)
  const few = wanted.filter(({ left }) => left !== null).map(fewOfItem)
  return few.length > 0 ? fewLeft(few) : undefined
}

function kindsSoldOut(ids: readonly string[], menu: MenuReply | undefined): Message {
  const items = menu?.items ?? []
  return soldOut(
    ids.map((id) => nameOf(findItem(items, id)) ?? id),
    hasSections(items),
  )
}

function nameOf(named: { readonly name: LocalText } | undefined): string | undefined {
  return named && textIn(named.name, language)
}

function findChoice({ groups }: MenuReply, id: string): Choice | undefined {
  return groups.flatMap(({ choices }) => choices).find((choice) => choice.id === id)
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
