// How the restaurant shows its name (R36): with the logo drawn for Burritoful, with the owner's own logo, or in display type.
import type { Restaurant } from './restaurant-schema.ts'

/** The name in the drawn logo, and the year on the drawn stamp and flags. */
export const drawnName = 'Burritoful'
export const drawnYear = 1995

type Named = Pick<Restaurant, 'name' | 'logo'>

export function hasDrawnLogo({ name, logo }: Named): boolean {
  return name === drawnName && logo === null
}

/** Latin-1, Latin Extended-A and some punctuation: exactly the characters in our files of the display font, Ranchers. */
const displayType = /^[ -~\u00a0-\u00ac\u00ae-\u017e\u0218-\u021b–—‘’“”•…−€]*$/u

/** False for a name with a letter that the display font lacks, and that would come from another font. */
export function isInDisplayType(name: string): boolean {
  return displayType.test(name)
}

export type NameSize = 'full' | 'smaller' | 'two-lines'

/** The most letters of ordinary width for the full size, and for one line. */
const [fullSize, oneLine] = [14, 22]
const wide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u

export function nameSizeOf(name: string): NameSize {
  // Combining marks take no room of their own.
  const letters = Array.from(name.replaceAll(/\p{M}/gu, ''))
  const length = letters.reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0)
  return length <= fullSize ? 'full' : length <= oneLine ? 'smaller' : 'two-lines'
}

/** The picture files made from a name or a logo: for emails and link previews, which have no font of ours, and for the page. */
export const nameFiles = { letter: 'png', preview: 'png', logo: 'webp' } as const
export type NameFile = keyof typeof nameFiles

/** `url` is the restaurant's namePicture. */
export function nameFile(url: string, file: NameFile): string {
  return `${url}-${file}.${nameFiles[file]}`
}

/** The id of such a picture, with a hash of the name or logo that it was made from. */
export const namePictureId = /^name-[0-9a-f]{24}$/

/** The size of a link preview, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const

/** The link preview with the drawn logo. Its path never changes, because other sites cache previews for months. */
export const drawnPreview = '/og-image.png'

/** Undefined if no picture could be made, since a preview with the wrong name is worse than none. */
export function previewPath(restaurant: Named & Pick<Restaurant, 'namePicture'>): string | undefined {
  if (hasDrawnLogo(restaurant)) return drawnPreview
  return restaurant.namePicture === null ? undefined : nameFile(restaurant.namePicture, 'preview')
}
