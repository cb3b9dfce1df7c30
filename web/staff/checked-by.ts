// Checks a form with the schema that the server checks with. In a file of its own: forms without a schema load no zod.
import type * as z from 'zod/mini'
import { formatValidationErrors } from '#domain/basics/validation-messages.ts'
import { errorsByField } from '#domain/basics/form-schema.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import type { Checked } from './use-submit.ts'

export function checkedBy<Body>(schema: z.ZodMiniType<Body>, typed: unknown): Checked<Body> {
  const checked = schema.safeParse(typed)
  if (checked.success) return { body: checked.data }
  return { fields: formatValidationErrors(staffErrorMessages, errorsByField(checked.error)) }
}
