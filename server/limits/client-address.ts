// What an IP address is, whichever way it is written: IPv4 inside IPv6 is IPv4, and an IPv6 network is one client. And the
// mark of one for the database.
import { createHmac, randomBytes } from 'node:crypto'
import { isIPv4, isIPv6, SocketAddress } from 'node:net'

const ipv4MappedPrefix = '::ffff:'

/** The one way to write an address; what is none stays as it is. */
export function normalizeAddress(address: string): string {
  if (!isIPv6(address)) return address
  // The zone ("%eth0") names an interface of this machine, not a client.
  const [bare = ''] = address.split('%')
  const canonical = new SocketAddress({ address: bare, family: 'ipv6' }).address
  const inner = canonical.slice(ipv4MappedPrefix.length)
  return canonical.startsWith(ipv4MappedPrefix) && isIPv4(inner) ? inner : canonical
}

/** Whom a limit counts as one: a provider hands out IPv6 by the network (/64), so its addresses are no measure. */
export function clientAddressOf(address: string): string {
  const plain = normalizeAddress(address)
  if (!isIPv6(plain)) return plain.toLowerCase()
  const [head = '', tail = ''] = plain.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const gap = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(gap).fill('0'), ...groups(tail)]
  return `${all.slice(0, 4).join(':')}::/64`
}

/**
 * Twenty bits: even with the key in hand, each mark is that of four thousand addresses of the old kind. That two clients of
 * one evening have the same mark is rare, and then they share a limit.
 */
const hashLength = 5

export function generateAddressKey(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Enough to count orders of one client, and too little to find out who it is: an address is never written down (trust
 * rule 23).
 */
export function hashAddress(clientAddress: string, key: string): string {
  return createHmac('sha256', key).update(clientAddress).digest('hex').slice(0, hashLength)
}
