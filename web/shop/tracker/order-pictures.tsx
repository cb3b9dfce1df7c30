// The pictures of two ordered items, left and right of the order card; an order of one kind shows one picture.
import type { ItemPicture as PictureOf } from '#domain/look.ts'
import { findItem, type ItemId } from '#domain/menu.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { useFrontItems } from '../../shop-front.ts'

/** What has left the menu, or has no picture, leaves its place empty. */
export function OrderPictures({ items }: { items: readonly ItemId[] }) {
  const menu = useFrontItems()
  const pictureOf = (item: ItemId | undefined): PictureOf | null | undefined =>
    item && findItem(menu, item)?.look.picture
  const first = pictureOf(items[0])
  const last = pictureOf(items.length > 1 ? items.at(-1) : undefined)
  return (
    <div className="order-pictures" aria-hidden="true">
      {first && <ItemPicture picture={first} size="card" className="order-pictures__first" />}
      {last && <ItemPicture picture={last} size="card" className="order-pictures__last" />}
    </div>
  )
}
