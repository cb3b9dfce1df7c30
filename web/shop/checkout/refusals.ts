// The message about an order that the restaurant did not take, by the code of its answer.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Bill } from '#domain/orders/bill.ts'
import { textInLanguage, type LocalText } from '#domain/basics/local-text.ts'
import { findItem, hasSections, type Choice } from '#domain/menu/menu.ts'
import { checkoutErrorMessages } from '#words/orders/shop/validation-errors.ts'
import { language } from '#words/basics/locale.ts'
import { checkoutProblemMessages as words } from '#words/orders/shop/checkout-problems.ts'
import { promoCodeRejectionMessage } from '#words/orders/shop/promo-codes.ts'
import { Refusal } from '../../api.ts'
import { fieldMessages, refusalMessage } from '../../refusal-messages.ts'
import { fewOfItem } from '../cart/few-of-item.ts'
import type { FieldMessages } from './check-form.ts'
import { refusedMessage, tipMessages, type Message } from './messages.ts'

/** For an order that may differ from the present cart, and for the cart, where a line must do. */
export function shortRefusalMessage(refusal: Refusal): string {
  return refusal.code === 'promo-code-rejected'
    ? words.codeNotGood(promoCodeRejectionMessage(refusal.promoCodeRejection))
    : refusalMessage(refusal)
}

/** Undefined where a notice about the menu already says the same. */
export function messageFor(refusal: Refusal, menu: MenuReply | undefined, bill?: Bill): Message | undefined {
  const { code, choices, items, until, promoCodeRejection } = refusal
  switch (code) {
    case 'card-declined':
      return { tone: 'bad', ...words.declined }
    case 'promo-code-rejected':
      return {
        tone: 'change',
        ...words.promoCodeRejection(promoCodeRejectionMessage(promoCodeRejection), bill?.total),
      }
    // The notice about the prices tells more, as long as there is one.
    case 'price-changed':
      return bill && { tone: 'change', ...words.totalChanged(bill.total) }
    case 'gateway-unreachable':
      return { tone: 'bad', ...words.gatewaySilent }
    case 'busy':
      return { tone: 'bad', ...words.overrun }
    case 'too-many-requests':
      return { tone: 'bad', ...words.tooBusy }
    case 'sold-out':
      return choices.length > 0 ? choicesSoldOut(choices, menu) : kindsSoldOut(items, menu)
    case 'insufficient-stock':
      return fewLeft(items, menu)
    case 'paused':
      // A time is shown only by the restaurant's clock, whose time zone comes with the menu.
      return {
        tone: 'change',
        ...words.paused(menu ? until : null, menu?.restaurant.timeZone ?? ''),
        about: 'pause',
      }
    case 'unattended':
      return { ...refusedMessage(refusalMessage(refusal)), about: 'unattended' }
    case 'closed':
      // When it opens stands beside SUBMIT.
      return { tone: 'change', ...words.closed, about: 'closed' }
    case 'fulfillment-unavailable':
    case 'order-too-small':
      return { ...refusedMessage(refusalMessage(refusal)), about: 'fulfillment' }
    default:
      return refusedMessage(refusalMessage(refusal))
  }
}

/** What becomes of a card on the way to the gateway and the bank. */
export const cardMessages = {
  'not-prepared': { tone: 'bad', ...words.notPrepared },
  confirming: { tone: 'info', ...words.confirming },
  'not-confirmed': { tone: 'bad', ...words.notConfirmed },
} as const satisfies Record<string, Message>

/** By what the menu says now: others may have taken the rest since the answer, or brought something back (R59). */
function fewLeft(ids: readonly string[], menu: MenuReply | undefined): Message | undefined {
  if (!menu) return undefined
  const ordered = ids.flatMap((id) => findItem(menu.items, id) ?? [])
  const gone = ordered.filter((item) => item.soldOut).map(({ id }) => id)
  if (gone.length > 0) return kindsSoldOut(gone, menu)
  const few = ordered.filter(({ remaining }) => remaining !== null).map((item) => fewOfItem(item, menu))
  return few.length > 0 ? { tone: 'bad', ...words.fewLeft(few), about: 'sold-out' } : undefined
}

function kindsSoldOut(ids: readonly string[], menu: MenuReply | undefined): Message {
  const items = menu?.items ?? []
  const names = ids.map((id) => nameOf(findItem(items, id)) ?? id)
  return { tone: 'bad', ...words.soldOut(names, hasSections(items)), about: 'sold-out' }
}

function choicesSoldOut(ids: readonly string[], menu: MenuReply | undefined): Message {
  const names = ids.map((id) => nameOf(menu && findChoice(menu, id)) ?? id)
  return { tone: 'bad', ...words.choiceSoldOut(names), about: 'sold-out' }
}

function nameOf(named: { readonly name: LocalText } | undefined): string | undefined {
  return named && textInLanguage(named.name, language)
}

function findChoice({ groups }: MenuReply, id: string): Choice | undefined {
  return groups.flatMap(({ choices }) => choices).find((choice) => choice.id === id)
}

/** The messages at the fields after an answer. Messages about the card are shown at its number. */
export function fieldsOf(refusal: unknown): FieldMessages {
  if (!(refusal instanceof Refusal)) return {}
  if (refusal.code === 'card-declined') return { cardNumber: words.otherCard }
  if (refusal.code === 'tip-too-high') return tipMessages('too-high')
  if (refusal.code !== 'invalid') return {}
  const { paymentToken, ...fields } = fieldMessages(checkoutErrorMessages, refusal)
  return paymentToken ? { ...fields, cardNumber: words.unreadableCard } : fields
}
