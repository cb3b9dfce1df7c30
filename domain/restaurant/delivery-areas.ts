// Where a restaurant delivers, and for what, as customers read it before they type anything (R51).
import { cents, type Cents } from '../basics/money.ts'
import type { ShopFulfillment } from './fulfillment.ts'

type Zones = ShopFulfillment['zones']

export interface DeliveryArea {
  readonly zipcodes: readonly string[]
  readonly fee: Cents
  readonly minimumOrder: Cents
}

/** Zones that cost the same are one area, for customers do not know the owner's names of them; the cheapest comes first. */
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

/** Of sorted ZIP codes; two neighbors read better as two. */
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

/** What a subtotal lacks for a delivery to any zone; zero where one takes it. */
export function missingForDelivery(zones: Zones, subtotal: Cents): Cents {
  const least = Math.min(...zones.map(({ minimumOrder }) => minimumOrder))
  return cents(zones.length === 0 ? 0 : Math.max(0, least - subtotal))
}
