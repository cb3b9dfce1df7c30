// When the order is ready, or arrives, on top of the bill; in the place of a time that has changed, both (R44).
import { useOnline } from '../../browser/online.ts'
import { useRestaurant } from '../../shop-front.ts'
import { classNames } from '../../ui/class-names.ts'
import { timeOf } from '../time-of.ts'
import { promiseLine } from '../times/promise-line.ts'
import type { Checkout } from './checkout.ts'
import styles from './promise-box.module.css'
import { visitMessages } from '#words/restaurant/shop/visit.ts'
import { whenLabels as words } from '#words/orders/shop/when.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'

export function PromiseBox({ checkout }: { checkout: Checkout }) {
  const { draft, chosen, time, kept } = checkout
  const { timeZone, address } = useRestaurant()
  const isOnline = useOnline()
  const { was, gone, times } = time
  if (chosen.trouble?.kind === 'outside')
    return (
      <div className={styles.promiseBox}>
        <b className={styles.line}>{words.outside}</b>
        {words.zipcode(chosen.trouble.zipcode)}
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
        : chosen.zipcode
          ? words.deliveryTo(chosen.zipcode)
          : fulfillmentNames.delivery}
      {kept !== undefined && <small className={styles.kept}>{visitMessages.kept(kept)}</small>}
    </div>
  )
}

/** The same line for the foot of a phone, where the bill is out of sight; undefined while there is none. */
export function usePromiseLine({ draft, chosen, time }: Checkout): string | undefined {
  const { timeZone } = useRestaurant()
  if (!time.time || chosen.trouble?.kind === 'outside') return undefined
  return promiseLine(time.time, draft.fulfillment, timeZone)
}
