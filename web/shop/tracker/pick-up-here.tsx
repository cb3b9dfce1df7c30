// Where a pickup waits, and whom to call: what is not set is not shown (R37).
import { useRestaurant } from '../../page-data.ts'
import { phoneLink } from '../../phone-link.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { mapSearch } from '../map-search.ts'
import orderStepsStyles from './order-steps.module.css'
import { trackerMessages } from '#words/orders/shop/tracker.ts'

export function PickUpHere() {
  const { address, phone } = useRestaurant()
  return (
    <span className={orderStepsStyles.orderStepPlace}>
      {address && (
        <ButtonLink
          link
          href={mapSearch(address)}
          target="_blank"
          rel="noopener"
          aria-label={trackerMessages.map(address.street)}
        >
          {address.street}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink link href={phoneLink(phone)} aria-label={trackerMessages.call(phone)}>
          {phone}
        </ButtonLink>
      )}
    </span>
  )
}
