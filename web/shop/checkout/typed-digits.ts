// Digits in their groups while they are typed: the card number as it stands on the card, and a ZIP+4 code from a keyboard that
// has no dash.
import { cardDigits } from '#domain/basics/card-number.ts'

interface GroupedDigits {
  readonly text: string
  readonly caret: number
}

/**
 * The caret stays behind the digit that it was behind. Without `isDeletedAhead` it stays before a gap, where Backspace goes
 * on; the Delete key goes on behind the gap.
 */
export function groupCard(typed: string, caret: number, isDeletedAhead = false): GroupedDigits {
  const digits = cardDigits(typed)
  // The message of R29 is about what was typed.
  if (/\D/.test(digits)) return { text: typed, caret }
  const text =
    digits.match(isAmex(digits) ? /^\d{1,4}|(?<=^\d{4})\d{1,6}|\d{1,5}/g : /\d{1,4}/g)?.join(' ') ?? ''
  const before = cardDigits(typed.slice(0, caret)).length
  let place = 0
  for (let passed = 0; passed < before; place += 1) if (text[place] !== ' ') passed += 1
  return { text, caret: isDeletedAhead && text[place] === ' ' ? place + 1 : place }
}

/** Its fifteen digits stand in groups of four, six and five. */
function isAmex(digits: string): boolean {
  return /^3[47]/.test(digits)
}

export function withZipDash(typed: string): string {
  return typed.replace(/^(\d{5})(\d{1,4})$/, '$1-$2')
}
