// Makes order ids: 128 random bits that nobody can guess, since the id alone gives access to the order (trust rule 7).
import { randomBytes } from 'node:crypto'
import type { OrderId } from '#domain/orders/order.ts'

export function inventOrderId(): OrderId {
  return randomBytes(16).toString('base64url') as OrderId
}
