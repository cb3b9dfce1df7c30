// Where the restaurant delivers, for which fee and from which order on (R51): in the cart, and at the head of the block in
// which the checkout asks for the address.
import { deliveryAreas, zipRanges, type DeliveryArea } from '#domain/restaurant/delivery-areas.ts'
import { cents } from '#domain/basics/money.ts'
import type { ShopFulfillment } from '#domain/restaurant/fulfillment.ts'
import { deliveryMessages as words } from '#words/restaurant/shop/delivery.ts'
import styles from './delivery-areas.module.css'

/** More of either than this is a wall of digits, which nobody reads to its end. */
const mostAreas = 5
const mostRanges = 24

export function DeliveryAreas({ zones }: Pick<ShopFulfillment, 'zones'>) {
  const areas = deliveryAreas(zones).map((area) => ({ ...area, ranges: zipRanges(area.zipcodes) }))
  if (areas.length === 0) return null
  const ranges = areas.reduce((sum, area) => sum + area.ranges.length, 0)
  if (areas.length > mostAreas || ranges > mostRanges) return <p className={styles.areas}>{inShort(areas)}</p>
  return (
    <div className={styles.areas}>
      <p className={styles.title} aria-hidden="true">
        {words.title}
      </p>
      <ul role="list" aria-label={words.title}>
        {areas.map(({ ranges: zips, fee, minimumOrder }) => (
          <li key={`${fee} ${minimumOrder}`} className={styles.one}>
            <b>{words.zipcodes(zips)}</b> <span>{words.terms(fee, minimumOrder)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function inShort(areas: readonly DeliveryArea[]): string {
  const least = (amount: 'fee' | 'minimumOrder') => cents(Math.min(...areas.map((area) => area[amount])))
  const zipcodes = areas.reduce((sum, area) => sum + area.zipcodes.length, 0)
  return words.many(zipcodes, least('fee'), least('minimumOrder'))
}
