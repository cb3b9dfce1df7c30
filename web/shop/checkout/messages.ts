// The messages about the order above the buttons: the words of the catalogue, in the tone of each.
import type { Bill } from '#domain/bill.ts'
import { countBurritos } from '#domain/cart.ts'
import type { Way } from '#domain/ways.ts'
import { checkoutMessages as said } from '#words/shop/checkout.ts'
import type { FewLeft } from '#words/shop/few-left.ts'
import type { PriceChange } from '../cart/price-change.ts'
import type { Asked } from './checkout-state.ts'

export interface Message {
  readonly tone: 'bad' | 'change' | 'info'
  readonly lead: string
  readonly rest: string
  /** The state of the shop that the message is about; the message disappears when that state is over. */
  readonly about?: 'sold-out' | 'pause' | 'unwatched' | 'closed' | 'way'
}

export const messages = {
  checkFields: { tone: 'bad', ...said.checkFields },
  offline: { tone: 'bad', ...said.offline },
  notPrepared: { tone: 'bad', ...said.notPrepared },
  confirming: { tone: 'info', ...said.confirming },
  notConfirmed: { tone: 'bad', ...said.notConfirmed },
  notThere: { tone: 'info', ...said.notThere },
  declined: { tone: 'bad', ...said.declined },
  gatewaySilent: { tone: 'bad', ...said.gatewaySilent },
  tooBusy: { tone: 'bad', ...said.tooBusy },
  overrun: { tone: 'bad', ...said.overrun },
  slow: { tone: 'info', ...said.slow },
  onItsWay: { tone: 'info', ...said.onItsWay },
  checking: { tone: 'info', ...said.checking },
} as const satisfies Record<string, Message>

export function doubtful({ lines, total }: Bill, asked: Asked): Message {
  return { tone: 'bad', ...said.doubtful(countBurritos(lines), total, asked) }
}

export function refused(why: string): Message {
  return { tone: 'bad', ...said.refused(why) }
}

export function soldOut(names: readonly string[], isMixed: boolean): Message {
  return { tone: 'bad', ...said.soldOut(names, isMixed), about: 'sold-out' }
}

export function choiceSoldOut(names: readonly string[]): Message {
  return { tone: 'bad', ...said.choiceSoldOut(names), about: 'sold-out' }
}

/** Fewer are left than were ordered (R59). */
export function fewLeft(few: readonly FewLeft[]): Message {
  return { tone: 'bad', ...said.fewLeft(few), about: 'sold-out' }
}

export function paused(until: string | null, timeZone: string): Message {
  return { tone: 'change', ...said.paused(until, timeZone), about: 'pause' }
}

/** Nobody is in sight in the kitchen. */
export function unwatched(why: string): Message {
  return { ...refused(why), about: 'unwatched' }
}

export const closed: Message = { tone: 'change', ...said.closed, about: 'closed' }

/** The way that was chosen is not possible any more. */
export function wayRefused(why: string): Message {
  return { ...refused(why), about: 'way' }
}

export function phoneRequired(way: Way): Message {
  return { tone: 'change', ...said.phoneRequired[way] }
}

export function priceChanged({ items, choices, fee, totalIs }: PriceChange): Message {
  return { tone: 'change', ...said.priceChanged([...items, ...choices], fee, totalIs) }
}
