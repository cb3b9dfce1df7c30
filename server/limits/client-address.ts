// Client addresses: normalizes an IP address (IPv4-mapped IPv6 becomes IPv4), counts an IPv6 /64 network as one client, and
// hashes an address for the database.
import { createHmac, randomBytes } from 'node:crypto'
import { isIPv4, isIPv6, SocketAddress } from 'node:net'

const ipv4MappedPrefix = '::ffff:'

/** The canonical spelling of an IP address; other text is returned unchanged. */
export function normalizeAddress(address: string): string {
  if (!isIPv6(address)) return address
  // The zone ("%eth0") is an interface of this machine and not a part of the client's address.
  const [bare = ''] = address.split('%')
  const canonical = new SocketAddress({ address: bare, family: 'ipv6' }).address
  const inner = canonical.slice(ipv4MappedPrefix.length)
  return canonical.startsWith(ipv4MappedPrefix) && isIPv4(inner) ? inner : canonical
}

/** The key that limits count by. Providers give each customer a whole IPv6 /64 network, so that network counts as one. */
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
 * Five hex digits are twenty bits: even somebody with the key finds four thousand IPv4 addresses for each hash. Two clients of
 * one evening rarely have the same hash; if they do, they share a limit.
 */
const hashLength = 5

export function generateAddressKey(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * A hash is enough to count the orders of one client, and too short to identify the client: addresses are never stored (trust
 * rule 23).
 */
export function hashAddress(clientAddress: string, key: string): string {
  return createHmac('sha256', key).update(clientAddress).digest('hex').slice(0, hashLength)
}
