// What all forms have in common: the rule for a line of text, whole numbers, and the messages by field.
import * as z from 'zod/mini'
import { holdsCardNumber } from './card.ts'

/** One line that must hold something, of ordinary signs, and no card number (trust rule 6). */
export function text(missing: string, longest: number, card = 'That looks like a card number.') {
  return z.string(missing).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(longest, { error: `Use at most ${longest} characters.`, abort: true }),
    z.refine(isPlainText, { error: 'Use letters, digits and ordinary signs only.', abort: true }),
    z.refine((typed) => !holdsCardNumber(typed), { error: card, abort: true }),
  )
}

export function wholeNumber(smallest: number, largest: number, words: string) {
  return z.int(words).check(z.gte(smallest, words), z.lte(largest, words))
}

/** One message for each field, keyed by its path; the first one found stands. */
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

/** No control characters, nothing that turns the writing direction around, no half characters. */
function isPlainText(typed: string): boolean {
  return typed.isWellFormed() && !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(typed)
}
