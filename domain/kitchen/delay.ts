// The times that staff may choose when they delay one order (R47).

/** As promises do, they stand on marks that a person says. */
const markEvery = 5 * 60_000

/** Counted from the promise, or from the next mark of the clock where that is later: nobody is promised a time gone by. */
export function delayedTimes(readyBy: string, now: number): readonly string[] {
  const nextMark = Math.ceil(now / markEvery) * markEvery
  const from = Math.max(Date.parse(readyBy), nextMark)
  return [1, 2, 3, 4].map((marks) => new Date(from + marks * markEvery).toISOString())
}
