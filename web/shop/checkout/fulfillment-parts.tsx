// The parts of the form about the way: delivery or pickup, and the line of the zone (R50, R51).
import { offeredFulfillments } from '#domain/restaurant/fulfillment.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import type { ChosenWay } from './chosen-way.ts'
import type { Checkout } from './checkout.ts'
import styles from './way-parts.module.css'
import { checkoutLabels, fulfillmentMessages as words } from '#words/orders/shop/checkout.ts'

/** Only when there is something to choose. */
export function WayChoice({
  checkout: { draft, fulfillmentSettings, chosen, readOnly, change },
}: {
  checkout: Checkout
}) {
  const offered = offeredFulfillments(fulfillmentSettings)
  if (chosen.trouble?.kind === 'fulfillment-unavailable' || offered.length < 2) return null
  return (
    <ChoiceGroup
      look="cells"
      label={checkoutLabels.fulfillmentSettings}
      name="fulfillment"
      choices={offered.map((value) => ({ value, words: checkoutLabels.wayNames[value] }))}
      value={draft.fulfillment}
      readOnly={readOnly}
      onChange={(fulfillment) => change({ ...draft, fulfillment })}
    />
  )
}

/** Spoken once five digits are typed. */
export function ZoneLine({ checkout: { chosen, readOnly } }: { checkout: Checkout }) {
  const { zipcode, fee, trouble } = chosen
  const isSaid = zipcode !== undefined && fee !== undefined && !trouble
  return (
    <p className={styles.zoneLine} role="status">
      {isSaid && !readOnly && words.zone(zipcode, fee.amount)}
    </p>
  )
}

/** The sentence beside SUBMIT. */
export function wayObstacle({ fulfillment, instead, trouble }: ChosenWay): string | undefined {
  switch (trouble?.kind) {
    case 'fulfillment-unavailable':
      return words.switchFirst[fulfillment]
    case 'outside':
      return instead ? words.changeZipOrPickup : words.changeZip
    case 'too-small':
      return instead ? words.addMoreOrPickup(trouble.missing) : words.addMore(trouble.missing)
    default:
      return undefined
  }
}
