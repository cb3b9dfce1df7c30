// The parts of the form about the way: delivery or pickup, the line of the zone, and the place of the box that says why the
// chosen way is not possible (R50, R51).
import { offeredFulfillments } from '#domain/restaurant/fulfillment.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { FailureFrame, lazyPart } from '../../ui/lazy-part.tsx'
import type { ChosenWay } from './chosen-way.ts'
import type { Checkout } from './checkout.ts'
import styles from './way-parts.module.css'
import { checkoutLabels, fulfillmentMessages as words } from '#words/orders/shop/checkout.ts'

export const wayBoxId = 'checkout-way-box'

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

/** Loaded when a way is not possible: most customers never see it. */
const LateBox = lazyPart(() => import('./way-box.tsx').then((part) => part.WayBox), FailureFrame)

/** In the place of the ways when the chosen one was turned off, else under the ZIP code. */
export function WayBox({ checkout }: { checkout: Checkout }) {
  return !checkout.readOnly && checkout.chosen.trouble && <LateBox id={wayBoxId} checkout={checkout} />
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
