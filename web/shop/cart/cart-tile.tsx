// How much is in the cart (R17), counted in beans as lotería players do.
import './cart-tiles.css'
import { formatCount } from '#words/basics/counts.ts'
import { cartMessages } from '#words/orders/shop/cart.ts'

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
    <section className="cart-tile cart-tile--count grain" aria-labelledby="cart-tile-title">
      <div>
        <h2 className="cart-tile__title" id="cart-tile-title">
          {cartMessages.tileTitle}
        </h2>
        {count === 0 ? (
          <p className="cart-tile__start">{cartMessages.start}</p>
        ) : (
          <div className="bean-tally" aria-hidden="true">
            {Array.from({ length: Math.min(count, mostBeans) }, (_, place) => (
              <i key={place} className="bean-tally__bean" />
            ))}
          </div>
        )}
      </div>
      <div
        className="cart-tile__count"
        data-length={digits.length > 9 ? 'huge' : digits.length > 3 ? 'long' : 'short'}
      >
        <span aria-hidden="true">{digits}</span>
        <span className="visually-hidden">{counted}</span>
      </div>
    </section>
  )
}
