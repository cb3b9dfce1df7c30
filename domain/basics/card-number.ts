// Recognizes card numbers by the Luhn checksum, to check the card field and to refuse a card number in any other field.

/** People group the digits with spaces, dots or dashes. */
export function cardDigits(typed: string): string {
  return typed.replace(/[\s.-]/g, '')
}

export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const weighed = place % 2 === 0 ? digit : digit * 2
    sum += weighed > 9 ? weighed - 9 : weighed
  }
  return digits.length > 0 && sum % 10 === 0
}

/** The length of our longest field. Longer texts are not read: normalizing takes time that grows with the square of the length. */
export const maxTextLength = 1_500

/** Trust rule 6: a text that contains a plausible card number is refused, however its digits are grouped. */
export function containsCardNumber(text: string): boolean {
  // A field's own limit refuses a longer text before this check. A longer text that still gets here is refused unread.
  // oxlint-disable-next-line typescript/no-misused-spread -- in code points, as the fields count
  if (text.length > 2 * maxTextLength || [...text].length > maxTextLength) return true
  // NFKC turns full-width digits and the like into ASCII ones.
  for (const [run] of text.normalize('NFKC').matchAll(/\d(?:[\s\p{P}\p{S}\p{Cf}]{0,3}\d){12,}/gu)) {
    const digits = run.replace(/\D/g, '')
    for (let from = 0; from + 13 <= digits.length; from += 1) {
      for (let length = 13; length <= 19 && from + length <= digits.length; length += 1) {
        if (passesLuhn(digits.slice(from, from + length))) return true
      }
    }
  }
  return false
}
