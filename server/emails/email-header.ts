// The header of an email: the restaurant's logo or name as a picture, or the name as text where no picture shows it.
import { hasDrawnLogo, isInDisplayType } from '#domain/restaurant/brand.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import type { EmailPicture } from '../adapters/mailer.ts'
import { ink, poster } from './email-styles.ts'
import { html, type Markup } from './markup.ts'
import { drawnLogo } from './email-pictures.ts'

export interface EmailHeader {
  readonly name: string
  readonly picture: EmailPicture | undefined
  /** A name with characters that the display font lacks stands beside the logo, in a font of the reader's mail program. */
  readonly isInWords: boolean
}

/** `made` is the picture that was made of the restaurant's name or logo. */
export function emailHeader(restaurant: Restaurant, made: EmailPicture | undefined): EmailHeader {
  const { name, logo } = restaurant
  if (hasDrawnLogo(restaurant)) return { name, picture: drawnLogo, isInWords: false }
  return { name, picture: made, isInWords: !made || (logo === null && !isInDisplayType(name)) }
}

export function headerHtml({ name, picture, isInWords }: EmailHeader): Markup {
  const style = `${poster};font-size:28px;color:${ink}`
  if (!picture) return html`<span style="${style}">${name}</span>`
  const { width, height } = shownSize(picture.content)
  const image = html`<img
    src="cid:${picture.cid}"
    width="${width}"
    height="${height}"
    alt="${isInWords ? '' : name}"
    style="display:block;border:0;max-width:100%;height:auto;${style}"
  />`
  if (!isInWords) return image
  return html`<table role="presentation" cellpadding="0" cellspacing="0">
    <tr>
      <td>${image}</td>
      <td dir="auto" style="padding-left:10px;${style}">${name}</td>
    </tr>
  </table>`
}

/** Half the picture's size, for sharp screens. A PNG states its size right after its signature. */
function shownSize(png: Buffer): { width: string; height: string } {
  const half = (at: number) => String(Math.round(png.readUInt32BE(at) / 2))
  return { width: half(16), height: half(20) }
}
