// The form of pickup and delivery: the two ways, the zones, a ZIP code to try, and the rules.
import { useState } from 'react'
import type { OfficeWaysReply } from '#domain/office-api.ts'
import type { Zone } from '#domain/ways.ts'
import { changeWays } from '../../office-api.ts'
import { ChangedMeanwhile, SaveBar } from '../office/save-bar.tsx'
import { useSettingForm } from '../office/use-setting-form.ts'
import type { Setting } from '../office/use-setting.ts'
import { TryZip } from './try-zip.tsx'
import { WayCard } from './way-card.tsx'
import { WayRules } from './way-rules.tsx'
import './ways-editor.css'
import { checkWays, fieldsIn, fieldsOf, inWords, labelOf, meaningOf, type WaysFields } from './ways-fields.ts'
import { ZoneEditor } from './zone-editor.tsx'
import { ZoneTable } from './zone-table.tsx'
import { waysOfficeWords as words } from '#words/staff/ways.ts'

interface WaysEditorProps extends Pick<Setting<OfficeWaysReply>, 'refresh' | 'apply'> {
  saved: OfficeWaysReply
}

export function WaysEditor({ saved, refresh, apply }: WaysEditorProps) {
  const form = useSettingForm({
    saved,
    refresh,
    apply,
    formOf: fieldsOf,
    meaning: meaningOf,
    check: checkWays,
    send: changeWays,
  })
  const { form: element, submit, values, edited, hasConflict, edit } = form
  /** The place of the zone that is being edited; the place after the last is that of a new one. */
  const [open, setOpen] = useState<number>()
  const { zones } = values

  const putZone = (at: number, zone: Zone | undefined) => {
    edit({ zones: [...zones.slice(0, at), ...(zone ? [zone] : []), ...zones.slice(at + 1)] })
    setOpen(undefined)
  }

  return (
    <>
      <form ref={element} noValidate aria-label={words.form} onSubmit={submit}>
        <div className="ways-editor">
          <WayCard way="pickup" values={values} error={form.fields['pickup']} onChange={edit} />
          <WayCard way="delivery" values={values} error={form.fields['delivery']} onChange={edit} />
          <ZoneTable zones={zones} onEdit={setOpen} />
          <div className="ways-editor__side">
            <TryZip ways={values} />
            <WayRules values={values} onChange={edit} />
          </div>
        </div>
        <SaveBar
          unsaved={fieldsIn(edited).map(labelOf)}
          sending={form.sending}
          trouble={hasConflict ? undefined : form.trouble}
          onDiscard={form.discard}
        >
          {hasConflict && (
            <ChangedMeanwhile onKeepTheirs={form.discard}>
              <Theirs saved={fieldsOf(saved)} edited={edited} />
            </ChangedMeanwhile>
          )}
        </SaveBar>
      </form>
      {open !== undefined && (
        <ZoneEditor
          zone={zones[open]}
          others={zones.filter((_, at) => at !== open)}
          onDone={(zone) => putZone(open, zone)}
          onRemove={() => putZone(open, undefined)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function Theirs({ saved, edited }: { saved: WaysFields; edited: ReadonlySet<keyof WaysFields> }) {
  return (
    <>
      <p>{words.savedNow}</p>
      <ul role="list">
        {fieldsIn(edited).map((field) => (
          <li key={field}>
            {labelOf(field)}: {inWords(field, saved)}
          </li>
        ))}
      </ul>
    </>
  )
}
