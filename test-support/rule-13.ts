// The headers that trust rule 13 puts on every answer, written down apart from the code that sets them.

const policy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"
/** Where the page is built, its own script and style are allowed by their hashes, and nothing else is. */
const ownScriptAndStyle =
  /(?<=^default-src 'self'; )script-src 'self'(?: 'sha256-[\w+/]{43}=')*; style-src 'self'(?: 'sha256-[\w+/]{43}=')*; /

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** What is wrong with the headers of an answer of a server on plain http; nothing, when all is well. */
export function faultsOfHeaders(header: (name: string) => string | undefined, status: number): string[] {
  const wrong = Object.entries(everywhere)
    .filter(([name, value]) => header(name) !== value)
    .map(([name]) => `${name}: ${header(name) ?? 'missing'}`)
  const said = header('content-security-policy')
  if (said?.replace(ownScriptAndStyle, '') !== policy) wrong.push(`policy: ${said ?? 'missing'}`)
  // Over plain http a browser would remember what is not so.
  const tooMuch = ['strict-transport-security'].filter((name) => header(name) !== undefined)
  // A refusal may tell of a person; it is for nobody else to keep.
  const kept = status >= 400 && header('cache-control') !== 'no-store' ? ['cache-control'] : []
  return [...wrong, ...tooMuch, ...kept]
}
