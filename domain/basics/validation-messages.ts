// Says what is wrong with each field of a form. Apart from the list of all codes, which no page of the shop needs.
import { say, type MessagesFor } from './coded-messages.ts'
import type {
  ValidationError,
  ValidationErrorCode,
  ValidationErrors,
  ValidationErrorValues,
} from './validation-errors.ts'

/** A screen has only those that its forms can need. */
export interface ValidationMessages {
  readonly general: Partial<MessagesFor<ValidationErrorCode, ValidationErrorValues>>
  /** Where a field is better told in words of its own. A path may be short: that of "zones.3.name" is also "name". */
  readonly fields: Readonly<Record<string, FieldSentences>>
}

type FieldSentences = {
  readonly [Code in ValidationErrorCode]?:
    | string
    | (Code extends keyof ValidationErrorValues ? (values: ValidationErrorValues[Code]) => string : never)
}

/** A sentence for each field, as far as there are sentences about these faults. */
export function formatValidationErrors(
  sentences: ValidationMessages,
  errors: ValidationErrors,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) => {
      const sentence = formatValidationError(sentences, path, error)
      return sentence === undefined ? [] : [[path, sentence]]
    }),
  )
}

export function formatValidationError(
  { general, fields }: ValidationMessages,
  path: string,
  error: ValidationError,
): string | undefined {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name))
  const own = names.map((_, at) => names.slice(at).join('.')).filter((name) => Object.hasOwn(fields, name))
  for (const sentences of [...own.map((name) => fields[name]), general]) {
    const sentence = say(sentences ?? {}, { ...error })
    if (sentence !== undefined) return sentence
  }
  return undefined
}
