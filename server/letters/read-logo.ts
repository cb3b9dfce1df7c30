// The picture that heads a letter, made when the owner saved name or logo. The last one is kept: a restaurant has one.
import { nameFile } from '#domain/restaurant/brand.ts'
import { nameInUrl } from '#domain/menu/picture.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import type { LetterPicture } from '../adapters/mailer.ts'
import { madeLogo } from './pictures.ts'

type ReadFile = (file: string) => Promise<{ readonly bytes: Uint8Array } | undefined>

export function createLogoReader(read: ReadFile) {
  let kept: { readonly url: string; readonly logo: LetterPicture } | undefined
  /** Undefined where there is none: the letter then says the name in words. */
  return async ({ namePicture: url }: Restaurant): Promise<LetterPicture | undefined> => {
    if (url === null) return undefined
    if (kept?.url === url) return kept.logo
    const file = await read(nameInUrl(nameFile(url, 'letter')))
    if (!file) return undefined
    const logo = madeLogo(Buffer.from(file.bytes))
    kept = { url, logo }
    return logo
  }
}
