// A mark of a network address: enough to count orders of one neighbour, and too little to find out who it is. An address is
// never written down (trust rule 23).
import { createHmac, randomBytes } from 'node:crypto'

/**
 * Twenty bits: even with the key in hand, each mark is that of four thousand addresses of the old kind. That two neighbours of
 * one evening have the same mark is rare, and then they share a limit.
 */
const markLength = 5

export function inventAddressKey(): string {
  return randomBytes(32).toString('base64url')
}

export function markAddress(neighbour: string, key: string): string {
  return createHmac('sha256', key).update(neighbour).digest('hex').slice(0, markLength)
}
