// How an item can look wherever it is shown: the colors of its field, and the sizes and formats of its picture.

/** Names of paint, not of fillings: the owner may give any of them to any item. web/ui/tokens.css mixes them. */
export const colors = ['chile', 'maiz', 'jade', 'rosa', 'lima', 'cielo', 'lila', 'arena'] as const
export type Color = (typeof colors)[number]

/** Of what has no look of its own, such as a line of an old order whose item has left the menu. */
export const defaultColor: Color = 'arena'

/**
 * How a picture stands in its frame, which is tall, square or wide: web/item/item-look.css has the insets of each. A
 * snapshot is a photograph of the owner's own, whole a cut-out.
 */
export const framings = ['broad', 'high', 'left', 'near', 'snapshot', 'whole'] as const

/** Every picture is there in these sizes, in pixels, and in these formats, the first one preferred. */
export const pictureSizes = {
  card: { width: 720, height: 601 },
  tile: { width: 440, height: 367 },
  thumb: { width: 240, height: 200 },
} as const
export type PictureSize = keyof typeof pictureSizes

/** A photograph is cut to 4:3. */
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
