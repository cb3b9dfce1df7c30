// The colors and fonts of an HTML email.
import type { Color } from '#domain/menu/look.ts'

/** The colors of web/ui/tokens.css, which no mail program can load. */
export const ink = '#3A0A1E'
export const softInk = '#6B3A4A'
export const paper = '#FFFDF6'
export const masa = '#FFF4D6'
export const table = '#FFE9B5'
export const maiz = '#FFB91F'
export const rosa = '#C8005F'
export const agave = '#0B6B5B'
export const dashes = `2px dashed #E3C98F`
export const paints: Readonly<Record<Color, string>> = {
  chile: '#F2672E',
  maiz: '#FFB91F',
  jade: '#3DB5A2',
  rosa: '#F57FAE',
  lima: '#A9CC3B',
  cielo: '#74BDEB',
  lila: '#BCA0EA',
  arena: '#E9C48C',
}

/** Few mail programs have Ranchers: the fallback must be as heavy, and Ranchers itself must not be made heavier. */
export const poster =
  "font-family:Ranchers,'Arial Narrow',Arial,sans-serif;font-weight:800;font-synthesis:none"
export const plain = 'font-family:Figtree,Helvetica,Arial,sans-serif'
/** A long name without a space must not make the email wider than a phone. */
export const breaks = 'overflow-wrap:anywhere;word-break:break-word'
