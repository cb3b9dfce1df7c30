// What customers typed, made harmless for a letter: anybody can order with somebody else's e-mail address.

/** Fit for the text of a letter. A mail program makes a link of "evil.example", and we would have sent it. */
export function fromPerson(typed: string): string {
  const unlinked = typed
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '. ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return rightToLeft.test(unlinked) ? `${isolate.open}${unlinked}${isolate.close}` : unlinked
}

/** Fit to stand before an address in a header: nothing that could be read as another address or as code. */
export function nameInHeader(...typed: string[]): string {
  return typed
    .join(' ')
    .replaceAll(/[^\p{L}\p{M}\p{N} .'’-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Without these the words after a name in Hebrew or Arabic would stand before it. */
const isolate = { open: '\u2068', close: '\u2069' }
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
