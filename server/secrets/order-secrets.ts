// The secrets that a customer holds: the id of an order, and the key that it was placed with.
import { randomBytes, hash, timingSafeEqual } from 'node:crypto'
import type { OrderId } from '#domain/orders/order.ts'

/** 128 random bits that nobody can guess, since the id alone gives access to the order (trust rule 7). */
export function generateOrderId(): OrderId {
  return randomBytes(16).toString('base64url') as OrderId
}

/** Compares two secrets in a time that tells nothing of how far they agree. */
export function isSameSecret(secret: string, candidate: string | undefined): boolean {
  // Hashes are of one length, which the comparison needs.
  return candidate !== undefined && timingSafeEqual(digestOf(secret), digestOf(candidate))
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
