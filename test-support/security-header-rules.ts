// The security headers that trust rule 13 puts on every reply, written independently of the code that sets them.

const policy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"
/** The built page allows its own inline script and style by their hashes, and nothing else. */
const ownScriptAndStyle =
  /(?<=^default-src 'self'; )script-src 'self'(?: 'sha256-[\w+/]{43}=')*; style-src 'self'(?: 'sha256-[\w+/]{43}=')*; /

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** What is wrong with the headers of a reply over plain http; empty when nothing is. */
export function headerViolations(header: (name: string) => string | undefined, status: number): string[] {
  const wrong = Object.entries(everywhere)
    .filter(([name, value]) => header(name) !== value)
    .map(([name]) => `${name}: ${header(name) ?? 'missing'}`)
  const said = header('content-security-policy')
  if (said?.replace(ownScriptAndStyle, '') !== policy) wrong.push(`policy: ${said ?? 'missing'}`)
  // Over plain http this header must be absent, since a browser would remember it.
  const tooMuch = ['strict-transport-security'].filter((name) => header(name) !== undefined)
  // A refusal may name a person, so no cache may keep it.
  const kept = status >= 400 && header('cache-control') !== 'no-store' ? ['cache-control'] : []
  return [...wrong, ...tooMuch, ...kept]
}
