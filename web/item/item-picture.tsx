// The picture of an item, which stands on the item's color field: a photograph is a snapshot that lies there in its paper
// frame; where there is none, a flag of cut paper hangs there.
import { textInLanguage } from '#domain/basics/local-text.ts'
import { pictureFile, pictureSizes, snapshotSizes, type PictureSize } from '#domain/menu/look.ts'
import type { ItemPicture as PictureOf } from '#domain/menu/picture-schema.ts'
import { language } from '#words/basics/locale.ts'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './item-look.module.css'

const framingLooks: Readonly<Record<string, string | undefined>> = {
  broad: styles.framingBroad,
  high: styles.framingHigh,
  left: styles.framingLeft,
  near: styles.framingNear,
  snapshot: styles.framingSnapshot,
  whole: styles.framingWhole,
}

interface ItemPictureProps {
  picture: PictureOf | null
  size: PictureSize
  /** Says what is to be seen; elsewhere the item's name beside the picture is enough. */
  described?: boolean
  className?: string | undefined
  loading?: 'lazy' | 'eager'
}

export function ItemPicture({ picture, size, described = false, className, ...rest }: ItemPictureProps) {
  if (!picture) return <span className={classNames(styles.itemFlag, className)} aria-hidden="true" />
  const { url, alt, framing } = picture
  const isSnapshot = framing === 'snapshot'
  const place = classNames(framingLooks[framing], className)
  const image = (
    <Picture
      files={{ avif: pictureFile(url, size, 'avif'), webp: pictureFile(url, size, 'webp') }}
      alt={described ? textInLanguage(alt, language) : ''}
      {...(isSnapshot ? snapshotSizes : pictureSizes)[size]}
      {...rest}
      fades
      {...(!isSnapshot && { className: place })}
    />
  )
  if (!isSnapshot) return image
  // The shadow falls from the paper's edge, which is cut by a mask: each needs an element of its own.
  return (
    <span className={classNames(styles.snapshot, size === 'thumb' && styles.snapshotSmall, place)}>
      <span className={styles.snapshotShadow}>
        <span className={styles.snapshotPaper}>{image}</span>
      </span>
    </span>
  )
}
