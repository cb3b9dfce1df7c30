// The rule for a line of text, as data: the checkout applies it while typing, and the schemas are made from it. So the
// customer's browser checks what the server checks and loads no validator for it.
import { holdsCardNumber } from './card.ts'

export interface TextRule {
  readonly missing: string
  readonly longest: number
  readonly shape?: { readonly pattern: RegExp; readonly words: string }
  /** Said where somebody typed a card number (trust rule 6). */
  readonly card?: string
}

export const textWords = {
  tooLong: (longest: number) => `Use at most ${longest} characters.`,
  strange: 'Remove any special characters.',
  card: 'That looks like a card number.',
}

/** What is wrong with a text that was trimmed, in words; undefined when nothing is. */
export function findFault({ missing, longest, shape, card }: TextRule, text: string): string | undefined {
  if (text === '') return missing
  // oxlint-disable-next-line typescript/no-misused-spread -- in code points, as the schema counts
  if ([...text].length > longest) return textWords.tooLong(longest)
  if (!isVisible(text)) return missing
  if (!isPlainText(text)) return textWords.strange
  if (holdsCardNumber(text)) return card ?? textWords.card
  return shape && !shape.pattern.test(text) ? shape.words : undefined
}

/** Something a person sees: not blanks, joiners, fillers and marks alone, which would be a ticket without a name. */
export function isVisible(typed: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\p{M}\p{C}\u2800]/u.test(typed)
}

/**
 * No control characters, nothing that turns the writing direction around, no half characters, and no more marks on one
 * letter than any script has: a stack of them runs over the lines above.
 */
export function isPlainText(typed: string): boolean {
  return (
    typed.isWellFormed() &&
    !/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u.test(typed) &&
    !/(?:\p{M}\p{Cf}*){7}/u.test(typed)
  )
}
