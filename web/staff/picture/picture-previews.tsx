// The picture as customers see it: on a card, on a tile, on a phone and beside a name.
import type { Color } from '#domain/menu/look.ts'
import type { ItemPicture as PictureOf } from '#domain/menu/picture-schema.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { ItemThumb } from '../../item/item-thumb.tsx'
import { pictureMessages as words } from '#words/menu/staff/pictures.ts'

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
    <ul role="list" className="picture-previews" aria-label={words.previews} aria-busy={busy}>
      {places.map(([place, size]) => (
        <li key={place} className="picture-previews__one">
          <span className={`picture-preview picture-preview--${place} rosette`} data-color={color}>
            {/* A picture that is replaced does not show through the one that comes. */}
            <ItemPicture
              key={picture?.url ?? ''}
              picture={picture}
              size={size}
              className="picture-preview__picture"
            />
          </span>
          {words[place]}
        </li>
      ))}
      <li className="picture-previews__one">
        <ItemThumb look={{ color, picture }} className="picture-preview picture-preview--thumb rosette" />
        {words.thumb}
      </li>
    </ul>
  )
}
