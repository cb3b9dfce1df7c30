// The names of the colors behind an item's picture.
import type { Color } from '#domain/menu/look.ts'

export const colorNames = {
  chile: 'Chile',
  maiz: 'Corn',
  jade: 'Teal',
  rosa: 'Pink',
  lima: 'Lime',
  cielo: 'Sky',
  lila: 'Lilac',
  arena: 'Sand',
} satisfies Record<Color, string>
