// The form of pickup and delivery: the two ways, the zones, a ZIP code to try, and the rules.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Zone } from '#domain/restaurant/fulfillment.ts'
import { SettingForm } from '../office/setting-form.tsx'
import { useSettingForm, type LoadedSetting } from '../office/use-setting-form.ts'
import { TryZip } from './try-zip.tsx'
import { WayCard } from './way-card.tsx'
import { WayRules } from './way-rules.tsx'
import { waysFields } from './ways-fields.ts'
import { ZoneEditor } from './zone-editor.tsx'
import { putZone, zonesBut } from './zone-fields.ts'
import { ZoneTable } from './zone-table.tsx'
import styles from './ways-editor.module.css'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'

/** The zone in the window as it was when the window opened: other owners may save meanwhile. */
interface OpenZone {
  /** Undefined for a new one. */
  readonly zone: Zone | undefined
  /** The version that the owner saw. */
  readonly seen: number
}

export function WaysEditor({ setting }: { setting: LoadedSetting<'fulfillmentSettings'> }) {
  const form = useSettingForm(setting, waysFields)
  const { values, edit } = form
  const [open, setOpen] = useState<OpenZone>()
  const addZone = useRef<HTMLButtonElement>(null)
  const { zones } = values

  const change = (changed: readonly Zone[]) => {
    edit({ zones: changed }, open?.seen)
    setOpen(undefined)
  }

  return (
    <>
      <SettingForm form={form} label={words.form}>
        <div className={styles.waysEditor}>
          <WayCard fulfillment="pickup" values={values} error={form.fields['pickup']} onChange={edit} />
          <WayCard fulfillment="delivery" values={values} error={form.fields['delivery']} onChange={edit} />
          <ZoneTable
            zones={zones}
            addButton={addZone}
            onEdit={(zone) => setOpen({ zone, seen: setting.saved.version })}
          />
          <div className={styles.side}>
            <TryZip fulfillmentSettings={values} />
            <WayRules values={values} onChange={edit} />
          </div>
        </div>
      </SettingForm>
      {open && (
        <ZoneEditor
          zone={open.zone}
          others={zonesBut(zones, open.zone)}
          onDone={(zone) => change(putZone(zones, open.zone, zone))}
          onRemove={() => {
            flushSync(() => change(zonesBut(zones, open.zone)))
            // The row goes, and the button in it that opened the window.
            addZone.current?.focus()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
