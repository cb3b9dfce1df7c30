// The frame of a form of settings: it loads what is saved, and puts the bar that saves at the foot of the form.
import { useMemo, type FormEvent, type ReactNode } from 'react'
import type { SettingName } from '#domain/restaurant/restaurant-api.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { changeSetting, fetchSetting } from '../../office-api.ts'
import { followingSetting } from '../live-queries.ts'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { ChangedMeanwhile, SaveBar } from './save-bar.tsx'
import type { LoadedSetting, SettingForm } from './use-setting-form.ts'
import { useSetting } from './use-setting.ts'

interface SavedSettingProps<Name extends SettingName> {
  name: Name
  /** Once the server has answered. */
  children: (setting: LoadedSetting<Name>) => ReactNode
}

export function SavedSetting<Name extends SettingName>({ name, children }: SavedSettingProps<Name>) {
  const following = useMemo(() => followingSetting(name), [name])
  const { saved, isAsking, refresh, apply } = useSetting(following, () => fetchSetting(name))
  if (saved) return children({ saved, refresh, apply, send: (body) => changeSetting(name, body) })
  return isAsking ? (
    <p role="status">{officeMessages.loading}</p>
  ) : (
    <CouldNotLoad onAgain={() => void refresh()} />
  )
}

interface SettingFrameProps<Form> {
  form: SettingForm<Form>
  /** What it is the form of, for those who do not see where they are. */
  label?: string
  className?: string | undefined
  /** What has to be mended before this can be saved, as a sentence. */
  needsFix?: string | undefined
  /** A field whose value is still on its way, and cannot be discarded. */
  pending?: keyof Form | undefined
  /** Said while Save waits for that value. */
  waitsFor?: string | undefined
  /** Why it could not be saved; what the form itself knows, unless it is this. */
  trouble?: string | undefined
  /** In place of the form's own submit. */
  onSubmit?: (event: FormEvent) => void
  children: ReactNode
}

export function SettingFrame<Form>(props: SettingFrameProps<Form>) {
  const { form, label, className, needsFix, pending, waitsFor, children } = props
  const { form: element, submit, hasConflict, discard } = form
  return (
    <form
      ref={element}
      className={className}
      noValidate
      aria-label={label}
      onSubmit={props.onSubmit ?? submit}
    >
      {children}
      <SaveBar
        unsaved={form.namesOf(pending === undefined ? form.edited : new Set([...form.edited, pending]))}
        needsFix={needsFix}
        pending={pending !== undefined}
        waitsFor={waitsFor}
        sending={form.sending}
        trouble={props.trouble ?? (hasConflict ? undefined : form.trouble)}
        onDiscard={discard}
      >
        {hasConflict && <ChangedMeanwhile saved={form.savedNow} onKeepTheirs={discard} />}
      </SaveBar>
    </form>
  )
}
