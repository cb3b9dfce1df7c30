// A request that changes something must come from our own page (trust rule 11).
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/basics/problems.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Ends of names that the public DNS never answers. */
const privateHostnames = /^(?:[^.]+|.+\.(?:local|localhost|lan|internal|home\.arpa|test))$/

export function requireSameOrigin(request: FastifyRequest, publicUrl: URL | undefined): void {
  if (safeMethods.has(request.method)) return
  // A gateway's webhook proves itself by its signature, and says so at its route.
  if (request.routeOptions.config.rule?.config.crossOriginReason) return
  // Our own origin, as the browser that asks knows it: a trusted proxy may have said so.
  const ownOrigin = `${request.protocol}://${request.host}`
  if (!publicUrl && !isPrivateHost(ownOrigin)) throw new Problem('unknown-host')
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return
  // Browsers leave Sec-Fetch-Site out over plain http on a LAN; there the Origin must be ours.
  if (site === undefined && request.headers.origin === (publicUrl?.origin ?? ownOrigin)) return
  throw new Problem('cross-origin')
}

/**
 * Without PUBLIC_URL our name is whatever the browser calls us by. Somebody else's name may be made to lead to this
 * machine (DNS rebinding), and their page would then pass for ours; an address and a name of the own network cannot.
 */
function isPrivateHost(origin: string): boolean {
  const hostname = URL.canParse(origin) ? new URL(origin).hostname : ''
  return isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || privateHostnames.test(hostname)
}
