// What of the numbers that were sent the stream has not told yet, once it tells one.

/** Of several it may tell the last alone. One that nobody here sent is newer than all of them: somebody else counts, too. */
export function untoldAfter(sent: readonly number[], told: number | null): readonly number[] {
  const at = told === null ? -1 : sent.indexOf(told)
  return at < 0 ? [] : sent.slice(at + 1)
}
