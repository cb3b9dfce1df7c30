// The parts of the form about the way: delivery or pickup, the line of the zone, and the box that says why the chosen way
// is not possible and leads to the other one (R50, R51).
import { flushSync } from 'react-dom'
import { offeredWays, type Way } from '#domain/ways.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Button } from '../../ui/button.tsx'
import { timeOf } from '../time-of.ts'
import type { ChosenWay } from './chosen-way.ts'
import type { Checkout } from './use-checkout.ts'
import { checkoutWords, wayWords as words } from '#words/shop/checkout.ts'
import './way-parts.css'

export const wayBoxId = 'checkout-way-box'

/** Only when there is something to choose. */
export function WayChoice({ checkout: { draft, ways, chosen, readOnly, change } }: { checkout: Checkout }) {
  const offered = offeredWays(ways)
  if (chosen.trouble?.kind === 'way-off' || offered.length < 2) return null
  return (
    <div className="way-choice" role="radiogroup" aria-label={checkoutWords.ways}>
      {offered.map((way) => (
        <label key={way} className="way-choice__way">
          <input
            type="radio"
            name="way"
            className="way-choice__spot"
            value={way}
            checked={draft.way === way}
            aria-disabled={readOnly || undefined}
            onChange={() => !readOnly && change({ ...draft, way })}
          />
          <b>{checkoutWords.wayNames[way]}</b>
        </label>
      ))}
    </div>
  )
}

/** In the place of the ways when the chosen one was turned off, else under the ZIP code. */
export function WayBox({ checkout }: { checkout: Checkout }) {
  const { draft, chosen, readOnly, change } = checkout
  const { instead } = chosen
  const { timeZone } = useRestaurant()
  const pickup = pickupAt(checkout)
  const sentence = troubleWords(chosen, pickup && timeOf(pickup, timeZone))
  if (readOnly || sentence === undefined) return null
  return (
    <div className="way-box" id={wayBoxId} role="alert">
      <span>{sentence}</span>
      {instead && (
        <Button small onClick={() => switchTo(instead)}>
          {words.switchTo[instead]}
        </Button>
      )}
    </div>
  )

  /** The pressed button disappears with the box, so the focus moves to the way that was chosen, else to the first field. */
  function switchTo(way: Way): void {
    flushSync(() => change({ ...draft, way }))
    document.querySelector<HTMLElement>('.checkout :is([name="way"]:checked, [name="firstName"])')?.focus()
  }
}

/** When the order could be picked up: as long as its ZIP code is in no zone, the nearest one answers for it. */
function pickupAt({ ways, chosen, time: { times } }: Checkout): string | undefined {
  if (chosen.trouble?.kind !== 'outside' || !times?.soonest) return undefined
  const road = Math.min(...ways.zones.map(({ minutesOnTheRoad }) => minutesOnTheRoad))
  return new Date(Date.parse(times.soonest) - road * 60_000).toISOString()
}

/** Spoken once five digits are typed; a free delivery needs no words. */
export function ZoneLine({ checkout: { chosen, readOnly } }: { checkout: Checkout }) {
  const { zipcode, fee, trouble } = chosen
  const isSaid = zipcode !== undefined && fee !== undefined && fee.amount > 0 && !trouble
  return (
    <p className="zone-line" role="status">
      {isSaid && !readOnly && words.zone(zipcode, fee.amount)}
    </p>
  )
}

function troubleWords(
  { way, instead, trouble }: ChosenWay,
  pickupTime: string | undefined,
): string | undefined {
  switch (trouble?.kind) {
    case 'way-off':
      return words.off[way]
    case 'outside':
      if (!instead) return words.outside(trouble.zipcode)
      return pickupTime
        ? words.outsideOrPickupAt(trouble.zipcode, pickupTime)
        : words.outsideOrPickup(trouble.zipcode)
    case 'too-small': {
      const { zipcode, smallestOrder } = trouble
      return instead ? words.tooSmallOrPickup(zipcode, smallestOrder) : words.tooSmall(zipcode, smallestOrder)
    }
    default:
      return undefined
  }
}

/** The sentence beside SUBMIT. */
export function wayObstacle({ way, instead, trouble }: ChosenWay): string | undefined {
  switch (trouble?.kind) {
    case 'way-off':
      return words.switchFirst[way]
    case 'outside':
      return instead ? words.changeZipOrPickup : words.changeZip
    case 'too-small':
      return instead ? words.addMoreOrPickup(trouble.missing) : words.addMore(trouble.missing)
    default:
      return undefined
  }
}
