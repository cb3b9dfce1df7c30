// The frame of a form of settings: it loads what is saved, and puts the bar that saves at the foot of the form.
import { useMemo, type FormEvent, type ReactNode } from 'react'
import type { SettingName } from '#domain/restaurant/restaurant-api.ts'
import { joinNames } from '#words/basics/lists.ts'
import { saveBarMessages as words } from '#words/basics/staff/save-bar.ts'
import { changeSetting, fetchSetting } from '../../office-api.ts'
import { Answer } from '../../ui/answer.tsx'
import { followingSetting } from '../live-queries.ts'
import { SaveBar } from './save-bar.tsx'
import type { LoadedSetting, SettingFormState } from './use-setting-form.ts'
import { useSetting } from './use-setting.ts'

interface SavedSettingProps<Name extends SettingName> {
  name: Name
  /** Once the server has answered. */
  children: (setting: LoadedSetting<Name>) => ReactNode
}

export function SavedSetting<Name extends SettingName>({ name, children }: SavedSettingProps<Name>) {
  const following = useMemo(() => followingSetting(name), [name])
  const { saved, isAsking, refresh, apply } = useSetting(following, () => fetchSetting(name))
  const send: LoadedSetting<Name>['send'] = async (body) => {
    const reply = await changeSetting(name, body)
    await apply(reply)
    return reply
  }
  return (
    <Answer data={saved} hasFailed={!isAsking} onAgain={() => void refresh()}>
      {(loaded) => children({ saved: loaded, refresh, send })}
    </Answer>
  )
}

interface SettingFormProps<Form> {
  form: SettingFormState<Form>
  /** What it is the form of, for those who do not see where they are. */
  label?: string
  /** What has to be mended before this can be saved, as a sentence; the names of the wrong fields, unless it is this. */
  needsFix?: string | undefined
  /** A field whose value is still uploading, and cannot be discarded. */
  pending?: keyof Form | undefined
  /** Said while Save waits for that value. */
  waitsFor?: string | undefined
  /** Why it could not be saved; what the form itself knows, unless it is this. */
  failure?: string | undefined
  /** In place of the form's own submit. */
  onSubmit?: (event: FormEvent) => void
  children: ReactNode
}

export function SettingForm<Form>(props: SettingFormProps<Form>) {
  const { form, label, pending, waitsFor, children } = props
  const { form: element, submit, wrong } = form
  const needsFix = props.needsFix ?? (wrong.length > 0 ? words.fix(joinNames(wrong)) : undefined)
  return (
    <form ref={element} noValidate aria-label={label} onSubmit={props.onSubmit ?? submit}>
      {children}
      <SaveBar
        unsaved={form.labelsOf(pending === undefined ? form.edited : new Set([...form.edited, pending]))}
        needsFix={needsFix}
        pending={pending !== undefined}
        waitsFor={waitsFor}
        sending={form.sending}
        failure={props.failure ?? form.failure}
        isOutdated={form.isOutdated}
        onReload={form.reload}
        onDiscard={form.discard}
      />
    </form>
  )
}
