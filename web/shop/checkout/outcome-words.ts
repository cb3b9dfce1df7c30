// What the customer is told when an order was refused or got no answer.
import type { MenuReply } from '#domain/api.ts'
import { findItem, type ItemId } from '#domain/menu.ts'
import { NoAnswer, type Refusal } from '../../api.ts'
import type { FieldMessages } from './check-form.ts'
import { messages, paused, refused, soldOut, type Message } from './words.ts'

export interface Told {
  /** None where the shop's own news say it already. */
  readonly message: Message | undefined
  readonly fields: FieldMessages
}

export function describeRefusal(refusal: Refusal, menu: MenuReply | undefined): Told {
  switch (refusal.code) {
    case 'invalid':
      return { message: messages.checkFields, fields: atTheirFields(refusal.fields ?? {}) }
    case 'card-declined':
      return {
        message: messages.declined,
        fields: { cardNumber: 'Check the number or use another card.', cvv: 'Enter the CVV again.' },
      }
    case 'sold-out': {
      const items = (refusal.items ?? []) as readonly ItemId[]
      return {
        message: soldOut(items.map((item) => (menu && findItem(menu.items, item)?.shortName) ?? item)),
        fields: {},
      }
    }
    case 'paused':
      // A moment is told by the restaurant's clock, or not at all.
      return { message: paused(menu ? refusal.until : null, menu?.timeZone ?? ''), fields: {} }
    case 'price-changed':
      if (refusal.quote) return { message: undefined, fields: {} }
      break
    default:
  }
  return { message: refused(refusal.title), fields: {} }
}

export function describeFailure(failure: Refusal | NoAnswer): Message {
  if (failure instanceof NoAnswer)
    return failure.kind === 'timed-out' ? messages.timedOut : messages.unreachable
  if (failure.code === 'gateway-silent') return messages.gatewaySilent
  if (failure.code === 'busy') return messages.overrun
  if (failure.code === 'too-many-requests') return messages.tooBusy
  return messages.unreachable
}

/** What the server says about the token concerns the card. */
function atTheirFields({ paymentToken, ...fields }: FieldMessages): FieldMessages {
  return paymentToken ? { ...fields, cardNumber: 'That card could not be read. Type it again.' } : fields
}
