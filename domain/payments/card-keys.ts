// The owner's keys of the card company: which key is which, by how it begins, and of which mode it is.
import type { PlainErrorCode } from '../basics/validation-errors.ts'

const kinds = { secretKey: /^[sr]k_(test|live)_/, publishableKey: /^pk_(test|live)_/ } as const
export type CardKeyName = keyof typeof kinds

export type KeyMode = 'test' | 'live'

/** What is wrong with a key, as far as its text tells; the card company says the rest. */
export function cardKeyError(name: CardKeyName, key: string): PlainErrorCode | undefined {
  if (!kinds[name].test(key)) return 'invalid-format'
  return /^[\w]{8,250}$/.test(key.replace(kinds[name], '')) ? undefined : 'cut-off'
}

/** In test mode only test cards work, and no money moves. */
export function modeOfKey(key: string): KeyMode {
  return /^.k_test_/.test(key) ? 'test' : 'live'
}
