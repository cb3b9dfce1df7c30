// What can be wrong with a field: a code, with the values that a sentence about it names. Which field it is, its path says:
// the sentences (words/en/faults*.ts) are found by both.
import type { Coded } from './coded-messages.ts'

export const validationErrorCodes = [
  'missing',
  'unreadable',
  'unknown',
  'unknown-field',
  'unwanted',
  'invalid-format',
  'wrong',
  'special-characters',
  'looks-like-card',
  'too-long',
  'too-short',
  'too-many',
  'too-few',
  'too-large',
  'out-of-range',
  'amount-out-of-range',
  'invalid-date',
  'invalid-time',
  'too-early',
  'too-late',
  'reversed',
  'overlaps',
  'outside',
  'twice',
  'taken',
  'name-taken',
  'zipcode-taken',
  'gone',
  'in-use',
  'last',
  'contradiction',
  'single-choice-max',
  'default-not-free',
  'same-password',
  'common-password',
  'own-password',
] as const

/** What has a name that nothing else of its kind may have. */
export const namedKinds = ['item', 'section', 'ingredient', 'group', 'choice', 'zone'] as const
/** What the owner may only have so many of. */
export const countedKinds = [
  'items',
  'sections',
  'ingredients',
  'groups',
  'choices',
  'defaults',
  'zones',
  'zipcodes',
  'periods',
  'special-days',
  'codes',
] as const
export const overlapTargets = ['hours-above', 'evening-before', 'special-day'] as const

/** The values that the sentence about a fault names. */
export interface ValidationErrorValues {
  readonly 'too-long': { readonly longest: number }
  readonly 'too-short': { readonly shortest: number }
  readonly 'too-many': { readonly most: number; readonly of?: (typeof countedKinds)[number] }
  readonly 'too-few': { readonly least: number }
  readonly 'too-large': { readonly most: number }
  readonly 'out-of-range': { readonly least: number; readonly most: number }
  /** In cents. */
  readonly 'amount-out-of-range': { readonly least: number; readonly most: number }
  readonly overlaps: { readonly with: (typeof overlapTargets)[number] }
  readonly 'name-taken': { readonly of: (typeof namedKinds)[number] }
  readonly 'zipcode-taken': { readonly zipcode: string; readonly zone: string }
  /** Names the item where it is not the one of the form. */
  readonly contradiction: {
    readonly mark: string
    readonly allergen: string
    readonly item?: string
  }
}

export type ValidationErrorCode = (typeof validationErrorCodes)[number]
export type ValidationError = Coded<ValidationErrorCode, ValidationErrorValues>
/** The code says it all. */
export type PlainErrorCode = Exclude<ValidationErrorCode, keyof ValidationErrorValues>

/** By the path of the field: "zipcode", "delivery.zipcode". */
export type ValidationErrors = Readonly<Record<string, ValidationError>>
