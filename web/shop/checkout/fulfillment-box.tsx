// The box that says why the chosen way is not possible, and leads to the other one (R50, R51).
import { flushSync } from 'react-dom'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { timeOf } from '../time-of.ts'
import type { ChosenWay } from './chosen-way.ts'
import type { Checkout } from './checkout.ts'
import wayPartsStyles from './way-parts.module.css'
import { fulfillmentBoxMessages as words } from '#words/orders/shop/fulfillment-box.ts'

/** The field that the box is about names it. */
export const wayBoxId = 'checkout-way-box'

/** In the place of the ways when the chosen one was turned off, else under the ZIP code. */
export function WayBox({ checkout }: { checkout: Checkout }) {
  const { draft, chosen, readOnly, change } = checkout
  const { instead } = chosen
  const { timeZone } = useRestaurant()
  const pickup = pickupAt(checkout)
  const sentence = troubleWords(chosen, pickup && timeOf(pickup, timeZone))
  if (readOnly || sentence === undefined) return null
  return (
    <div className={wayPartsStyles.wayBox} id={wayBoxId} role="alert">
      <span>{sentence}</span>
      {chosen.trouble?.kind === 'too-small' && (
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

  /** The pressed button disappears with the box, so the focus moves to the way that was chosen, else to the first field. */
  function switchTo(fulfillment: Fulfillment): void {
    flushSync(() => change({ ...draft, fulfillment }))
    document
      .querySelector<HTMLElement>('dialog[open] :is([name="fulfillment"]:checked, [name="firstName"])')
      ?.focus()
  }
}

/** When the order could be picked up: as long as its ZIP code is in no zone, the nearest one answers for it. */
function pickupAt({ fulfillmentSettings, chosen, time: { times } }: Checkout): string | undefined {
  if (chosen.trouble?.kind !== 'outside' || !times?.soonest) return undefined
  const road = Math.min(...fulfillmentSettings.zones.map(({ travelMinutes }) => travelMinutes))
  return new Date(Date.parse(times.soonest) - road * 60_000).toISOString()
}

function troubleWords(
  { fulfillment, instead, trouble }: ChosenWay,
  pickupTime: string | undefined,
): string | undefined {
  switch (trouble?.kind) {
    case 'fulfillment-unavailable':
      return words.off[fulfillment]
    case 'outside':
      if (!instead) return words.outside(trouble.zipcode)
      return pickupTime
        ? words.outsideOrPickupAt(trouble.zipcode, pickupTime)
        : words.outsideOrPickup(trouble.zipcode)
    case 'too-small': {
      const { zipcode, minimumOrder } = trouble
      return instead ? words.tooSmallOrPickup(zipcode, minimumOrder) : words.tooSmall(zipcode, minimumOrder)
    }
    default:
      return undefined
  }
}
