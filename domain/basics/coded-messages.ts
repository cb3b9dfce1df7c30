// A rule answers with a code and values, never with a sentence. This file says what such an answer looks like, and how
// the sentence about it is found in a catalog of words/.

/** A code, with the values that the sentence about it names, where it names any. */
export type Coded<Codes extends string, Values = unknown> =
  | { readonly code: Exclude<Codes, keyof Values> }
  | { [Code in Codes & keyof Values]: { readonly code: Code } & Values[Code] }[Codes & keyof Values]

/** A catalog: a sentence for each code. The compiler names a code without a sentence. */
export type MessagesFor<Codes extends string, Values = unknown> = {
  readonly [Code in Codes]: Code extends keyof Values ? (values: Values[Code]) => string : string
}

interface AnyCoded {
  readonly code: string
}

/**
 * Undefined for what the catalog does not know: an open page may be older than the server that answers it, and so may
 * not know the code; or newer, and miss the values.
 */
export function say(
  sentences: Readonly<Record<string, string | ((values: never) => string)>>,
  said: AnyCoded & Readonly<Record<string, unknown>>,
): string | undefined {
  const sentence = Object.hasOwn(sentences, said.code) ? sentences[said.code] : undefined
  if (typeof sentence !== 'function') return sentence
  const { code: _code, ...values } = said
  const isWhole =
    Object.keys(values).length > 0 && Object.values(values).every((value) => value !== undefined)
  return isWhole ? sentence(said as never) : undefined
}
