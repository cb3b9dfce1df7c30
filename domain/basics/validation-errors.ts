// What can be wrong with a field: a code, with the values that a sentence about this error mentions. The sentence is found
// by the code and by the field's path (validation-messages.ts).
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
  'cut-off',
  'other-mode',
  'other-account',
  'not-permitted',
  'not-activated',
  'test-keys-only',
] as const

/** The kinds of things whose names must be unique within their kind. */
export const namedKinds = ['item', 'section', 'ingredient', 'group', 'choice', 'zone'] as const
/** The kinds of things whose number is limited. */
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
/** What a restricted key of the card company has to be allowed. */
export const keyPermissions = ['account', 'payments', 'refunds', 'disputes', 'events', 'webhooks'] as const
export const overlapTargets = ['hours-above', 'evening-before', 'special-day'] as const

/** The values that the sentence about a validation error mentions. */
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
  readonly 'not-permitted': { readonly permission: (typeof keyPermissions)[number] }
  /** `item` is the item's name, if the form edits something else, such as an ingredient. */
  readonly contradiction: {
    readonly mark: string
    readonly allergen: string
    readonly item?: string
  }
}

export type ValidationErrorCode = (typeof validationErrorCodes)[number]
export type ValidationError = Coded<ValidationErrorCode, ValidationErrorValues>
/** Codes that need no values. */
export type PlainErrorCode = Exclude<ValidationErrorCode, keyof ValidationErrorValues>

/** By the path of the field: "zipcode", "delivery.zipcode". */
export type ValidationErrors = Readonly<Record<string, ValidationError>>
