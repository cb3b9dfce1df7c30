// Text of any language in the ASCII that mail is made of: in a header (RFC 2047) and in a body (RFC 2045).

/** So many bytes make a word of 64 signs, which fits on a line of 76 together with the name of its header. */
const bytesOfAWord = 39

/**
 * A value for a header, in pieces that fit on a line each; `quoted` is for the name before an address, in which commas and
 * dots have a meaning.
 */
export function words(text: string, how: 'plain' | 'quoted' = 'plain'): string[] {
  // What looks like an encoded word would be read as one.
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) {
    return [how === 'quoted' ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : text]
  }
  return piecesOf(text).map((piece) => `=?utf-8?B?${Buffer.from(piece).toString('base64')}?=`)
}

/** A sign is never cut in two. */
function piecesOf(text: string): string[] {
  const pieces = ['']
  for (const sign of text) {
    const longer = `${pieces.at(-1)}${sign}`
    if (Buffer.byteLength(longer) <= bytesOfAWord) pieces[pieces.length - 1] = longer
    else pieces.push(sign)
  }
  return pieces
}

/** Whether a text may travel as it is: ASCII in lines that every mail server takes (RFC 5322 allows 998 signs). */
export function isPlain(text: string): boolean {
  return /^(?:[\x20-\x7e]{0,900}\n)*[\x20-\x7e]{0,900}$/.test(text)
}

/** Signs on a line, with room for the "=" that says that it goes on. */
const lineLength = 75

export function quotedPrintable(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('=', '=3D')
    .replaceAll(/[^\n\x20-\x7e]+/g, inHex)
    // A space at the end of a line may get lost on the way.
    .replaceAll(/ (?=\n|$)/g, '=20')
    .split('\n')
  return lines.map(broken).join('\r\n')
}

function inHex(signs: string): string {
  return Buffer.from(signs).toString('hex').toUpperCase().replaceAll(/../g, '=$&')
}

/** Not within the three signs of an encoded byte. */
function broken(line: string): string {
  if (line.length <= lineLength) return line
  const parts: string[] = []
  let from = 0
  while (line.length - from > lineLength) {
    let to = from + lineLength
    const equals = line.lastIndexOf('=', to - 1)
    if (equals >= from && equals > to - 3) to = equals
    parts.push(line.slice(from, to))
    from = to
  }
  parts.push(line.slice(from))
  return parts.join('=\r\n')
}
