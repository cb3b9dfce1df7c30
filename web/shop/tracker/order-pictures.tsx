// The pictures of two ordered items: left and right of the order card, on a phone below it.
import { findItem, type ItemId } from '#domain/menu/menu.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { usePageItems } from '../../page-data.ts'
import { classNames } from '../../ui/class-names.ts'
import sunScreenStyles from './sun-screen.module.css'

/** What has left the menu, or has no picture, is passed over. A lone kind stands on both sides, and once on a phone. */
export function OrderPictures({ items }: { items: readonly ItemId[] }) {
  const menu = usePageItems()
  const pictures = items.flatMap((item) => findItem(menu, item)?.look.picture ?? [])
  const [first] = pictures
  const last = pictures.at(-1)
  if (!first || !last) return null
  return (
    <div
      className={classNames(
        sunScreenStyles.orderPictures,
        pictures.length === 1 && sunScreenStyles.orderPicturesLone,
      )}
      aria-hidden="true"
    >
      <ItemPicture picture={first} size="card" className={sunScreenStyles.orderPicturesFirst} />
      <ItemPicture picture={last} size="card" className={sunScreenStyles.orderPicturesLast} />
    </div>
  )
}
