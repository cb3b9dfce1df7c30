// The messages about the order above the buttons, the words of the catalog in the tone of each; and those at the tip.
import type { Bill } from '#domain/orders/bill.ts'
import { countItems } from '#domain/menu/requested-item.ts'
import { cartMessages } from '#words/orders/shop/cart.ts'
import { checkoutMessages as said, checkoutLabels } from '#words/orders/shop/checkout.ts'
import type { FieldMessages } from './check-form.ts'
import type { Asked } from './checkout-state.ts'
import type { TipFault } from './chosen-paying.ts'

export interface Message {
  readonly tone: 'bad' | 'change' | 'info'
  readonly lead: string
  readonly rest: string
  /** The state of the shop that the message is about; the message disappears when that state is over. */
  readonly about?: 'sold-out' | 'pause' | 'unattended' | 'closed' | 'fulfillment'
}

export const messages = {
  checkFields: { tone: 'bad', ...said.checkFields },
  offline: { tone: 'bad', ...said.offline },
  backOnline: { tone: 'info', ...said.backOnline },
  notThere: { tone: 'info', ...said.notThere },
  slow: { tone: 'info', ...said.slow },
  onItsWay: { tone: 'info', ...said.onItsWay },
  checking: { tone: 'info', ...said.checking },
} as const satisfies Record<string, Message>

export function doubtful({ lines, total }: Bill, asked: Asked, isMixed: boolean): Message {
  return { tone: 'bad', ...said.doubtful(cartMessages.counted(countItems(lines), isMixed), total, asked) }
}

export function refused(why: string): Message {
  return { tone: 'bad', ...said.refused(why) }
}

export function tipMessages(fault: TipFault | undefined): FieldMessages {
  return fault ? { tipAmount: fault === 'shape' ? checkoutLabels.tipShape : checkoutLabels.tipTooHigh } : {}
}
