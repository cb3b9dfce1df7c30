// The small picture of an item on its color field, beside its name in the cart, on the bill and in the office.
import { defaultColor } from '#domain/menu/look.ts'
import type { Look } from '#domain/menu/picture-schema.ts'
import { classNames } from '../ui/class-names.ts'
import { ItemPicture } from './item-picture.tsx'
import itemLookStyles from './item-look.module.css'

interface ItemThumbProps {
  /** Undefined for an item that has left the menu. */
  look: Look | undefined
  className?: string | undefined
}

export function ItemThumb({ look, className }: ItemThumbProps) {
  return (
    <span
      className={classNames(itemLookStyles.itemThumb, className)}
      data-color={look?.color ?? defaultColor}
    >
      <ItemPicture picture={look?.picture ?? null} size="thumb" />
    </span>
  )
}
