// A rule answers with a code and values, never with a sentence. This file defines the type of such an answer, and finds the
// sentence for it in a catalog of words/.

/** A code, together with the values that the sentence for this code mentions, if it mentions any. */
export type Coded<Codes extends string, Values = unknown> =
  | { readonly code: Exclude<Codes, keyof Values> }
  | { [Code in Codes & keyof Values]: { readonly code: Code } & Values[Code] }[Codes & keyof Values]

/** A catalog: a sentence for each code. The compiler reports a code that has no sentence. */
export type MessagesFor<Codes extends string, Values = unknown> = {
  readonly [Code in Codes]: Code extends keyof Values ? (values: Values[Code]) => string : string
}

interface AnyCoded {
  readonly code: string
}

/**
 * Undefined when the catalog has no sentence for the answer. An open page and its server may be of different versions: an
 * older page may not know the code, and a newer page may expect values that the server does not send.
 */
export function findMessage(
  sentences: Readonly<Record<string, string | ((values: never) => string)>>,
  answer: AnyCoded & Readonly<Record<string, unknown>>,
): string | undefined {
  const sentence = Object.hasOwn(sentences, answer.code) ? sentences[answer.code] : undefined
  if (typeof sentence !== 'function') return sentence
  const { code: _code, ...values } = answer
  const isComplete =
    Object.keys(values).length > 0 && Object.values(values).every((value) => value !== undefined)
  return isComplete ? sentence(answer as never) : undefined
}
