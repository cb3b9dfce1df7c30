// The pictures of two ordered burritos, left and right of the order card; an order of one kind shows one picture.
import { BurritoPicture } from '../../burrito/burrito-picture.tsx'

export function OrderPictures({ items }: { items: readonly string[] }) {
  const first = items[0]
  const last = items.length > 1 ? items.at(-1) : undefined
  return (
    <div className="order-pictures" aria-hidden="true">
      {first && <BurritoPicture item={first} className="order-pictures__first" />}
      {last && <BurritoPicture item={last} className="order-pictures__last" />}
    </div>
  )
}
