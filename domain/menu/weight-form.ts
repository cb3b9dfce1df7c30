// The weight of an item for the kitchen, as the office types it.

/** As people type it: 1, 0.5, .5 or 1,5. */
export function readWeight(typed: string): number | undefined {
  const written = typed.trim().replace(',', '.')
  return /^\d{0,4}(\.\d{0,4})?$/.test(written) && /\d/.test(written) ? Number(written) : undefined
}
