// What an owner has typed on top of a setting and not saved yet.
import { isEqual } from './form-fields.ts'

export interface Draft<Form> {
  /** The version that the owner saw when the first edit was made. */
  readonly version: number
  readonly edits: Partial<Form>
}

interface Seen<Form> {
  /** The version that the owner saw when this edit began. */
  readonly version: number
  readonly saved: Form
  /** A save is on its way: what is saved now may not be saved for long, so typing back to it is an edit. */
  readonly sending: boolean
}

/** What was typed back to what is saved is no edit, and follows another owner's change again. */
export function withEdits<Form>(
  now: Draft<Form> | undefined,
  edits: Partial<Form>,
  { version, saved, sending }: Seen<Form>,
): Draft<Form> | undefined {
  const all = { ...now?.edits, ...edits }
  const left = sending ? all : only(all, (field, value) => !isEqual(value, saved[field]))
  return Object.keys(left).length > 0 ? { version, ...now, edits: left } : undefined
}

/** After a save: edits that were made while the save was pending are not saved yet. */
export function typedSince<Form>(now: Partial<Form>, sent: Partial<Form>): Partial<Form> {
  return only(now, (field, value) => value !== sent[field])
}

function only<Form>(
  edits: Partial<Form>,
  isKept: (field: keyof Form, value: unknown) => boolean,
): Partial<Form> {
  const kept = Object.entries(edits).filter(([field, value]) => isKept(field as keyof Form, value))
  return Object.fromEntries(kept) as Partial<Form>
}
