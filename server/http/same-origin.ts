// Refuses requests that change something and do not come from our own page (CSRF, trust rule 11).
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/basics/problems.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Names that the public DNS never resolves: single labels and reserved suffixes. */
const privateHostnames = /^(?:[^.]+|.+\.(?:local|localhost|lan|internal|home\.arpa|test))$/

export function requireSameOrigin(request: FastifyRequest, publicUrl: URL | undefined): void {
  if (safeMethods.has(request.method)) return
  // A webhook is authenticated by its signature; its route gives that as the reason.
  if (request.routeOptions.config.rule?.config.crossOriginReason) return
  // Our own origin as the browser sees it, with the forwarded protocol and host of a trusted proxy.
  const ownOrigin = `${request.protocol}://${request.host}`
  if (!publicUrl && !isPrivateHost(ownOrigin)) throw new Problem('unknown-host')
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return
  // Browsers leave Sec-Fetch-Site out over plain http on a LAN; there the Origin must be ours.
  if (site === undefined && request.headers.origin === (publicUrl?.origin ?? ownOrigin)) return
  throw new Problem('cross-origin')
}

/**
 * Without PUBLIC_URL our host is whatever the browser sends. With DNS rebinding, an attacker points a public name at this
 * machine, and the attacker's page passes for ours. IP addresses and private names cannot be rebound that way.
 */
function isPrivateHost(origin: string): boolean {
  const hostname = URL.canParse(origin) ? new URL(origin).hostname : ''
  return isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || privateHostnames.test(hostname)
}
