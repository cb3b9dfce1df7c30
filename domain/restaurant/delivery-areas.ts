// Where the restaurant delivers and what the delivery costs, as customers read it before they type an address (R51).
import { cents, type Cents } from '../basics/money.ts'
import type { ShopFulfillment } from './fulfillment.ts'

type Zones = ShopFulfillment['zones']

export interface DeliveryArea {
  readonly zipcodes: readonly string[]
  readonly fee: Cents
  readonly minimumOrder: Cents
}

/** Zones on the same terms are one area, because customers never see the zones' names. The cheapest area comes first. */
export function deliveryAreas(zones: Zones): readonly DeliveryArea[] {
  const areas = new Map<string, DeliveryArea>()
  for (const { zipcodes, fee, minimumOrder } of zones) {
    const terms = `${fee} ${minimumOrder}`
    const joined = [...(areas.get(terms)?.zipcodes ?? []), ...zipcodes].toSorted()
    areas.set(terms, { zipcodes: joined, fee, minimumOrder })
  }
  return [...areas.values()].toSorted(
    (one, other) => one.fee - other.fee || one.minimumOrder - other.minimumOrder,
  )
}

export interface ZipRange {
  readonly from: string
  readonly to: string
}

/** Expects sorted ZIP codes. Two neighboring codes stay two, because they read better than a range. */
export function zipRanges(zipcodes: readonly string[]): readonly ZipRange[] {
  const ranges: { from: string; to: string }[] = []
  for (const zipcode of zipcodes) {
    const last = ranges.at(-1)
    if (last && Number(zipcode) === Number(last.to) + 1) last.to = zipcode
    else ranges.push({ from: zipcode, to: zipcode })
  }
  return ranges.flatMap(({ from, to }) =>
    Number(to) - Number(from) === 1
      ? [from, to].map((zipcode) => ({ from: zipcode, to: zipcode }))
      : { from, to },
  )
}

/** How much a subtotal lacks for the zone with the smallest minimum order; zero if it is enough for some zone. */
export function missingForDelivery(zones: Zones, subtotal: Cents): Cents {
  const least = Math.min(...zones.map(({ minimumOrder }) => minimumOrder))
  return cents(zones.length === 0 ? 0 : Math.max(0, least - subtotal))
}
