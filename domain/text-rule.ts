// The rule for a line of text, as data: the checkout checks with the rule itself, and the schemas are made from the rule.
// So the customer's browser and the server check alike, and the browser loads no validation library.
import { holdsCardNumber } from './card.ts'

export interface TextRule {
  readonly missing: string
  readonly longest: number
  readonly shape?: { readonly pattern: RegExp; readonly words: string }
  /** The message for a card number in this field (trust rule 6). */
  readonly card?: string
}

export const textWords = {
  tooLong: (longest: number) => `Use at most ${longest} characters.`,
  strange: 'Remove any special characters.',
  card: 'That looks like a card number.',
}

/** Answers what is wrong with a trimmed text, in words. */
export function findFault({ missing, longest, shape, card }: TextRule, text: string): string | undefined {
  if (text === '') return missing
  // oxlint-disable-next-line typescript/no-misused-spread -- in code points, as the schema counts
  if ([...text].length > longest) return textWords.tooLong(longest)
  if (!isVisible(text)) return missing
  if (!isPlainText(text)) return textWords.strange
  if (holdsCardNumber(text)) return card ?? textWords.card
  return shape && !shape.pattern.test(text) ? shape.words : undefined
}

/** False for blanks, joiners, fillers and marks alone, which would be a ticket without a name. */
export function isVisible(typed: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\p{M}\p{C}\u2800]/u.test(typed)
}

/**
 * Without control characters, bidirectional controls and half surrogates, and with no more marks on one letter than any
 * script has: a stack of marks would run over the lines above.
 */
export function isPlainText(typed: string): boolean {
  return (
    typed.isWellFormed() &&
    !/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u.test(typed) &&
    !/(?:\p{M}\p{Cf}*){7}/u.test(typed)
  )
}
