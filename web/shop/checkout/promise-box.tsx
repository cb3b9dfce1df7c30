// When the order is ready, or arrives, on top of the bill; in the place of a time that has changed, both (R44).
import { useOnline } from '../../browser/online.ts'
import { useRestaurant } from '../../page-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { timeOf } from '../time-of.ts'
import { promiseLine } from '../times/promise-line.ts'
import { useOnTimePercent } from '../visit/record-store.ts'
import type { Checkout } from './checkout.ts'
import styles from './promise-box.module.css'
import { visitMessages } from '#words/restaurant/shop/visit.ts'
import { whenLabels as words } from '#words/orders/shop/when.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'

export function PromiseBox({ checkout }: { checkout: Checkout }) {
  const { draft, chosenFulfillment, time } = checkout
  const { timeZone, address } = useRestaurant()
  const isOnline = useOnline()
  const onTimePercent = useOnTimePercent()
  const { was, gone, times } = time
  if (chosenFulfillment.problem?.kind === 'outside')
    return (
      <div className={styles.promiseBox}>
        <b className={styles.line}>{words.outside}</b>
        {words.zipcode(chosenFulfillment.problem.zipcode)}
      </div>
    )
  if (times && !time.time && !gone) return null
  const old = was ?? gone
  return (
    <div className={classNames(styles.promiseBox, old && styles.promiseBoxChanged)}>
      <b className={styles.line}>
        {/* Until the time is known its line keeps its place. */}
        {time.time
          ? promiseLine(time.time, draft.fulfillment, timeZone)
          : gone
            ? words.noTime
            : isOnline
              ? '\u00A0'
              : words.offline}
      </b>
      {old && (
        <>
          <s>{timeOf(old.at, timeZone)}</s>{' '}
        </>
      )}
      {draft.fulfillment === 'pickup'
        ? address
          ? words.pickupAt(address.street)
          : fulfillmentNames.pickup
        : chosenFulfillment.zipcode
          ? words.deliveryTo(chosenFulfillment.zipcode)
          : fulfillmentNames.delivery}
      {onTimePercent !== undefined && (
        <small className={styles.kept}>{visitMessages.kept(onTimePercent)}</small>
      )}
    </div>
  )
}

/** The same line for the foot of a phone, where the bill is out of sight; undefined while there is none. */
export function usePromiseLine({ draft, chosenFulfillment, time }: Checkout): string | undefined {
  const { timeZone } = useRestaurant()
  if (!time.time || chosenFulfillment.problem?.kind === 'outside') return undefined
  return promiseLine(time.time, draft.fulfillment, timeZone)
}
