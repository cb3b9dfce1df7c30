// A request that changes something must come from our own page (trust rule 11).
import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/problems.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export function refuseForeignPages(request: FastifyRequest, publicUrl: URL | undefined): void {
  if (readingMethods.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return
  // Browsers leave Sec-Fetch-Site out over plain http on a LAN; there the Origin must be ours.
  if (site === undefined && request.headers.origin === ownOrigin(request, publicUrl)) return
  throw new Problem('foreign-page')
}

function ownOrigin(request: FastifyRequest, publicUrl: URL | undefined): string {
  return publicUrl?.origin ?? `${request.protocol}://${request.host}`
}
