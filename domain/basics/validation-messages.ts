// Finds the sentence for each validation error of a form. Separate from the list of all codes, which no page of the shop
// needs to load.
import { findMessage, type MessagesFor } from './coded-messages.ts'
import type {
  ValidationError,
  ValidationErrorCode,
  ValidationErrors,
  ValidationErrorValues,
} from './validation-errors.ts'

/** A screen loads only the sentences that its forms can need. */
export interface ValidationMessages {
  readonly general: Partial<MessagesFor<ValidationErrorCode, ValidationErrorValues>>
  /** Sentences that fit one field better. The key may be the end of a path: "name" also matches "zones.3.name". */
  readonly fields: Readonly<Record<string, FieldSentences>>
}

type FieldSentences = {
  readonly [Code in ValidationErrorCode]?:
    | string
    | (Code extends keyof ValidationErrorValues ? (values: ValidationErrorValues[Code]) => string : never)
}

/** A sentence for each field whose error has a sentence. */
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
    const sentence = findMessage(sentences ?? {}, { ...error })
    if (sentence !== undefined) return sentence
  }
  return undefined
}
