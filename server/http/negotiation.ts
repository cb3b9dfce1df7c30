// What a browser takes and what it has already, read as RFC 9110 has it.

/** Answers whether an encoding is taken: a name with a weight of zero is not, and a star speaks for those not named. */
export function acceptedEncodings(header = ''): (encoding: string) => boolean {
  const weights = new Map(header.split(',').map(readPart))
  return (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}

function readPart(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';')
  const weight = parameters.map((one) => /^\s*q=([\d.]{1,5})\s*$/.exec(one)?.[1]).find(Boolean)
  return [name.trim(), weight === undefined ? 1 : Number(weight)]
}

/** Whether If-None-Match names this tag; a weak and a strong one of the same text are the same here. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => plain(tag) === plain(etag)) ?? false
}
