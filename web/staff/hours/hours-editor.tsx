// The form of the Hours screen: what is typed on top of what is saved, and what is wrong with it.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OfficeHoursReply } from '#domain/office-api.ts'
import { weekdays, type SpecialDay, type Weekday } from '#domain/opening-hours.ts'
import { changeHours } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChangedMeanwhile, SaveBar } from '../office/save-bar.tsx'
import { useSettingForm } from '../office/use-setting-form.ts'
import type { Setting } from '../office/use-setting.ts'
import type { FieldMessages } from '../use-submit.ts'
import './hours.css'
import {
  checkHours,
  fieldsOf,
  meaningOf,
  openPeriods,
  sortSpecialDays,
  specialDaysBut,
  type HoursFields,
} from './hours-fields.ts'
import { SpecialDayDialog } from './special-day-dialog.tsx'
import { SpecialDays } from './special-days.tsx'
import { WeekEditor } from './week-editor.tsx'
import { periodsName, weekdayName } from '#words/hours.ts'
import { hoursOfficeWords as words } from '#words/staff/hours.ts'

interface HoursEditorProps extends Pick<Setting<OfficeHoursReply>, 'refresh' | 'apply'> {
  saved: OfficeHoursReply
  /** For those who do not see what a tap has changed. */
  say: (words: string) => void
}

/** The special day in the window as it was when the window opened: other owners may save meanwhile. */
interface Editing {
  /** Undefined for a new one. */
  readonly special: SpecialDay | undefined
  /** The version that the owner saw. */
  readonly seen: number
}

export function HoursEditor({ saved, refresh, apply, say }: HoursEditorProps) {
  const setting = useSettingForm({
    saved,
    refresh,
    apply,
    formOf: fieldsOf,
    meaning: meaningOf,
    check: checkHours,
    send: changeHours,
    settledBy: (field) => (field === 'specialDays' ? field : 'week'),
  })
  const { values, edited, edit, form, submit, sending, trouble, hasConflict, discard } = setting
  const [editing, setEditing] = useState<Editing>()
  const addDay = useRef<HTMLButtonElement>(null)

  const checked = checkHours(values, saved.version)
  const faults = 'fields' in checked ? checked.fields : {}
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

  const focusOn = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()

  return (
    <>
      <form ref={form} className="hours" onSubmit={submit} noValidate>
        {values.isSet ? (
          <WeekEditor days={values} faults={faults} onEdit={edit} say={say} />
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
          onEdit={(special) => setEditing({ special, seen: saved.version })}
          onRemove={(gone, name) => {
            edit({ specialDays: values.specialDays.filter((special) => special !== gone) })
            say(words.removed(name))
            addDay.current?.focus()
          }}
        />
        <SaveBar
          unsaved={namesOf(edited)}
          needsFix={needsFix(faults)}
          sending={sending}
          trouble={hasConflict ? undefined : trouble}
          onDiscard={discard}
        >
          {hasConflict && <ChangedMeanwhile saved={savedNow(saved, edited)} onKeepTheirs={discard} />}
        </SaveBar>
      </form>
      {/* Its form stands beside ours: a form inside a form is none. */}
      {editing && (
        <SpecialDayDialog
          special={editing.special}
          others={specialDaysBut(values.specialDays, editing.special)}
          onDone={keepSpecialDay}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

/** What another owner has saved, where it differs from what is typed. */
function savedNow(saved: OfficeHoursReply, edited: ReadonlySet<keyof HoursFields>) {
  const fields = fieldsOf(saved)
  const days = weekdays.filter((day) => edited.has(day))
  const week = fields.isSet
    ? days.map((day) => [weekdayName(day), periodsName(openPeriods(fields[day]))] as const)
    : [[words.week, words.allHours] as const]
  const special = [words.special, words.countOfDays(saved.specialDays.length)] as const
  return edited.has('specialDays') ? [...week, special] : week
}

/** The first week of all has one name, not seven. */
function namesOf(edited: ReadonlySet<keyof HoursFields>): string[] {
  const days = weekdays.filter((day) => edited.has(day)).map(weekdayName)
  return [
    ...(edited.has('isSet') ? [words.week] : days),
    ...(edited.has('specialDays') ? [words.special] : []),
  ]
}

function needsFix(faults: FieldMessages): string | undefined {
  const paths = Object.keys(faults)
  const isWrong = (day: Weekday) => paths.some((path) => path.startsWith(`week.${day}`))
  const days = weekdays.filter(isWrong).map(weekdayName)
  if (days.length > 0) return words.needsFix(days)
  return paths.some((path) => path.startsWith('specialDays')) ? words.specialNeedsFix : undefined
}
