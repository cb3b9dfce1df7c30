// The messages about the order above the buttons, the words of the catalog in the tone of each; and those at the tip.
import type { Bill } from '#domain/orders/bill.ts'
import { countItems } from '#domain/menu/requested-item.ts'
import { cartMessages } from '#words/orders/shop/cart.ts'
import { checkoutMessages as words, checkoutLabels } from '#words/orders/shop/checkout.ts'
import type { FieldMessages } from './check-form.ts'
import type { Lookup } from './checkout-state.ts'
import type { TipError } from './chosen-payment.ts'

export interface Message {
  readonly tone: 'bad' | 'change' | 'info'
  readonly lead: string
  readonly rest: string
  /** The state of the shop that the message is about; the message disappears when that state is over. */
  readonly about?: 'sold-out' | 'pause' | 'unattended' | 'closed' | 'fulfillment'
}

export const messages = {
  checkFields: { tone: 'bad', ...words.checkFields },
  offline: { tone: 'bad', ...words.offline },
  backOnline: { tone: 'info', ...words.backOnline },
  notThere: { tone: 'info', ...words.notThere },
  slow: { tone: 'info', ...words.slow },
  onItsWay: { tone: 'info', ...words.onItsWay },
  checking: { tone: 'info', ...words.checking },
} as const satisfies Record<string, Message>

export function doubtMessage({ lines, total }: Bill, lookup: Lookup, isMixed: boolean): Message {
  return { tone: 'bad', ...words.doubtful(cartMessages.counted(countItems(lines), isMixed), total, lookup) }
}

export function refusedMessage(why: string): Message {
  return { tone: 'bad', ...words.refused(why) }
}

export function tipMessages(error: TipError | undefined): FieldMessages {
  return error ? { tipAmount: error === 'shape' ? checkoutLabels.tipShape : checkoutLabels.tipTooHigh } : {}
}
