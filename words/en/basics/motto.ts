// The restaurant's motto, on the shop, on receipts and in letters.

/** Null: the owner does not say since when. */
export function motto(since: number | null): string {
  return since === null ? 'Rolled by hand.' : `Rolled by hand since ${since}.`
}
