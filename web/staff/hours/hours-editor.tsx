// The form of the Hours screen: what is typed on top of what is saved, and what is wrong with it.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SpecialDay } from '#domain/restaurant/opening-hours.ts'
import { weekdays, type Weekday } from '#domain/basics/days.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SettingForm } from '../office/setting-form.tsx'
import { useSettingForm, type LoadedSetting } from '../office/use-setting-form.ts'
import type { FieldMessages } from '../use-submit.ts'
import { hoursFields, sortSpecialDays, specialDaysBut } from './hours-fields.ts'
import { SpecialDayDialog } from './special-day-dialog.tsx'
import { SpecialDays } from './special-days.tsx'
import { WeekEditor } from './week-editor.tsx'
import styles from './hours.module.css'
import { weekdayName } from '#words/restaurant/hours.ts'
import { hoursOfficeMessages as words } from '#words/restaurant/staff/hours.ts'

/** The special day in the window as it was when the window opened: other owners may save meanwhile. */
interface Editing {
  /** Undefined for a new one. */
  readonly special: SpecialDay | undefined
  /** The version that the owner saw. */
  readonly seen: number
}

export function HoursEditor({ setting }: { setting: LoadedSetting<'hours'> }) {
  const { version } = setting.saved
  const form = useSettingForm(setting, hoursFields)
  const { values, edit } = form
  /** For those who do not see what a tap has changed. */
  const [said, say] = useState('')
  const [editing, setEditing] = useState<Editing>()
  const addDay = useRef<HTMLButtonElement>(null)

  const checked = hoursFields.check(values, version)
  const errors = 'fields' in checked ? checked.fields : {}
  /** The pressed button goes. */
  const setTheWeek = () => {
    flushSync(() => edit({ isSet: true }))
    focusOn('[role=switch]')
  }
  const keepSpecialDay = (special: SpecialDay) => {
    const others = specialDaysBut(values.specialDays, editing?.special)
    flushSync(() => {
      edit({ specialDays: sortSpecialDays([...others, special]) }, editing?.seen)
      setEditing(undefined)
    })
    // On another day it stands in another row.
    if (editing?.special) focusOn(`[data-day="${special.from}"] button`)
  }

  const focusOn = (selector: string) => form.form.current?.querySelector<HTMLElement>(selector)?.focus()

  return (
    <>
      <div className={styles.hours}>
        <SettingForm form={form} needsFix={needsFix(errors)}>
          {values.isSet ? (
            <WeekEditor days={values} errors={errors} onEdit={edit} say={say} />
          ) : (
            <Notice
              tone="info"
              action={
                <Button go onClick={setTheWeek}>
                  {words.start}
                </Button>
              }
            >
              {words.notSet}
            </Notice>
          )}
          <SpecialDays
            specialDays={values.specialDays}
            addButton={addDay}
            onEdit={(special) => setEditing({ special, seen: version })}
            onRemove={(gone, name) => {
              edit({ specialDays: values.specialDays.filter((special) => special !== gone) })
              say(words.removed(name))
              addDay.current?.focus()
            }}
          />
        </SettingForm>
      </div>
      {/* Its form stands beside ours: a form inside a form is none. */}
      {editing && (
        <SpecialDayDialog
          special={editing.special}
          others={specialDaysBut(values.specialDays, editing.special)}
          onDone={keepSpecialDay}
          onClose={() => setEditing(undefined)}
        />
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

function needsFix(errors: FieldMessages): string | undefined {
  const paths = Object.keys(errors)
  const isWrong = (day: Weekday) => paths.some((path) => path.startsWith(`week.${day}`))
  const days = weekdays.filter(isWrong).map(weekdayName)
  if (days.length > 0) return words.needsFix(days)
  return paths.some((path) => path.startsWith('specialDays')) ? words.specialNeedsFix : undefined
}
