// The names of the backgrounds.
import type { Colour } from '#domain/menu/look.ts'

export const colourWords = {
  chile: 'Chile',
  maiz: 'Corn',
  jade: 'Teal',
  rosa: 'Pink',
  lima: 'Lime',
  cielo: 'Sky',
  lila: 'Lilac',
  arena: 'Sand',
} satisfies Record<Colour, string>
