// The form of a setting: what was typed on top of what is saved, and saving it against the version that the owner saw.
import { useState, type FormEvent } from 'react'
import type { Saved, SettingName } from '#domain/restaurant/restaurant-api.ts'
import { NoAnswer, Refusal } from '../../api.ts'
import { useSubmit, type Checked, type FieldMessages, type Submit } from '../use-submit.ts'
import { typedSince, withEdits, type Draft } from './setting-draft.ts'
import type { Setting } from './use-setting.ts'
import { saveBarMessages as words } from '#words/basics/staff/save-bar.ts'

/** What is saved now, and how to save something else. */
export interface Editable<Reply, Body = Reply> extends Pick<Setting<Reply>, 'refresh' | 'apply'> {
  readonly saved: Reply
  readonly send: (body: Body) => Promise<Reply>
}

export type LoadedSetting<Name extends SettingName> = Editable<Saved<Name>>

/** The fields of a form, and what they make of what is saved. */
export interface FormFields<Reply, Form, Body = Reply> {
  /** As the screen shows them, from top to bottom. */
  readonly labels: Readonly<Record<keyof Form, string>>
  readonly formOf: (saved: Reply) => Form
  /** What a field means: 9.50 is 9.5. */
  readonly meaning: (field: keyof Form, form: Form) => string
  readonly inWords: (field: keyof Form, form: Form) => string
  readonly check: (form: Form, version: number) => Checked<Body> | Promise<Checked<Body>>
  /** The fields whose messages are over when this one is edited; itself, unless the form says otherwise. */
  readonly settledBy?: (field: string) => string | readonly string[]
  /** Those of some fields that are named; all of them, unless the form says otherwise. */
  readonly named?: (fields: ReadonlySet<keyof Form>) => ReadonlySet<keyof Form>
}

/** The fields of a setting: they are checked by its schema at once. */
export interface SettingFields<Name extends SettingName, Form> extends FormFields<Saved<Name>, Form> {
  readonly check: (form: Form, version: number) => Checked<Saved<Name>>
}

export interface SettingForm<Form> extends Submit {
  readonly values: Form
  /** The fields that differ from what is saved. */
  readonly edited: ReadonlySet<keyof Form>
  /** The names of these fields, in the screen's order. */
  namesOf(fields: ReadonlySet<keyof Form>): string[]
  /** The names of the fields that need a fix. */
  readonly wrong: readonly string[]
  /** What is saved where something else is typed: its name on the screen, and its value in words. */
  readonly savedNow: readonly (readonly [name: string, value: string])[]
  /** Somebody else has saved meanwhile, and the owner is to decide. */
  readonly hasConflict: boolean
  /** `seen`: the version that was on the screen when the edit began, where that was some time ago, in a window. */
  edit(edits: Partial<Form>, seen?: number): void
  discard(): void
}

export function useSettingForm<Reply extends { readonly version: number }, Form extends object, Body>(
  { saved, refresh, apply, send }: Editable<Reply, Body>,
  { labels, formOf, meaning, inWords, check, settledBy = same, named = same }: FormFields<Reply, Form, Body>,
  onWrong?: (fields: FieldMessages) => void,
): SettingForm<Form> {
  const [draft, setDraft] = useState<Draft<Form>>()
  const [conflict, setConflict] = useState(false)

  const allFields = Object.keys(labels) as (keyof Form & string)[]
  const savedForm = formOf(saved)
  const values = { ...savedForm, ...draft?.edits }
  const fields = Object.keys(draft?.edits ?? {}) as (keyof Form)[]
  const edited = new Set(fields.filter((field) => meaning(field, values) !== meaning(field, savedForm)))
  // Saved in just these words by somebody else, or by a save whose answer was lost.
  if (draft && draft.version !== saved.version && edited.size === 0) setDraft(undefined)

  const submit = useSubmit({
    check: () => check(values, draft?.version ?? saved.version),
    send: (body) => save(body, draft),
    explain(error) {
      if (error instanceof NoAnswer) return words.noAnswer
      // Read only where the notice about the conflict does not stand in its place.
      return isConflict(error) ? words.meanwhile.notLoaded : undefined
    },
    ...(onWrong && { onWrong }),
  })

  async function save(body: Body, sent: Draft<Form> | undefined): Promise<void> {
    setConflict(false)
    try {
      const reply = await send(body)
      await apply(reply)
      setDraft((now) => now && { version: reply.version, edits: typedSince(now.edits, sent?.edits ?? {}) })
    } catch (error) {
      if (isConflict(error)) await showTheirs()
      throw error
    }
  }

  /** What the owner is shown now may be saved over; where it did not come, the next try is refused again. */
  async function showTheirs(): Promise<void> {
    const theirs = await refresh()
    if (!theirs) return
    setDraft((now) => now && { ...now, version: theirs.version })
    setConflict(true)
  }

  const inOrder = (some: ReadonlySet<keyof Form>) => {
    const told = named(some)
    return allFields.filter((field) => told.has(field))
  }

  return {
    ...submit,
    trouble: edited.size > 0 ? submit.trouble : undefined,
    values,
    edited,
    namesOf: (some) => inOrder(some).map((field) => labels[field]),
    wrong: allFields.filter((field) => isAmong(field, submit.fields)).map((field) => labels[field]),
    savedNow: inOrder(edited).map((field) => [labels[field], inWords(field, savedForm)]),
    hasConflict: conflict && edited.size > 0 && submit.trouble !== undefined,
    submit(event?: FormEvent) {
      event?.preventDefault()
      if (edited.size === 0) return
      // The notice goes, and the button in it that was pressed.
      const isInNotice = document.activeElement?.closest('[data-save-bar] [role]')
      if (isInNotice)
        submit.form.current?.querySelector<HTMLElement>('[data-save-bar] [type=submit]')?.focus()
      submit.submit()
    },
    edit(edits, seen = saved.version) {
      setDraft((now) => withEdits(now, edits, { version: seen, saved: savedForm, sending: submit.sending }))
      submit.touched(...Object.keys(edits).flatMap((field) => settledBy(field)))
    },
    discard() {
      setDraft(undefined)
      setConflict(false)
      submit.clear()
    },
  }
}

/** A message stands at a field, "marks", or at a part of it, "marks.0". */
function isAmong(field: string, messages: FieldMessages): boolean {
  return Object.keys(messages).some((path) => path === field || path.startsWith(`${field}.`))
}

function same<Value>(value: Value): Value {
  return value
}

function isConflict(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'edit-conflict'
}
