// Card numbers made up for one run, and every spelling in which they could have been kept.
import { passesLuhn } from '../domain/card.ts'
import type { Random } from '../server/demo/random.ts'

export interface Canary {
  readonly number: string
  readonly cvv: string
}

export function makeCanary(random: Random): Canary {
  const cvv = String(random.whole(1_000, 9_999))
  for (;;) {
    const number = `5${Array.from({ length: 15 }, () => random.whole(0, 9)).join('')}`
    if (passesLuhn(number)) return { number, cvv }
  }
}

/** As people type it. */
export function spellings(number: string): string[] {
  const groups = number.match(/.{4}/g) ?? []
  const digits = number.split('')
  return [
    number,
    groups.join(' '),
    groups.join('-'),
    groups.join('.'),
    groups.join('\u00a0'),
    digits.join(' '),
    // Digits of another width, which NFKC makes ours.
    digits.map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
  ]
}

/** Where in the text a canary is, however it is written: plain, grouped, in hexadecimal or in base64. */
export function tracesOf({ number, cvv }: Canary, content: Buffer, withCvv: boolean): string[] {
  const text = content.toString('latin1')
  const plain = spellings(number).map((typed) => Buffer.from(typed).toString('latin1'))
  const hex = Buffer.from(number).toString('hex')
  const wide = Buffer.from(number, 'utf16le').toString('latin1')
  const found = [...plain, hex, wide, ...inBase64(number)].filter((needle) => text.includes(needle))
  // Four digits may stand inside a port or a hash; alone they are the CVV.
  const alone = new RegExp(`(?<![0-9A-Za-z_.:+/=-])${cvv}(?![0-9A-Za-z_.:+/=-])`)
  return [...found, ...(withCvv && alone.test(text) ? [`CVV ${cvv}`] : [])]
}

/** At each of the three places that it can have in a group of three bytes; what its neighbours decide is left out. */
function inBase64(number: string): string[] {
  return [0, 1, 2].map((shift) => {
    const encoded = Buffer.from('\0'.repeat(shift) + number).toString('base64')
    return encoded.slice(shift === 0 ? 0 : shift + 1, -4)
  })
}
