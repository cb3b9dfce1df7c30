// The tax of new orders, and the clock on the restaurant's wall.
import { memo } from 'react'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormCell, FormGrid } from '../../ui/form-grid.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useNow } from '../use-now.ts'
import type { RestaurantForm } from './restaurant-fields.ts'
import { zonesElsewhere, zonesOfUs, type ZoneChoice } from './time-zones.ts'
import { restaurantOfficeMessages as words } from '#words/restaurant/staff/restaurant.ts'

export function TaxFields({ form }: { form: RestaurantForm }) {
  const { values, fields, edited, edit } = form
  const now = useNow()
  const { timeZone } = values
  return (
    <Panel title={words.money}>
      <FormGrid>
        <FormCell span={2}>
          <Field
            label={words.taxRate}
            inputMode="decimal"
            autoComplete="off"
            required
            value={values.taxRate}
            error={fields['taxRate']}
            hint={edited.has('taxRate') ? words.taxChanged : words.taxHint}
            onChange={(event) => edit({ taxRate: event.target.value })}
          />
        </FormCell>
        <FormCell span={4}>
          <SelectField
            label={words.timeZone}
            value={timeZone}
            error={fields['timeZone']}
            hint={edited.has('timeZone') ? words.zoneChanged(timeZone, now) : words.zoneHint(timeZone, now)}
            onChange={(event) => edit({ timeZone: event.target.value })}
          >
            <ZoneOptions set={timeZone} />
          </SelectField>
        </FormCell>
      </FormGrid>
    </Panel>
  )
}

/** Hundreds of them: made again only when another one is set, not with every letter that is typed on the screen. */
const ZoneOptions = memo(function ZoneOptions({ set }: { set: string }) {
  return (
    <>
      <ZoneGroup label={words.usZones} zones={zonesOfUs} />
      <ZoneGroup label={words.otherZones} zones={zonesElsewhere(set)} />
    </>
  )
})

function ZoneGroup({ label, zones }: { label: string; zones: readonly ZoneChoice[] }) {
  return (
    <optgroup label={label}>
      {zones.map(({ zone, name }) => (
        <option key={zone} value={zone}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
