// The id of an order is the secret that opens it (trust rule 7): 128 bits that nobody can guess.
import { randomBytes } from 'node:crypto'
import type { OrderId } from '#domain/order.ts'

export function inventOrderId(): OrderId {
  return randomBytes(16).toString('base64url') as OrderId
}
