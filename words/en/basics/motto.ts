// The restaurant's motto, on the shop, on receipts and in emails.

/** `since` is null if the owner shows no founding year. */
export function motto(since: number | null): string {
  return since === null ? 'Rolled by hand.' : `Rolled by hand since ${since}.`
}
