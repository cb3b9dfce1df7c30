// The rule for a line of text, as data: the checkout applies the rule itself, and the schemas are made from the rule. So the
// customer's browser and the server check the same, and the browser loads no validation library.
import { containsCardNumber } from './card-number.ts'
import type { ValidationError } from './validation-errors.ts'

export interface TextRule {
  readonly longest: number
  readonly shape?: RegExp
}

/** Expects a trimmed text. */
export function findTextError({ longest, shape }: TextRule, text: string): ValidationError | undefined {
  if (text === '') return { code: 'missing' }
  // oxlint-disable-next-line typescript/no-misused-spread -- in code points, as the schema counts
  if ([...text].length > longest) return { code: 'too-long', longest }
  if (!isVisible(text)) return { code: 'missing' }
  if (!isPlainText(text)) return { code: 'special-characters' }
  if (containsCardNumber(text)) return { code: 'looks-like-card' }
  return shape && !shape.test(text) ? { code: 'invalid-format' } : undefined
}

/** False for a text of nothing but blanks, joiners, fillers and marks: a ticket with such a name would have no name. */
export function isVisible(typed: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\p{M}\p{C}\u2800]/u.test(typed)
}

/**
 * True for a text without control characters, bidirectional controls and lone surrogates, and with no more marks on one
 * letter than any script uses, because a taller stack of marks would run over the lines above.
 */
export function isPlainText(typed: string): boolean {
  return (
    typed.isWellFormed() &&
    !/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u.test(typed) &&
    !/(?:\p{M}\p{Cf}*){7}/u.test(typed)
  )
}
