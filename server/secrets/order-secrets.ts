// The customer's secrets: the order's id and the idempotency key that the order was placed with.
import { randomBytes, hash, timingSafeEqual } from 'node:crypto'
import type { OrderId } from '#domain/orders/order.ts'

/** 128 random bits, since whoever knows the id has access to the order (trust rule 7). */
export function generateOrderId(): OrderId {
  return randomBytes(16).toString('base64url') as OrderId
}

/** Compares two secrets in constant time, so that the duration does not reveal how much of a guess is right. */
export function isSameSecret(secret: string, candidate: string | undefined): boolean {
  // timingSafeEqual needs inputs of equal length, which hashes have.
  return candidate !== undefined && timingSafeEqual(digestOf(secret), digestOf(candidate))
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
