// The headers of trust rule 13, the same on every answer: pages, data, errors.
import { inlineHashes, type PageFile } from '../page/page-files.ts'

interface Site {
  readonly https: boolean
  /** Its own style and script may stand in it: known by their hashes, so that nothing else of the kind runs. */
  readonly page?: PageFile | undefined
  /** Where cards go through Stripe, Stripe's hosts are let in. */
  readonly stripe?: boolean
}

export function securityHeaders({ https, page, stripe = false }: Site): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    ...(page || stripe ? [sources("script-src 'self'", page, 'script', stripe ? stripeScripts : [])] : []),
    ...(page ? [sources("style-src 'self'", page, 'style')] : []),
    ...(stripe ? stripeSources : []),
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
    // A wallet of the browser may ask in a window of its own, which must be able to answer.
    'cross-origin-opener-policy': stripe ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** As Stripe lists them: https://docs.stripe.com/security/guide. */
const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
const stripeFrames = [...stripeScripts, 'https://hooks.stripe.com']

const stripeSources = [
  "connect-src 'self' https://api.stripe.com",
  ["frame-src 'self'", ...stripeFrames].join(' '),
]

function sources(
  own: string,
  page: PageFile | undefined,
  kind: 'script' | 'style',
  others: readonly string[] = [],
): string {
  const hashes = page ? inlineHashes(page, kind).map((hash) => `'${hash}'`) : []
  return [own, ...hashes, ...others].join(' ')
}
