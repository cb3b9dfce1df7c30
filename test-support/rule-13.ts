// The headers that trust rule 13 puts on every answer, written down apart from the code that sets them.

const everywhere: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** Over plain http a browser would stop the page's own script (the latter) or remember what is not so (the former). */
const onlyOverHttps = ['strict-transport-security', 'upgrade-insecure-requests']

/** What is wrong with the headers of an answer of a server on plain http; nothing, when all is well. */
export function faultsOfHeaders(header: (name: string) => string | undefined, status: number): string[] {
  const wrong = Object.entries(everywhere)
    .filter(([name, value]) => header(name) !== value)
    .map(([name]) => `${name}: ${header(name) ?? 'missing'}`)
  const tooMuch = onlyOverHttps.filter((name) => header(name) !== undefined)
  // A refusal may tell of a person; it is for nobody else to keep.
  const kept = status >= 400 && header('cache-control') !== 'no-store' ? ['cache-control'] : []
  return [...wrong, ...tooMuch, ...kept]
}
