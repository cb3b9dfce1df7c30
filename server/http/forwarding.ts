// Who asks, and by which address of ours: what a proxy says about that counts only where the proxy is trusted.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from './addresses.ts'

export interface Forwarding {
  /** Whether this address is a proxy of ours. */
  isProxy(address: string): boolean
  /** The nearest address that no proxy of ours has. */
  addressOf(request: IncomingMessage): string
  /** The origin that the browser spoke to. */
  originOf(request: IncomingMessage): string
}

export function createForwarding(trusted: false | readonly string[]): Forwarding {
  const isTrusted = trustIn(trusted || [])
  return {
    isProxy: isTrusted,
    addressOf(request) {
      const nearest = request.socket.remoteAddress ?? ''
      if (!isTrusted(nearest)) return nearest
      const hops = listOf(request.headers['x-forwarded-for'])
      return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? nearest
    },
    originOf({ headers, socket }) {
      const { host = '' } = headers
      if (!isTrusted(socket.remoteAddress ?? '')) return `http://${host}`
      const said = (header: string | string[] | undefined) => listOf(header).at(-1)
      return `${said(headers['x-forwarded-proto']) ?? 'http'}://${said(headers['x-forwarded-host']) ?? host}`
    },
  }
}

function listOf(header: string | string[] | undefined): string[] {
  const parts = (header?.toString() ?? '').split(',').map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

/** The two families apart: no range of IPv6, however wide, speaks for an IPv4 address. */
function trustIn(entries: readonly string[]): (address: string) => boolean {
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
