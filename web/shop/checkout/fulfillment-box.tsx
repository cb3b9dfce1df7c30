// The box that says why the chosen fulfillment is not possible, and leads to the other one (R50, R51).
import { flushSync } from 'react-dom'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { timeOf } from '../time-of.ts'
import type { ChosenFulfillment } from './chosen-fulfillment.ts'
import type { Checkout } from './checkout.ts'
import partsStyles from './fulfillment-parts.module.css'
import { fulfillmentBoxMessages as words } from '#words/orders/shop/fulfillment-box.ts'

/** The field that the box is about names it. */
export const fulfillmentBoxId = 'checkout-fulfillment-box'

/** In the place of the choice when the chosen fulfillment was turned off, else under the ZIP code. */
export function FulfillmentBox({ checkout }: { checkout: Checkout }) {
  const { draft, chosenFulfillment, readOnly, change } = checkout
  const { instead } = chosenFulfillment
  const { timeZone } = useRestaurant()
  const pickup = pickupAt(checkout)
  const sentence = problemMessage(chosenFulfillment, pickup && timeOf(pickup, timeZone))
  if (readOnly || sentence === undefined) return null
  return (
    <div className={partsStyles.fulfillmentBox} id={fulfillmentBoxId} role="alert">
      <span>{sentence}</span>
      {chosenFulfillment.problem?.kind === 'too-small' && (
        <ButtonLink small href={paths.menu}>
          {words.addMore}
        </ButtonLink>
      )}
      {instead && (
        <Button small onClick={() => switchTo(instead)}>
          {words.switchTo[instead]}
        </Button>
      )}
    </div>
  )

  /** The pressed button disappears with the box, so the focus moves to the fulfillment that was chosen, else to the first field. */
  function switchTo(fulfillment: Fulfillment): void {
    flushSync(() => change({ ...draft, fulfillment }))
    document
      .querySelector<HTMLElement>('dialog[open] :is([name="fulfillment"]:checked, [name="firstName"])')
      ?.focus()
  }
}

/** When the order could be picked up: as long as its ZIP code is in no zone, the nearest one answers for it. */
function pickupAt({ fulfillmentSettings, chosenFulfillment, time: { times } }: Checkout): string | undefined {
  if (chosenFulfillment.problem?.kind !== 'outside' || !times?.soonest) return undefined
  const road = Math.min(...fulfillmentSettings.zones.map(({ travelMinutes }) => travelMinutes))
  return new Date(Date.parse(times.soonest) - road * 60_000).toISOString()
}

function problemMessage(
  { fulfillment, instead, problem }: ChosenFulfillment,
  pickupTime: string | undefined,
): string | undefined {
  switch (problem?.kind) {
    case 'fulfillment-unavailable':
      return words.off[fulfillment]
    case 'outside':
      if (!instead) return words.outside(problem.zipcode)
      return pickupTime
        ? words.outsideOrPickupAt(problem.zipcode, pickupTime)
        : words.outsideOrPickup(problem.zipcode)
    case 'too-small': {
      const { zipcode, minimumOrder } = problem
      return instead ? words.tooSmallOrPickup(zipcode, minimumOrder) : words.tooSmall(zipcode, minimumOrder)
    }
    default:
      return undefined
  }
}
