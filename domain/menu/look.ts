// How an item looks wherever it is shown: the color behind it, and the sizes and formats of its picture.

/** Names of paint, not of fillings: the owner may give any of them to any item. web/ui/tokens.css mixes them. */
export const colors = ['chile', 'maiz', 'jade', 'rosa', 'lima', 'cielo', 'lila', 'arena'] as const
export type Color = (typeof colors)[number]

/** For an item without a look of its own, such as a line of an old order whose item is no longer on the menu. */
export const defaultColor: Color = 'arena'

/**
 * How a picture is placed in its frame, which may be tall, square or wide: web/item/item-look.css has the insets of each.
 * "snapshot" is for a photograph that the owner has uploaded, and "whole" for an uploaded cut-out.
 */
export const framings = ['broad', 'high', 'left', 'near', 'snapshot', 'whole'] as const

/** Every picture is stored in these sizes, in pixels, and in each of the formats below; browsers prefer the first. */
export const pictureSizes = {
  card: { width: 720, height: 601 },
  tile: { width: 440, height: 367 },
  thumb: { width: 240, height: 200 },
} as const
export type PictureSize = keyof typeof pictureSizes

/** The owner's photographs are cropped to 4:3. */
export const snapshotSizes = {
  card: { width: 720, height: 540 },
  tile: { width: 440, height: 330 },
  thumb: { width: 240, height: 180 },
} as const satisfies Record<PictureSize, object>

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export function pictureFile(url: string, size: PictureSize, format: PictureFormat): string {
  return `${url}-${size}.${format}`
}

export function isColor(name: string): name is Color {
  return colors.some((color) => color === name)
}
