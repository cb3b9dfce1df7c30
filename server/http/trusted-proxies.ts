// Whose forwarded headers are believed (TRUST_PROXY). Fastify asks this for every hop of a request.
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from './addresses.ts'

export type IsProxy = (address: string) => boolean

/** The two families apart: no range of IPv6, however wide, speaks for an IPv4 address. */
export function trustProxies(entries: readonly string[]): IsProxy {
  const [ipv4, ipv6] = [new BlockList(), new BlockList()]
  for (const entry of entries.flatMap((one) => (one === 'loopback' ? ['127.0.0.0/8', '::1'] : [one]))) {
    const [address = '', prefix] = entry.split('/')
    const plain = plainAddress(address)
    // Written as IPv6, the first 96 bits of an IPv4 address say only that it is one.
    const around = isIPv4(plain) && !isIPv4(address) ? 96 : 0
    const bits = prefix === undefined ? Infinity : Number(prefix) - around
    if (isIPv4(plain) && bits >= 0) ipv4.addSubnet(plain, Math.min(bits, 32), 'ipv4')
    if (isIPv6(plain)) ipv6.addSubnet(plain, Math.min(bits, 128), 'ipv6')
  }
  return (address) => {
    if (isIP(address) === 0) return false
    const plain = plainAddress(address)
    return isIPv4(plain) ? ipv4.check(plain, 'ipv4') : ipv6.check(plain, 'ipv6')
  }
}
