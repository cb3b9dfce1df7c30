// The picture as customers see it: on a card, on a tile, on a phone and beside a name.
import type { Color } from '#domain/menu/look.ts'
import type { ItemPicture as PictureOf } from '#domain/menu/picture-schema.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { ItemThumb } from '../../item/item-thumb.tsx'
import { classNames } from '../../ui/class-names.ts'
import picturePartStyles from './picture-part.module.css'
import itemLookStyles from '../../item/item-look.module.css'
import { pictureMessages as words } from '#words/menu/staff/pictures.ts'

const picturePreviewLooks: Readonly<Record<string, string | undefined>> = {
  card: picturePartStyles.picturePreviewCard,
  tile: picturePartStyles.picturePreviewTile,
  phone: picturePartStyles.picturePreviewPhone,
  thumb: picturePartStyles.picturePreviewThumb,
}

interface PicturePreviewsProps {
  color: Color
  picture: PictureOf | null
  /** Other files are being made. */
  busy: boolean
}

/** Of each place, the size of the files that it uses. */
const places = [
  ['card', 'card'],
  ['tile', 'tile'],
  ['phone', 'card'],
] as const

export function PicturePreviews({ color, picture, busy }: PicturePreviewsProps) {
  return (
    <ul
      role="list"
      className={picturePartStyles.picturePreviews}
      aria-label={words.previews}
      aria-busy={busy}
    >
      {places.map(([place, size]) => (
        <li key={place} className={picturePartStyles.picturePreviewsOne}>
          <span
            className={classNames(
              picturePartStyles.picturePreview,
              picturePreviewLooks[place],
              itemLookStyles.rosette,
            )}
            data-color={color}
          >
            {/* A picture that is replaced does not show through the one that comes. */}
            <ItemPicture
              key={picture?.url ?? ''}
              picture={picture}
              size={size}
              className={picturePartStyles.picturePreviewPicture}
            />
          </span>
          {words[place]}
        </li>
      ))}
      <li className={picturePartStyles.picturePreviewsOne}>
        <ItemThumb
          look={{ color, picture }}
          className={classNames(
            picturePartStyles.picturePreview,
            picturePartStyles.picturePreviewThumb,
            itemLookStyles.rosette,
          )}
        />
        {words.thumb}
      </li>
    </ul>
  )
}
