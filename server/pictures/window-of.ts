// The part of a photograph that is shown.

interface Extent {
  readonly width: number
  readonly height: number
}

/** The largest window of 4:3 whose middle is as close to the centre as the edges let it be. */
export function windowOf({ width, height }: Extent, { x, y }: { readonly x: number; readonly y: number }) {
  const across = Math.max(1, Math.min(width, Math.round((height * 4) / 3)))
  const down = Math.max(1, Math.min(height, Math.round((width * 3) / 4)))
  return {
    left: within(Math.round((width * x) / 100 - across / 2), width - across),
    top: within(Math.round((height * y) / 100 - down / 2), height - down),
    width: across,
    height: down,
  }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}
