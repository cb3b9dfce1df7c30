// The parts of the form about fulfillment: delivery or pickup, and the line of the zone (R50, R51).
import { offeredFulfillments } from '#domain/restaurant/fulfillment.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import type { ChosenFulfillment } from './chosen-fulfillment.ts'
import type { Checkout } from './checkout.ts'
import styles from './fulfillment-parts.module.css'
import { checkoutLabels, fulfillmentMessages as words } from '#words/orders/shop/checkout.ts'

/** Only when there is something to choose. */
export function FulfillmentChoice({
  checkout: { draft, fulfillmentSettings, chosenFulfillment, readOnly, change },
}: {
  checkout: Checkout
}) {
  const offered = offeredFulfillments(fulfillmentSettings)
  if (chosenFulfillment.problem?.kind === 'fulfillment-unavailable' || offered.length < 2) return null
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
export function ZoneLine({ checkout: { chosenFulfillment, readOnly } }: { checkout: Checkout }) {
  const { zipcode, fee, problem } = chosenFulfillment
  const isSaid = zipcode !== undefined && fee !== undefined && !problem
  return (
    <p className={styles.zoneLine} role="status">
      {isSaid && !readOnly && words.zone(zipcode, fee.amount)}
    </p>
  )
}

/** The sentence beside SUBMIT. */
export function fulfillmentObstacle({
  fulfillment,
  instead,
  problem,
}: ChosenFulfillment): string | undefined {
  switch (problem?.kind) {
    case 'fulfillment-unavailable':
      return words.switchFirst[fulfillment]
    case 'outside':
      return instead ? words.changeZipOrPickup : words.changeZip
    case 'too-small':
      return instead ? words.addMoreOrPickup(problem.missing) : words.addMore(problem.missing)
    default:
      return undefined
  }
}
