// How a form of settings describes its fields: what each is called on the screen, and which values mean the same.
import type { FieldMessages } from '../use-submit.ts'

export interface FormField<Value> {
  readonly label: string
  /** What a value means: 9.50 is 9.5. Unless the field says otherwise, spaces around a text mean nothing. */
  readonly meaning?: (value: Value) => unknown
  /** The fields whose messages are over when this one is edited; itself, unless the field says otherwise. */
  readonly settles?: readonly string[]
}

/** In the order of the screen, from top to bottom. */
export type FormFields<Form> = { readonly [Name in keyof Form]: FormField<Form[Name]> }

/** Whether a field means the same in two forms. */
export function isSameField<Form>(
  fields: FormFields<Form>,
  name: keyof Form,
  one: Form,
  other: Form,
): boolean {
  const { meaning = trimmed } = fields[name]
  return isEqual(meaning(one[name]), meaning(other[name]))
}

export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A message stands at a field, "marks", or at a part of it, "marks.0". */
export function isWrong(name: string, messages: FieldMessages): boolean {
  return Object.keys(messages).some((path) => path === name || path.startsWith(`${name}.`))
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value
}
