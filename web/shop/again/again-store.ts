// The order that was put into the cart again, and what had changed since: for the strip in the cart, until the customer has seen
// it or has ordered.
import { lineKey, type LineKey } from '#domain/menu/requested-item.ts'
import type { Cart, CartLine } from '#domain/orders/cart.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { parseStored } from '../../browser/safe-storage.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { readLines } from '../cart/stored-cart.ts'
import { readOrderId } from '../order-id.ts'

export interface AgainNews {
  readonly order: OrderId
  readonly number: number
  /** Whole sentences: a menu that has changed once more could not make the same ones. */
  readonly changes: readonly string[]
  /** What was put into the cart, without the notes; nothing where nothing of it could be made. */
  readonly added: Cart
  /** Something else lay in the cart before. */
  readonly isBeside: boolean
  /** It was asked for once more, and was not added a second time. */
  readonly isRepeated: boolean
  /** The customer has said Got it. */
  readonly isSeen: boolean
  readonly addedAt: number
}

/** "Sold out today" is no news tomorrow. */
const keptFor = 24 * 60 * 60_000

const news = storedValue<AgainNews | undefined>('burritoful.again', {
  read: (text) => readNews(parseStored(text)),
  write: (said) => JSON.stringify(said ?? null),
})

export const { now: currentAgainNews, use: useAgainNews } = news

export function storeAgainNews(said: AgainNews): void {
  news.change(() => said)
}

export function markAgainNewsSeen(): void {
  news.change((said) => said && { ...said, isSeen: true })
}

/** It was ordered. */
export function forgetAgainNews(): void {
  news.change(() => undefined)
}

/** For as long as one of the lines that were added is there: the customer may have taken them out again. */
export function isInCart(known: AgainNews | undefined, id: string, cart: Cart): boolean {
  const added = known?.order === id ? known.added.map(keyWithoutNote) : []
  return cart.some((line) => added.includes(keyWithoutNote(line)))
}

/** A note that is not on this device may be written once more. */
function keyWithoutNote({ note: _note, ...line }: CartLine): LineKey {
  return lineKey(line)
}

/** Anybody can write to storage: what does not read as news is none. */
export function readNews(stored: unknown): AgainNews | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { order, number, changes, added, isBeside, isRepeated, isSeen, addedAt } = stored as {
    [Field in keyof AgainNews]?: unknown
  }
  const id = typeof order === 'string' ? readOrderId(order) : null
  const isWhole =
    id !== null &&
    Number.isSafeInteger(number) &&
    Array.isArray(changes) &&
    changes.every((one) => typeof one === 'string') &&
    [isBeside, isRepeated, isSeen].every((one) => typeof one === 'boolean') &&
    typeof addedAt === 'number' &&
    Date.now() - addedAt < keptFor
  return isWhole ? { ...(stored as AgainNews), added: readLines(added) } : undefined
}
