// Compares two secrets in a time that tells nothing of how far they agree.
import { hash, timingSafeEqual } from 'node:crypto'

export function isSameSecret(secret: string, given: string | undefined): boolean {
  // Hashes are of one length, which the comparison needs.
  return given !== undefined && timingSafeEqual(digestOf(secret), digestOf(given))
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
