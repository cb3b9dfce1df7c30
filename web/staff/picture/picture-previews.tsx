// The picture as customers see it: on a card, on a tile, on a phone and beside a name.
import type { Color } from '#domain/menu/look.ts'
import type { ItemPicture as PictureOf } from '#domain/menu/picture-schema.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { ItemThumb } from '../../item/item-thumb.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './picture-part.module.css'
import itemLookStyles from '../../item/item-look.module.css'
import { pictureMessages as words } from '#words/menu/staff/pictures.ts'

interface PicturePreviewsProps {
  color: Color
  picture: PictureOf | null
  /** Other files are being made. */
  busy: boolean
}

/** Of each place, the size of the files that it uses. */
const places = [
  ['card', 'card', styles.card],
  ['tile', 'tile', styles.tile],
  ['phone', 'card', styles.phone],
] as const

export function PicturePreviews({ color, picture, busy }: PicturePreviewsProps) {
  return (
    <ul role="list" className={styles.previews} aria-label={words.previews} aria-busy={busy}>
      {places.map(([place, size, look]) => (
        <li key={place} className={styles.place}>
          <span className={classNames(styles.preview, look, itemLookStyles.rosette)} data-color={color}>
            {/* A picture that is replaced does not show through the one that comes. */}
            <ItemPicture key={picture?.url ?? ''} picture={picture} size={size} className={styles.picture} />
          </span>
          {words[place]}
        </li>
      ))}
      <li className={styles.place}>
        <ItemThumb
          look={{ color, picture }}
          className={classNames(styles.preview, styles.thumb, itemLookStyles.rosette)}
        />
        {words.thumb}
      </li>
    </ul>
  )
}
