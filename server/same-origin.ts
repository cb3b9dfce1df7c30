// A request that changes something must come from our own page (trust rule 11).
import { Problem } from '#domain/problems.ts'
import type { HttpRequest } from './http/request.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export function refuseForeignPages(request: HttpRequest, publicUrl: URL | undefined): void {
  if (readingMethods.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return
  // Browsers leave Sec-Fetch-Site out over plain http on a LAN; there the Origin must be ours.
  if (site === undefined && request.headers.origin === (publicUrl?.origin ?? request.origin)) return
  throw new Problem('foreign-page')
}
