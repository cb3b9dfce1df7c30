// The Hours screen of the office: the week and the special days, which decide whether the shop takes orders.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SpecialDay } from '#domain/restaurant/opening-hours.ts'
import { weekdays, type Weekday } from '#domain/basics/days.ts'
import { Button } from '../../ui/button.tsx'
import { useRestaurant } from '../../page-data.ts'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { SavedSetting, SettingForm } from '../office/setting-form.tsx'
import { useSettingForm, type LoadedSetting } from '../office/use-setting-form.ts'
import { useNow } from '../use-now.ts'
import type { FieldMessages } from '../use-submit.ts'
import { hoursFields, sortSpecialDays, specialDaysBut } from './hours-fields.ts'
import { SpecialDayDialog } from './special-day-dialog.tsx'
import { SpecialDays } from './special-days.tsx'
import { WeekEditor } from './week-editor.tsx'
import { zoneTime } from '#words/basics/dates.ts'
import { weekdayName } from '#words/restaurant/hours.ts'
import { hoursOfficeMessages as words } from '#words/restaurant/staff/hours.ts'

export function HoursSettings() {
  const { timeZone } = useRestaurant()
  const now = useNow()
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about(zoneTime(now, timeZone))} />
      <SavedSetting name="hours">{(setting) => <HoursForm setting={setting} />}</SavedSetting>
    </>
  )
}

/** The special day in the dialog as it was when the dialog opened: other owners may save meanwhile. */
interface Editing {
  /** Undefined for a new one. */
  readonly special: SpecialDay | undefined
  /** The version that the owner saw. */
  readonly seen: number
}

function HoursForm({ setting }: { setting: LoadedSetting<'hours'> }) {
  const { version } = setting.saved
  const form = useSettingForm(setting, hoursFields)
  const { values, edit } = form
  /** For those who do not see what a tap has changed. */
  const [announcement, announce] = useState('')
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
      <SettingForm form={form} needsFix={needsFix(errors)}>
        <Stack>
          {values.isSet ? (
            <WeekEditor days={values} errors={errors} onEdit={edit} announce={announce} />
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
              announce(words.removed(name))
              addDay.current?.focus()
            }}
          />
        </Stack>
      </SettingForm>
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
        {announcement}
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
