// The id of an order is the secret that opens it (trust rule 7): 128 bits that nobody can guess.
import { randomFillSync } from 'node:crypto'
import type { OrderId } from '#domain/order.ts'

const idBytes = 16
/** Randomness for many at a time: asking the system for it costs more than the rest of an id. */
const stock = Buffer.alloc(256 * idBytes)
let used = stock.length

export function inventOrderId(): OrderId {
  if (used === stock.length) {
    randomFillSync(stock)
    used = 0
  }
  const id = stock.toString('base64url', used, used + idBytes)
  used += idBytes
  return id as OrderId
}
