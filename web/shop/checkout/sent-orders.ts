// Stores sent orders that have no final answer yet (trust rule 3). The idempotency keys, which name nobody, are in
// local storage for all tabs; the content, with name and address, is in the session storage of the tab that sent it.
import type { Bill } from '#domain/orders/bill.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { parseStored, tabStorage } from '../../browser/safe-storage.ts'

/** A sent order, byte for byte, because the server compares the body. It holds the gateway's token, never the card. */
export interface SentOrder {
  readonly key: string
  readonly body: string
  /** The bill that the customer saw. */
  readonly bill: Bill
  /** When the order was last sent, as far as this page knows. */
  readonly sentAt: number
}

export interface SentKey {
  readonly key: string
  readonly sentAt: number
  /**
   * The order was placed and its burritos left the cart. A piece of the key stays, which opens nothing, so that no other tab
   * takes them out again.
   */
  readonly settled?: boolean
}

/** A customer who comes back later than this has long seen that nothing was delivered. */
const keepFor = 24 * 60 * 60_000

/** Far more orders than one browser has in doubt at a time. */
const mostKeys = 20

const keys = storedValue<readonly SentKey[]>('burritoful.sent-orders', {
  read: (text) => readKeys(parseStored(text)),
  write: (list) => JSON.stringify(list),
})

/** Of the 32 characters of a key. */
const pieceLength = 8

const ownPlace = 'burritoful.sent-order'

/** The orders of all tabs whose outcome is unknown. */
export function openKeys(): readonly SentKey[] {
  return keys.now().filter(({ settled }) => !settled)
}

export function useSentKeys(): readonly SentKey[] {
  return keys.use()
}

/** Called before the order is sent, so that the key survives a reload in that moment. */
export function storeSent({ key, sentAt }: SentOrder): void {
  keys.change((list) => [...without(list, key), { key, sentAt }].slice(-mostKeys))
}

/** Forgets a key under which the server has stored nothing and will store nothing. */
export function endKey(key: string): void {
  keys.change((list) => (list.some((one) => one.key === key) ? without(list, key) : list))
}

/** Marks an order as placed. False when another tab has already taken its burritos out of the cart. */
export function settleKey(key: string): boolean {
  const piece = key.slice(0, pieceLength)
  const isNews = !keys.now().some((one) => one.settled && one.key === piece)
  const settled = { key: piece, sentAt: Date.now(), settled: true }
  if (isNews) keys.change((list) => [...without(list, key), settled].slice(-mostKeys))
  else endKey(key)
  return isNews
}

/** Keeps the content of this tab's own order through a reload. */
export function storePendingOrder(order: SentOrder | undefined): void {
  if (order) tabStorage.write(ownPlace, JSON.stringify(order))
  else tabStorage.remove(ownPlace)
}

/** Undefined for whatever is not an order: only what reads whole can be sent again. */
export function readPendingOrder(): SentOrder | undefined {
  return readOrder(parseStored(tabStorage.read(ownPlace)))
}

export function readOrder(stored: unknown): SentOrder | undefined {
  const { key, body, sentAt, bill } = (stored ?? {}) as Partial<SentOrder>
  if (!isOrderKey(key) || typeof body !== 'string' || !isRecent(sentAt) || !isBill(bill)) return undefined
  return { key, body, bill, sentAt: notAhead(sentAt) }
}

function isBill(stored: unknown): stored is Bill {
  const { lines, charges, subtotal, total } = (stored ?? {}) as Partial<Bill>
  return (
    Array.isArray(lines) &&
    lines.every(isLine) &&
    Array.isArray(charges) &&
    charges.every(isCharge) &&
    Number.isSafeInteger(subtotal) &&
    Number.isSafeInteger(total)
  )
}

function isLine(stored: unknown): boolean {
  const { item, name, shortName, quantity, unitPrice, price } = (stored ?? {}) as Partial<
    Bill['lines'][number]
  >
  return (
    typeof item === 'string' &&
    isText(name) &&
    isText(shortName) &&
    [quantity, unitPrice, price].every(Number.isSafeInteger)
  )
}

function isCharge(stored: unknown): boolean {
  const { kind, amount } = (stored ?? {}) as Partial<Bill['charges'][number]>
  return typeof kind === 'string' && Number.isSafeInteger(amount)
}

function isText(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && 'en' in stored && typeof stored.en === 'string'
}

function without(list: readonly SentKey[], key: string): readonly SentKey[] {
  return list.filter((one) => one.key !== key)
}

/** Drops what is no key, since other scripts can write to local storage, and every key that is too old. */
export function readKeys(stored: unknown): readonly SentKey[] {
  if (!Array.isArray(stored)) return []
  const sent = stored.filter(
    (one: Partial<SentKey> | null) =>
      (one?.settled ? isPiece(one.key) : isOrderKey(one?.key)) && isRecent(one?.sentAt),
  ) as SentKey[]
  return sent.map((one) => ({ ...one, sentAt: notAhead(one.sentAt) }))
}

function isRecent(sentAt: unknown): sentAt is number {
  return typeof sentAt === 'number' && Date.now() - sentAt < keepFor
}

/** If the clock was set back, `sentAt` would lie in the future, and the order would never be old enough to decide. */
function notAhead(sentAt: number): number {
  return Math.min(sentAt, Date.now())
}

/** Accepts only keys of the shape that makeKey produces. */
function isOrderKey(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{32}$/.test(text)
}

function isPiece(text: unknown): boolean {
  return typeof text === 'string' && text.length === pieceLength
}
