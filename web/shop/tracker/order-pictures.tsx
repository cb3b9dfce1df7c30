// The pictures of two ordered items: left and right of the order card, on a phone below it.
import { findItem, type ItemId } from '#domain/menu/menu.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { useFrontItems } from '../../shop-front.ts'
import { classNames } from '../../ui/class-names.ts'

/** What has left the menu, or has no picture, is passed over. A lone kind stands on both sides, and once on a phone. */
export function OrderPictures({ items }: { items: readonly ItemId[] }) {
  const menu = useFrontItems()
  const pictures = items.flatMap((item) => findItem(menu, item)?.look.picture ?? [])
  const [first] = pictures
  const last = pictures.at(-1)
  if (!first || !last) return null
  return (
    <div
      className={classNames('order-pictures', pictures.length === 1 && 'order-pictures--lone')}
      aria-hidden="true"
    >
      <ItemPicture picture={first} size="card" className="order-pictures__first" />
      <ItemPicture picture={last} size="card" className="order-pictures__last" />
    </div>
  )
}
