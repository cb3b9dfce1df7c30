// The sign with the restaurant's street, on its nail, and under it the arrow that leads to a map.
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { mapSearch } from '#domain/restaurant/place.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './street-sign.module.css'
import { visitMessages } from '#words/restaurant/shop/visit.ts'

interface StreetSignProps {
  address: NonNullable<Restaurant['address']>
  directions: string | null
}

export function StreetSign({ address, directions }: StreetSignProps) {
  const { street, city, state, zipcode } = address
  const cityLine = visitMessages.cityLine(city, state, zipcode)
  return (
    <div>
      <div className={styles.streetSign}>
        <svg className={styles.cord} viewBox="0 0 100 48" preserveAspectRatio="none" aria-hidden="true">
          <path d="M12 48L50 1L88 48" vectorEffect="non-scaling-stroke" />
        </svg>
        <address className={classNames(styles.board, 'grain')}>
          <b className={styles.street}>{street}</b>
          {cityLine}
          {directions && <span className={styles.directions}>{directions}</span>}
        </address>
      </div>
      <a className={styles.mapLink} href={mapSearch(address)} target="_blank" rel="noopener">
        <svg
          className={styles.mapLinkArrow}
          viewBox="0 0 320 72"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d="M12 9H262V2L318 36L262 70V63H12Q3 63 3 54V18Q3 9 12 9z"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {visitMessages.directions}
      </a>
    </div>
  )
}
