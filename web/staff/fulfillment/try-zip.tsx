// Try a ZIP: what the zones, saved or not, mean for one ZIP code, and what its customer will read.
import { useState } from 'react'
import { deliveryTerms } from '#domain/restaurant/fulfillment.ts'
import { Field } from '../../ui/field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stack } from '../../ui/layout.tsx'
import type { FulfillmentFields } from './fulfillment-fields.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './fulfillment.module.css'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'
import { zoneMessages as reads } from '#words/restaurant/zones.ts'

export function TryZip({ settings }: { settings: FulfillmentFields }) {
  const [typed, setTyped] = useState('')
  const zipcode = /^\s*(\d{5})(-\d{4})?\s*$/.exec(typed)?.[1]
  return (
    <Panel title={words.try.title}>
      <Field
        className={styles.zipcode}
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
      <div role="status">{zipcode && <Outcome zipcode={zipcode} settings={settings} />}</div>
    </Panel>
  )
}

function Outcome({ zipcode, settings }: { zipcode: string; settings: FulfillmentFields }) {
  if (!settings.delivery) return <p className={classNames(styles.outcome, styles.outside)}>{words.try.off}</p>
  const terms = deliveryTerms(settings, zipcode)
  if (!terms) {
    const sentence = settings.pickup ? reads.outsideOrPickup(zipcode) : reads.outside(zipcode)
    return (
      <p className={classNames(styles.outcome, styles.outside)}>
        <b>{zipcode}</b> {words.try.noZone} {words.try.customerSees(sentence)}
      </p>
    )
  }
  const zone = settings.zones.find(({ zipcodes }) => zipcodes.includes(zipcode))
  const { fee, minimumOrder, travelMinutes } = terms
  const tooSmall = settings.pickup ? reads.tooSmallOrPickup : reads.tooSmall
  return (
    <Stack gap={1} className={styles.outcome}>
      <p>
        <b>{zone ? `${zone.name}.` : words.try.everywhere[0]}</b>{' '}
        {zone ? words.try.terms(fee, minimumOrder, travelMinutes) : words.try.everywhere[1]}
      </p>
      {zone && <p>{words.try.customerSees(reads.zone(zipcode, fee))}</p>}
      {minimumOrder > 0 && <p>{words.try.smallerSees(tooSmall(zipcode, minimumOrder))}</p>}
    </Stack>
  )
}
