// Makes customers' text harmless for an email (spam, links, phone numbers): anybody can order with somebody else's e-mail
// address, and would choose what we write to that person.

/** Long enough for a street; an advertisement needs more. */
export const longestLine = 60
const longestName = 24
const mostWords = 3

/**
 * For the text of an email. A mail program would turn "evil.example" into a link and "1 800 555 0199" into a call, and we
 * would have sent it. So a space follows every dot and colon, look-alikes of a dot included, and long numbers are cut out.
 */
export function sanitizeCustomerText(typed: string): string {
  const unlinked = plain(typed)
    .replaceAll(/[.。:]+(?=[^\s.。:])/gu, '$& ')
    .replaceAll(/[/\\]+/g, '/')
    // A house number before a numbered street is no phone number: 14225 101st Ave.
    .replaceAll(/ ?\p{N}(?:[\s().+-]*\p{N}){6,}(?!\p{N}*(?:st|nd|rd|th)\b) ?/gu, ' … ')
    .trim()
  const short = cut(unlinked, longestLine)
  return rightToLeft.test(short) ? `${isolate.open}${short}${isolate.close}` : short
}

/** The name, if it is nothing but a name (letters, in few and short words); otherwise empty. */
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

/** For the display name of an address in a header; empty when either part is not a plain name. */
export function nameInHeader(firstName: string, lastName: string): string {
  const [first, last] = [nameOf(firstName), nameOf(lastName)]
  return first && last ? `${first} ${last}`.replaceAll(/[\u2068\u2069]/g, '') : ''
}

/** Normalized (NFKC), on one line, without invisible characters. */
function plain(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Cc}\p{Z}⠀]+/gu, ' ')
    .trim()
}

function cut(text: string, longest: number): string {
  // Array.from splits into whole characters, not into surrogate halves.
  const signs = Array.from(text)
  if (signs.length <= longest) return text
  const kept = signs.slice(0, longest - 1).join('')
  return `${kept.trimEnd()}…`
}

/** Bidirectional isolates: without them, the words after a Hebrew or Arabic name would be shown before it. */
const isolate = { open: '\u2068', close: '\u2069' }
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
