// How much is in the cart (R17), counted in beans as lotería players do.
import { formatCount } from '#words/basics/counts.ts'
import { cartMessages } from '#words/orders/shop/cart.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './cart-tiles.module.css'

/** As many as the tile holds without growing past its neighbors. */
const mostBeans = 24

interface CartTileProps {
  count: number
  /** The same in words. */
  counted: string
}

export function CartTile({ count, counted }: CartTileProps) {
  const digits = formatCount(count)
  return (
    <section
      className={classNames(styles.cartTile, styles.cartTileCount, 'grain')}
      aria-labelledby="cart-tile-title"
    >
      <div>
        <h2 className={styles.title} id="cart-tile-title">
          {cartMessages.tileTitle}
        </h2>
        {count === 0 ? (
          <p className={styles.start}>{cartMessages.start}</p>
        ) : (
          <div className={styles.beanTally} aria-hidden="true">
            {Array.from({ length: Math.min(count, mostBeans) }, (_, place) => (
              <i key={place} className={styles.beanTallyBean} />
            ))}
          </div>
        )}
      </div>
      <div
        className={styles.count}
        data-length={digits.length > 9 ? 'huge' : digits.length > 3 ? 'long' : 'short'}
      >
        <span aria-hidden="true">{digits}</span>
        <span className="visually-hidden">{counted}</span>
      </div>
    </section>
  )
}
