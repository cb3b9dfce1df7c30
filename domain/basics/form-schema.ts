// Schema parts that all forms share: a line of text, a whole number, a day, a version, and the validation errors by field.
import * as z from 'zod/mini'
import { containsCardNumber } from './card-number.ts'
import type { ValidationError, ValidationErrors, PlainErrorCode } from './validation-errors.ts'
import { isPlainText, isVisible, type TextRule } from './text-rule.ts'

/** Encodes a validation error as a schema's message. Checks whose own issue says enough need none: see errorFromIssue. */
export function validationError(error: PlainErrorCode | ValidationError): string {
  return JSON.stringify(typeof error === 'string' ? { code: error } : error)
}

/** Reports an error that a check of several fields has found, at the path of one of them. */
export function addIssue(
  issues: z.core.$ZodRawIssue[],
  path: PropertyKey[],
  error: PlainErrorCode | ValidationError,
): void {
  issues.push({ code: 'custom', input: undefined, path, message: validationError(error) })
}

/** A text that must be present. Checks added to this schema report every other error. */
export const requiredText = z.string({
  error: ({ code }) => (code === 'invalid_type' ? validationError('missing') : undefined),
})

/** One line of ordinary characters that is not empty and contains no card number (trust rule 6). */
export function text(longest: number) {
  return textByRule({ longest })
}

/** The same, but the line may be empty. */
export function optionalText(longest: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(longest, { abort: true }),
    z.refine((typed) => typed === '' || isVisible(typed), {
      error: validationError('special-characters'),
      abort: true,
    }),
    z.refine(isPlainText, { error: validationError('special-characters'), abort: true }),
    z.refine((typed) => !containsCardNumber(typed), validationError('looks-like-card')),
  )
}

/** The schema finds the same errors as findTextError does for the same rule, in the same order. */
export function textByRule({ longest, shape }: TextRule) {
  return requiredText.check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(longest, { abort: true }),
    z.refine(isVisible, { error: validationError('missing'), abort: true }),
    z.refine(isPlainText, { error: validationError('special-characters'), abort: true }),
    z.refine((typed) => !containsCardNumber(typed), {
      error: validationError('looks-like-card'),
      abort: true,
    }),
    ...(shape ? [z.regex(shape)] : []),
  )
}

export function wholeNumber(least: number, most: number) {
  return integer(least, most, validationError({ code: 'out-of-range', least, most }))
}

/** In cents. */
export function amount(least: number, most: number) {
  return integer(least, most, validationError({ code: 'amount-out-of-range', least, most }))
}

function integer(least: number, most: number, wrong: string) {
  return z.int(wrong).check(z.gte(least, wrong), z.lte(most, wrong))
}

/** In steps of a tenth, as the office shows them. */
export function tenths(least: number, most: number) {
  const wrong = validationError({ code: 'out-of-range', least, most })
  return z.number(wrong).check(
    z.gte(least, wrong),
    z.lte(most, wrong),
    z.refine((value) => Math.round(value * 10) / 10 === value, wrong),
  )
}

const century = { first: '2000-01-01', last: '2100-12-31' }

/** A day of the calendar. Days outside the century are refused, since a half-typed year, such as 0202, is a mistake. */
export const pickedDay = z.iso
  .date(validationError('invalid-date'))
  .check(z.refine((day) => century.first <= day && day <= century.last, validationError('too-late')))

/** The database column is 32 bits wide, and the next version must fit into it, too. */
const maxVersion = 2 ** 31 - 2

/** The version that the owner saw before saving, so that a save never overwrites another owner's change unseen. */
export const version = wholeNumber(1, maxVersion)

/** One validation error for each field, keyed by the field's path. The first error of a field wins. */
export function errorsByField(error: z.core.$ZodError): ValidationErrors {
  const errors: Record<string, ValidationError> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[path ? `${path}.${key}` : key] ??= { code: 'unknown-field' }
    } else {
      errors[path] ??= errorFromIssue(issue)
    }
  }
  return errors
}

/** Decodes the issue's message if `validationError` wrote it; otherwise the kind of issue decides. */
function errorFromIssue(issue: z.core.$ZodIssue): ValidationError {
  if (issue.message.startsWith('{')) return JSON.parse(issue.message) as ValidationError
  const { code } = issue
  if (code === 'too_big') {
    const most = Number(issue.maximum)
    return issue.origin === 'string' ? { code: 'too-long', longest: most } : { code: 'too-many', most }
  }
  if (code === 'too_small')
    return issue.minimum === 1 ? { code: 'missing' } : { code: 'too-short', shortest: Number(issue.minimum) }
  if (code === 'invalid_format') return { code: 'invalid-format' }
  return { code: code === 'invalid_value' ? 'unknown' : 'unreadable' }
}
