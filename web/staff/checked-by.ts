// Checks a form with the schema that the server checks with. In a file of its own: forms without a schema load no zod.
import type * as z from 'zod/mini'
import { messagesByField } from '#domain/form-rules.ts'
import type { Checked } from './use-submit.ts'

export function checkedBy<Body>(schema: z.ZodMiniType<Body>, typed: unknown): Checked<Body> {
  const checked = schema.safeParse(typed)
  return checked.success ? { body: checked.data } : { fields: messagesByField(checked.error) }
}
