// The headers of trust rule 13, the same on every answer: pages, data, errors.
import { inlineHashes, type PageFile } from './page-files.ts'

interface Site {
  readonly https: boolean
  /** Its own style and script may stand in it: known by their hashes, so that nothing else of the kind runs. */
  readonly page?: PageFile | undefined
}

export function securityHeaders({ https, page }: Site): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    ...(page ? [sources('script', page), sources('style', page)] : []),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Nothing of ours hands text to the browser as markup or script; now nothing can (rule 9).
    "require-trusted-types-for 'script'",
    // On a kitchen tablet over plain http this would stop the script.
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not no-referrer: under that browsers send "Origin: null", and the same-origin rule would refuse our own page.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

function sources(kind: 'script' | 'style', page: PageFile): string {
  return [`${kind}-src 'self'`, ...inlineHashes(page, kind).map((hash) => `'${hash}'`)].join(' ')
}
