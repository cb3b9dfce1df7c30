// Keeps the orders that this browser placed, so that the customer finds the latest again (R8, R27). An order's key
// proves that this is the device that ordered: nothing personal is stored, and the server tells the rest (trust rule 25).
import type { OrderId } from '#domain/orders/order.ts'
import { storedValue } from '../browser/stored-value.ts'
import { parseStored } from '../browser/safe-storage.ts'
import { readOrderId } from './order-id.ts'

interface OwnOrder {
  readonly id: OrderId
  /** Absent once the customer has been forgotten on this device: then it sees what the bare link shows. */
  readonly key?: string
}

/** An older order can be found by its email. */
const maxStored = 5

/** Newest first. */
const ownOrders = storedValue<readonly OwnOrder[]>('burritoful.orders', {
  read: (text) => readOwnOrders(parseStored(text)),
  write: (orders) => JSON.stringify(orders),
})

export function storeOwnOrder(id: OrderId, key: string): void {
  ownOrders.change((orders) => [{ id, key }, ...orders.filter((one) => one.id !== id)].slice(0, maxStored))
}

/** The ids stay, for the way back to an order under way, and for the same order again. */
export function forgetOwnKeys(): void {
  ownOrders.change((orders) => orders.map(({ id }) => ({ id })))
}

export function readLatestOrder(): OrderId | null {
  return ownOrders.now()[0]?.id ?? null
}

export function useLatestOrder(): OrderId | null {
  return ownOrders.use()[0]?.id ?? null
}

/** Undefined for an order that another device placed, or whose customer has been forgotten here. */
export function keyOfOwnOrder(id: OrderId): string | undefined {
  return ownOrders.now().find((one) => one.id === id)?.key
}

/** Whether the key is still there: the customer may be forgotten while the order is shown. */
export function useHasKey(id: OrderId): boolean {
  return ownOrders.use().some((one) => one.id === id && one.key !== undefined)
}

/** Anybody can write to storage: what does not read as orders is none. */
export function readOwnOrders(stored: unknown): readonly OwnOrder[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: { id?: unknown; key?: unknown } | null) => {
    const id = typeof one?.id === 'string' ? readOrderId(one.id) : null
    if (id === null) return []
    const key = one?.key
    return typeof key === 'string' && /^[\w-]{22,64}$/.test(key) ? [{ id, key }] : [{ id }]
  })
}
