// The security headers (trust rule 13), which are the same on every response: pages, data and errors.
import { inlineHashes, type PageFile } from '../page/page-files.ts'

interface Site {
  readonly https: boolean
  /** The hashes of the page's inline styles and scripts go into the policy, so that no other inline code runs. */
  readonly page?: PageFile | undefined
  /** Whether cards go through Stripe, whose hosts the policy then allows. */
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
    // Our code never passes strings to the DOM as markup or script; this keeps injected code from doing so (trust rule 9).
    "require-trusted-types-for 'script'",
    // A kitchen tablet may use plain http, where this directive would block the page's own script.
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // With no-referrer, browsers send "Origin: null", and the same-origin check would refuse our own page.
    'referrer-policy': 'same-origin',
    // A browser's wallet may open a popup, which must be able to report back.
    'cross-origin-opener-policy': stripe ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** The hosts that Stripe lists in https://docs.stripe.com/security/guide. */
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
