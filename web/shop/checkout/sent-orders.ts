// The one store of orders that were sent and have no final answer yet (trust rule 3). All tabs share the keys, which say
// nothing about anybody; the content, with a name and an address, stays with the tab that sent it.
import { keptValue } from '../../browser/kept-value.ts'
import { parseKept, tabStorage } from '../../browser/safe-storage.ts'
import type { SentOrder } from './checkout-state.ts'
import { isOrderKey } from './order-key.ts'

export interface SentKey {
  readonly key: string
  readonly sentAt: number
  /** Placed, and its burritos have left the cart. Kept a while, so that no other tab takes them out again. */
  readonly settled?: boolean
}

/** Whoever has not come back by then has long seen that nothing was delivered. */
const keptFor = 24 * 60 * 60_000

/** Far more than one browser has in doubt at a time. */
const mostKeys = 20

const keys = keptValue<readonly SentKey[]>('burritoful.sent-orders', {
  read: (text) => readKeys(parseKept(text)),
  write: (list) => JSON.stringify(list),
})

const ownPlace = 'burritoful.sent-order'

/** The orders whose fate is unknown, of every tab of this browser. */
export function openKeys(): readonly SentKey[] {
  return keys.now().filter(({ settled }) => !settled)
}

/** The same array as long as nothing changes. */
export function useSentKeys(): readonly SentKey[] {
  return keys.use()
}

/** Before it is sent: a reload in that moment must know of it. */
export function keepSent({ key, sentAt }: SentOrder): void {
  keys.change((list) => [...without(list, key), { key, sentAt }].slice(-mostKeys))
}

/** Nothing is stored under this key, and nothing will be. */
export function endKey(key: string): void {
  keys.change((list) => (list.some((one) => one.key === key) ? without(list, key) : list))
}

/** The order was placed; false when another tab has seen to its consequences. */
export function settleKey(key: string): boolean {
  const known = keys.now().find((one) => one.key === key)
  if (known?.settled) return false
  const settled = { key, sentAt: known?.sentAt ?? Date.now(), settled: true }
  keys.change((list) => [...without(list, key), settled].slice(-mostKeys))
  return true
}

/** The content of this tab's own order, through a reload. */
export function keepOwn(order: SentOrder | undefined): void {
  if (order) tabStorage.write(ownPlace, JSON.stringify(order))
  else tabStorage.remove(ownPlace)
}

/** What another version of this page kept in another shape cannot be sent again. */
export function readOwn(): SentOrder | undefined {
  const { key, body, bill, sentAt } = (parseKept(tabStorage.read(ownPlace)) ?? {}) as Partial<SentOrder>
  if (!isOrderKey(key) || typeof body !== 'string' || !isRecent(sentAt)) return undefined
  return Array.isArray(bill?.lines) ? { key, body, bill, sentAt: notAhead(sentAt) } : undefined
}

function without(list: readonly SentKey[], key: string): readonly SentKey[] {
  return list.filter((one) => one.key !== key)
}

/** Others can write there: what is no key, and what is too old to ask for, is forgotten. */
export function readKeys(kept: unknown): readonly SentKey[] {
  if (!Array.isArray(kept)) return []
  const sent = kept.filter(
    (one: Partial<SentKey> | null) => isOrderKey(one?.key) && isRecent(one?.sentAt),
  ) as SentKey[]
  return sent.map((one) => ({ ...one, sentAt: notAhead(one.sentAt) }))
}

function isRecent(sentAt: unknown): sentAt is number {
  return typeof sentAt === 'number' && Date.now() - sentAt < keptFor
}

/** A clock that was set back since: from a moment still to come no time would ever have passed. */
function notAhead(sentAt: number): number {
  return Math.min(sentAt, Date.now())
}
