// The state of a form of settings: what was typed on top of what is saved, and saving it against the version that the owner saw.
import { useState, type FormEvent } from 'react'
import type { Saved, SettingName } from '#domain/restaurant/restaurant-api.ts'
import { saveBarMessages as words } from '#words/basics/staff/save-bar.ts'
import { NoAnswer, Refusal } from '../../api.ts'
import { useSubmit, type Checked, type FieldMessages, type Submit } from '../use-submit.ts'
import { isSameField, isWrong, type FormFields } from './form-fields.ts'
import { typedSince, withEdits, type Draft } from './setting-draft.ts'

/** What is saved now, and how to save something else. */
export interface Editable<Reply, Body = Reply> {
  readonly saved: Reply
  /** Answers what is saved then, which the screen shows already. */
  readonly send: (body: Body) => Promise<Reply>
  /** Asks the server what is saved; undefined where it does not answer. What is new has nothing to ask for. */
  readonly refresh?: () => Promise<Reply | undefined>
}

export type LoadedSetting<Name extends SettingName> = Editable<Saved<Name>>

/** The fields of a form, and what they make of what is saved. */
export interface SettingSchema<Reply, Form, Body = Reply> {
  readonly fields: FormFields<Form>
  readonly formOf: (saved: Reply) => Form
  readonly check: (form: Form, version: number) => Checked<Body>
}

/** The fields of a setting: they are checked by its schema at once. */
export interface FormOfSetting<Name extends SettingName, Form> extends SettingSchema<Saved<Name>, Form> {
  readonly check: (form: Form, version: number) => Checked<Saved<Name>>
}

export interface SettingFormState<Form> extends Submit {
  readonly values: Form
  /** The fields that differ from what is saved. */
  readonly edited: ReadonlySet<keyof Form>
  /** The names of these fields, in the screen's order. */
  labelsOf(fields: ReadonlySet<keyof Form>): string[]
  /** The names of the fields that need a fix. */
  readonly wrong: readonly string[]
  /** Somebody else has saved since the first edit: this form cannot be saved any more, only loaded again. */
  readonly isOutdated: boolean
  /** `seen`: the version that was on the screen when the edit began, where that was some time ago, in a window. */
  edit(edits: Partial<Form>, seen?: number): void
  discard(): void
  /** Discards what was typed, and shows what is saved. False, with all left as it was, where the server does not answer. */
  reload(): Promise<boolean>
}

export function useSettingForm<Reply extends { readonly version: number }, Form extends object, Body>(
  { saved, send, refresh }: Editable<Reply, Body>,
  { fields: table, formOf, check }: SettingSchema<Reply, Form, Body>,
  onWrong?: (fields: FieldMessages) => void,
): SettingFormState<Form> {
  const [draft, setDraft] = useState<Draft<Form>>()
  /** The version on which the server refused a save, because there is a newer one. */
  const [refused, setRefused] = useState<number>()

  const names = Object.keys(table) as (keyof Form & string)[]
  const savedForm = formOf(saved)
  const values = { ...savedForm, ...draft?.edits }
  const edited = new Set<keyof Form>(
    names.filter((name) => name in (draft?.edits ?? {}) && !isSameField(table, name, values, savedForm)),
  )
  const isOlder = draft !== undefined && draft.version !== saved.version
  // Saved in just these words by somebody else, or by a save whose answer was lost.
  if (isOlder && edited.size === 0) setDraft(undefined)

  const submit = useSubmit({
    check: () => check(values, draft?.version ?? saved.version),
    send: (body) => save(body, draft),
    explain: (error) => (error instanceof NoAnswer ? words.noAnswer : undefined),
    ...(onWrong && { onWrong }),
  })
  const isOutdated = edited.size > 0 && !submit.sending && (isOlder || draft?.version === refused)

  async function save(body: Body, sent: Draft<Form> | undefined): Promise<void> {
    try {
      const { version } = await send(body)
      setDraft((now) => now && { version, edits: typedSince(now.edits, sent?.edits ?? {}) })
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'edit-conflict')) throw error
      // The notice about it says the rest.
      setRefused(sent?.version)
      await refresh?.()
    }
  }

  function discard(): void {
    setDraft(undefined)
    setRefused(undefined)
    submit.clear()
  }

  return {
    ...submit,
    failure: edited.size > 0 ? submit.failure : undefined,
    values,
    edited,
    labelsOf: (some) => names.filter((name) => some.has(name)).map((name) => table[name].label),
    wrong: names.filter((name) => isWrong(name, submit.fields)).map((name) => table[name].label),
    isOutdated,
    submit(event?: FormEvent) {
      event?.preventDefault()
      if (edited.size > 0 && !isOutdated) submit.submit()
    },
    edit(edits, seen = saved.version) {
      setDraft((now) => withEdits(now, edits, { version: seen, saved: savedForm, sending: submit.sending }))
      submit.touched(
        ...(Object.keys(edits) as (keyof Form & string)[]).flatMap((name) => table[name].settles ?? [name]),
      )
    },
    discard,
    async reload() {
      const isThere = isOlder || refresh === undefined || (await refresh()) !== undefined
      if (isThere) discard()
      return isThere
    },
  }
}
