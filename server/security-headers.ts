// The headers of trust rule 13, the same on every answer: pages, data, errors.

export function securityHeaders({ https }: { https: boolean }): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
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
