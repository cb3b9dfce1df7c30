// The picture of an item, which stands on the item's colour field; where there is none, a flag of cut paper hangs there.
import { textIn } from '#domain/local-text.ts'
import { pictureFile, pictureSizes, type ItemPicture as PictureOf, type PictureSize } from '#domain/look.ts'
import { language } from '#words/locale.ts'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/picture.tsx'
import './item-look.css'

interface ItemPictureProps {
  picture: PictureOf | null
  size: PictureSize
  /** Says what is to be seen; elsewhere the item's name beside the picture is enough. */
  described?: boolean
  className?: string
  loading?: 'lazy' | 'eager'
}

export function ItemPicture({ picture, size, described = false, className, ...rest }: ItemPictureProps) {
  if (!picture) return <span className="item-flag" aria-hidden="true" />
  const { url, alt, framing } = picture
  return (
    <Picture
      files={{ avif: pictureFile(url, size, 'avif'), webp: pictureFile(url, size, 'webp') }}
      alt={described ? textIn(alt, language) : ''}
      {...pictureSizes[size]}
      {...rest}
      fades
      className={classNames(`framing--${framing}`, className)}
    />
  )
}
