// The top bar of every shop screen (R8), and the bunting that hangs from the bar.
import { useDeferredValue } from 'react'
import { useHashLocation } from '../../browser/hash-location.ts'
import { drawnYear, hasDrawnLogo } from '#domain/restaurant/brand.ts'
import { countItems } from '#domain/menu/requested-item.ts'
import { hasSections } from '#domain/menu/menu.ts'
import cartImage from '../../assets/cart.svg'
import mark from '../../assets/mark.svg'
import { Brand } from '../../brand/brand.tsx'
import { isAt, paths } from '../../paths.ts'
import { usePageItems, useRestaurant } from '../../page-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { useCart } from '../cart/cart-store.ts'
import { useLatestOrder } from '../own-orders.ts'
import { OpenLine } from '../opening/open-line.tsx'
import styles from './top-bar.module.css'
import { layoutMessages } from '#words/basics/shop/layout.ts'

const badgeLimit = 999

export function TopBar() {
  const [location] = useHashLocation()
  const order = useLatestOrder()
  const restaurant = useRestaurant()
  const { name, since } = restaurant
  const current = (path: string) => (isAt(location, path) ? 'page' : undefined)
  return (
    <header className={styles.topBar}>
      <div className={classNames('wrap', styles.row)}>
        <a className={styles.home} href={paths.welcome}>
          <Brand className={styles.logo} ground="paper" height={48} label={layoutMessages.home(name)} />
          {hasDrawnLogo(restaurant) && (
            <img
              className={styles.mark}
              src={mark}
              width={40}
              height={40}
              alt={layoutMessages.home(name)}
              loading="lazy"
            />
          )}
        </a>
        <OpenLine className={styles.open} />
        <nav className={styles.links} aria-label={layoutMessages.navigation}>
          <a
            className={styles.link}
            href={paths.complete}
            hidden={order === null}
            aria-current={current(paths.complete)}
          >
            {layoutMessages.order}
          </a>
          <a className={styles.link} href={paths.menu} aria-current={current(paths.menu)}>
            {layoutMessages.menu}
          </a>
          <a className={styles.cart} href={paths.cart} aria-current={current(paths.cart)}>
            <CartCount />
          </a>
        </nav>
      </div>
      <div
        className={classNames(styles.bunting, since !== drawnYear && styles.buntingFlowers)}
        aria-hidden="true"
        key={location}
      />
    </header>
  )
}

/**
 * The deferred value updates the badge one frame after the count beside the pressed button, so that the click stays
 * fast.
 */
function CartCount() {
  const count = countItems(useDeferredValue(useCart()))
  const isMixed = hasSections(usePageItems())
  return (
    <>
      <img src={cartImage} width={46} height={46} alt={layoutMessages.cart(count, isMixed)} />
      {count > 0 && (
        // The key makes React replace the badge at each change, so that its animation runs again.
        <span className={styles.badge} aria-hidden="true" key={count}>
          {count > badgeLimit ? `${badgeLimit}+` : count}
        </span>
      )}
    </>
  )
}
