// Which of the numbers that were sent are still unconfirmed, once the stream brings one.

/** The stream may skip all but the last. A number that nobody here sent is newer than all of them: somebody else counts, too. */
export function unconfirmedAfter(sent: readonly number[], arrived: number | null): readonly number[] {
  const at = arrived === null ? -1 : sent.indexOf(arrived)
  return at < 0 ? [] : sent.slice(at + 1)
}
