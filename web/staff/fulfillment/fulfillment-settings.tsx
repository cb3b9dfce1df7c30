// The screen Pickup and delivery of the office (R50, R51, R53), and how customers pay (R63, R65).
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Zone } from '#domain/restaurant/fulfillment.ts'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'
import { Split, Stack } from '../../ui/layout.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { SavedSetting, SettingForm } from '../office/setting-form.tsx'
import { useSettingForm, type LoadedSetting } from '../office/use-setting-form.ts'
import { FulfillmentCard } from './fulfillment-card.tsx'
import { fulfillmentFields } from './fulfillment-fields.ts'
import { FulfillmentRules } from './fulfillment-rules.tsx'
import { PaymentSettings } from './payment-settings.tsx'
import { TryZip } from './try-zip.tsx'
import { ZoneDialog } from './zone-dialog.tsx'
import { putZone, zonesBut } from './zone-fields.ts'
import { ZoneTable } from './zone-table.tsx'

export function FulfillmentSettings() {
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      <Stack>
        <SavedSetting name="fulfillmentSettings">
          {(setting) => <FulfillmentForm setting={setting} />}
        </SavedSetting>
        <PaymentSettings />
      </Stack>
    </>
  )
}

/** The zone in the dialog as it was when the dialog opened: other owners may save meanwhile. */
interface OpenZone {
  /** Undefined for a new one. */
  readonly zone: Zone | undefined
  /** The version that the owner saw. */
  readonly seen: number
}

function FulfillmentForm({ setting }: { setting: LoadedSetting<'fulfillmentSettings'> }) {
  const form = useSettingForm(setting, fulfillmentFields)
  const { values, edit } = form
  const [open, setOpen] = useState<OpenZone>()
  const addZone = useRef<HTMLButtonElement>(null)
  const { zones } = values

  const change = (changed: readonly Zone[]) => {
    edit({ zones: changed }, open?.seen)
    setOpen(undefined)
  }
  const remove = (zone: Zone | undefined) => {
    flushSync(() => change(zonesBut(zones, zone)))
    // The row goes, and the button in it that opened the dialog.
    addZone.current?.focus()
  }

  return (
    <div>
      <SettingForm form={form} label={words.form}>
        <Stack>
          <Split
            sides="halves"
            beside={
              <FulfillmentCard
                fulfillment="delivery"
                values={values}
                error={form.fields['delivery']}
                onChange={edit}
              />
            }
          >
            <FulfillmentCard
              fulfillment="pickup"
              values={values}
              error={form.fields['pickup']}
              onChange={edit}
            />
          </Split>
          <Split
            sides="preview"
            beside={
              <>
                <TryZip settings={values} />
                <FulfillmentRules values={values} onChange={edit} />
              </>
            }
          >
            <ZoneTable
              zones={zones}
              addButton={addZone}
              onEdit={(zone) => setOpen({ zone, seen: setting.saved.version })}
            />
          </Split>
        </Stack>
      </SettingForm>
      {open && (
        <ZoneDialog
          zone={open.zone}
          others={zonesBut(zones, open.zone)}
          onDone={(zone) => change(putZone(zones, open.zone, zone))}
          onRemove={() => remove(open.zone)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
