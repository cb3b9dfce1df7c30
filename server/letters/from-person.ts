// What customers typed, made harmless for a letter: anybody can order with somebody else's e-mail address, and then chooses
// what we write to them.

/** As much as a street needs; an advertisement needs more. */
export const longestLine = 60
const longestName = 24
const mostWords = 3

/**
 * Fit for the text of a letter. A mail program makes a link of "evil.example", a call of "1 800 555 0199", and we would
 * have sent it: so no dot, colon or slash stands before more text, and what looks like a dot is one.
 */
export function fromPerson(typed: string): string {
  const unlinked = plain(typed)
    .replaceAll(/[.。:]+(?=[^\s.。:])/gu, '$& ')
    .replaceAll(/[/\\]+/g, '/')
    // A house number before a numbered street is none: 14225 101st Ave.
    .replaceAll(/ ?\p{N}(?:[\s().+-]*\p{N}){6,}(?!\p{N}*(?:st|nd|rd|th)\b) ?/gu, ' … ')
    .trim()
  const short = cut(unlinked, longestLine)
  return rightToLeft.test(short) ? `${isolate.open}${short}${isolate.close}` : short
}

/** A name that can be nothing but a name: letters, few and short words; empty for all else. */
export function nameOf(typed: string): string {
  const name = plain(typed)
  const isName =
    /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(name) &&
    !/\p{M}{3}/u.test(name) &&
    name.length <= longestName &&
    name.split(' ').length <= mostWords
  if (!isName) return ''
  return rightToLeft.test(name) ? `${isolate.open}${name}${isolate.close}` : name
}

/** Fit to stand before an address in a header; empty where one part of it is no plain name. */
export function nameInHeader(firstName: string, lastName: string): string {
  const [first, last] = [nameOf(firstName), nameOf(lastName)]
  return first && last ? `${first} ${last}`.replaceAll(/[\u2068\u2069]/g, '') : ''
}

/** In the one way to write it (NFKC), on one line, without what nobody sees. */
function plain(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Cc}\p{Z}⠀]+/gu, ' ')
    .trim()
}

function cut(text: string, longest: number): string {
  // Whole characters, not halves of them.
  const signs = Array.from(text)
  if (signs.length <= longest) return text
  const kept = signs.slice(0, longest - 1).join('')
  return `${kept.trimEnd()}…`
}

/** Without these the words after a name in Hebrew or Arabic would stand before it. */
const isolate = { open: '\u2068', close: '\u2069' }
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
