// No eyes, no orders (R48): when the shop stops taking orders because nobody in the kitchen touches the new ones.

export interface Watch {
  /** Minutes in which somebody must touch a new order; null while the owner has not set them. */
  readonly stopAfter: number | null
  /** Since when the oldest new order waits for somebody to touch it; of a scheduled order, from its start on. */
  readonly untouchedSince: string | null
  /** When somebody last tapped on a board. */
  readonly touchedAt: string | null
}

/** In milliseconds; null while no new order waits. Any tap on the board begins the wait anew. */
export function stopsTakingAt({ stopAfter, untouchedSince, touchedAt }: Watch): number | null {
  if (stopAfter === null || untouchedSince === null) return null
  const since = Math.max(Date.parse(untouchedSince), touchedAt === null ? 0 : Date.parse(touchedAt))
  return since + stopAfter * 60_000
}
