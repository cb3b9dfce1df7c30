// How the restaurant shows its name (R36): by the logo that was drawn for it, by the owner's own, or set in the display type.
import type { Restaurant } from './restaurant-schema.ts'

/** The name that the drawn logo says, and the year on the drawn stamp and flags. */
export const drawnName = 'Burritoful'
export const drawnYear = 1995

type Named = Pick<Restaurant, 'name' | 'logo'>

export function hasDrawnLogo({ name, logo }: Named): boolean {
  return name === drawnName && logo === null
}

/** English, Spanish and the rest of Latin-1 and Latin Extended-A: what the files of Ranchers hold, and no more. */
const displayType = /^[ -~\u00a0-\u00ac\u00ae-\u017e\u0218-\u021b–—‘’“”•…−€]*$/u

/** False for a name of which a letter would come from another font than its neighbors. */
export function isInDisplayType(name: string): boolean {
  return displayType.test(name)
}

export type NameSize = 'full' | 'smaller' | 'two-lines'

/** In letters of ordinary width. */
const [fullSize, oneLine] = [14, 22]
const wide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u

export function nameSizeOf(name: string): NameSize {
  // What stands above or below another letter takes no room of its own.
  const letters = Array.from(name.replaceAll(/\p{M}/gu, ''))
  const length = letters.reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0)
  return length <= fullSize ? 'full' : length <= oneLine ? 'smaller' : 'two-lines'
}

/** The files that are made of a name or a logo, where no font of ours is: in letters, in link previews; and a logo for the page. */
export const nameFiles = { letter: 'png', preview: 'png', logo: 'webp' } as const
export type NameFile = keyof typeof nameFiles

/** `url` is the restaurant's namePicture. */
export function nameFile(url: string, file: NameFile): string {
  return `${url}-${file}.${nameFiles[file]}`
}

/** The name of such a picture, by the hash of what it is made of. */
export const namePictureId = /^name-[0-9a-f]{24}$/

/** Of a link preview, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const

/** The preview of the restaurant with the drawn logo. Its path stays: whoever shows previews keeps them for months. */
export const drawnPreview = '/og-image.png'

/** Undefined where no picture could be made: a wrong name is worse than none. */
export function previewPath(restaurant: Named & Pick<Restaurant, 'namePicture'>): string | undefined {
  if (hasDrawnLogo(restaurant)) return drawnPreview
  return restaurant.namePicture === null ? undefined : nameFile(restaurant.namePicture, 'preview')
}
