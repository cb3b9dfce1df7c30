// Schema parts that all forms share: a line of text, a whole number, and the messages by field.
import * as z from 'zod/mini'
import { holdsCardNumber } from './card.ts'
import { isPlainText, isVisible, textWords, type TextRule } from './text-rule.ts'

/** One line of ordinary characters that is not empty and holds no card number (trust rule 6). */
export function text(missing: string, longest: number) {
  return textByRule({ missing, longest })
}

/** The schema finds the same faults as findFault does with the same rule, in the same order. */
export function textByRule({ missing, longest, shape, card = textWords.card }: TextRule) {
  return z.string(missing).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(longest, { error: textWords.tooLong(longest), abort: true }),
    z.refine(isVisible, { error: missing, abort: true }),
    z.refine(isPlainText, { error: textWords.strange, abort: true }),
    z.refine((typed) => !holdsCardNumber(typed), { error: card, abort: true }),
    ...(shape ? [z.regex(shape.pattern, shape.words)] : []),
  )
}

export function wholeNumber(smallest: number, largest: number, words: string) {
  return z.int(words).check(z.gte(smallest, words), z.lte(largest, words))
}

/** One message for each field, keyed by the field's path; the first fault of a field wins. */
export function messagesByField(error: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        messages[path ? `${path}.${key}` : key] ??= 'This field is not known here.'
    } else {
      messages[path] ??= issue.message
    }
  }
  return messages
}
