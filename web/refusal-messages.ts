// Says a refusal by its code and values, in the page's language. In a file of its own: the first load shows no refusal.
import { findMessage } from '#domain/basics/coded-messages.ts'
import { formatValidationErrors } from '#domain/basics/validation-messages.ts'
import { problemMessages } from '#words/basics/problem-messages.ts'
import type { Refusal } from './api.ts'

/** A code that this version of the page does not know is shown in the server's own words. */
export function refusalMessage({ code, most, minimumOrder, remaining, phone, title }: Refusal): string {
  const values = {
    ...(most !== undefined && { most }),
    ...(minimumOrder !== undefined && { minimumOrder }),
    ...(remaining !== undefined && { remaining }),
    ...(phone !== undefined && { phone }),
  }
  return findMessage(problemMessages, { code, ...values }) ?? title
}

/** A message for each wrong field, from the screen's own catalog; without one, in the server's own words. */
export function fieldMessages(
  sentences: Parameters<typeof formatValidationErrors>[0],
  { errors, fields }: Refusal,
): Record<string, string> {
  return { ...fields, ...formatValidationErrors(sentences, errors) }
}
