// Try a ZIP: what the zones, saved or not, mean for one ZIP code, and what its customer will read.
import { useState } from 'react'
import { deliveryTerms } from '#domain/restaurant/fulfillment.ts'
import { Field } from '../../ui/field.tsx'
import type { WaysFields } from './ways-fields.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import waysEditorStyles from './ways-editor.module.css'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'
import { zoneMessages as reads } from '#words/restaurant/zones.ts'

export function TryZip({ fulfillmentSettings }: { fulfillmentSettings: WaysFields }) {
  const [typed, setTyped] = useState('')
  const zipcode = /^\s*(\d{5})(-\d{4})?\s*$/.exec(typed)?.[1]
  return (
    <section className={officeStyles.panel}>
      <h2 className={officeStyles.panelTitle}>{words.try.title}</h2>
      <Field
        className={waysEditorStyles.tryZipField}
        label={words.try.zipcode}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={typed}
        hint={typed.trim() !== '' && !zipcode ? words.try.shape : undefined}
        onChange={(event) => setTyped(event.target.value)}
        // It is no part of what is saved.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status">
        {zipcode && <Outcome zipcode={zipcode} fulfillmentSettings={fulfillmentSettings} />}
      </div>
    </section>
  )
}

function Outcome({ zipcode, fulfillmentSettings }: { zipcode: string; fulfillmentSettings: WaysFields }) {
  if (!fulfillmentSettings.delivery)
    return (
      <p className={classNames(waysEditorStyles.tryZip, waysEditorStyles.tryZipOutside)}>{words.try.off}</p>
    )
  const terms = deliveryTerms(fulfillmentSettings, zipcode)
  if (!terms) {
    const sentence = fulfillmentSettings.pickup ? reads.outsideOrPickup(zipcode) : reads.outside(zipcode)
    return (
      <p className={classNames(waysEditorStyles.tryZip, waysEditorStyles.tryZipOutside)}>
        <b>{zipcode}</b> {words.try.noZone} {words.try.customerSees(sentence)}
      </p>
    )
  }
  const zone = fulfillmentSettings.zones.find(({ zipcodes }) => zipcodes.includes(zipcode))
  const { fee, minimumOrder, travelMinutes } = terms
  const tooSmall = fulfillmentSettings.pickup ? reads.tooSmallOrPickup : reads.tooSmall
  return (
    <div className={waysEditorStyles.tryZip}>
      <p>
        <b>{zone ? `${zone.name}.` : words.try.everywhere[0]}</b>{' '}
        {zone ? words.try.terms(fee, minimumOrder, travelMinutes) : words.try.everywhere[1]}
      </p>
      {zone && <p>{words.try.customerSees(reads.zone(zipcode, fee))}</p>}
      {minimumOrder > 0 && <p>{words.try.smallerSees(tooSmall(zipcode, minimumOrder))}</p>}
    </div>
  )
}
