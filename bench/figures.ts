// The arithmetic of the bench: medians, tails, and two things measured in turn.

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The value below which this share of the values lies: 1 in 100 exceeds the value at 0.99. */
export function tail(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Enough for a median that one odd moment of the machine cannot move. */
export const rounds = 5

export interface Pair {
  readonly floor: number
  readonly ours: number
}

/** Measures floor and ours in turn, so that other load on the machine affects both. The first of each is a warm-up. */
export async function inTurn(
  floor: () => Promise<number>,
  ours: () => Promise<number>,
  times = rounds,
): Promise<Pair[]> {
  await floor()
  await ours()
  const pairs: Pair[] = []
  for (let round = 0; round < times; round += 1) pairs.push({ floor: await floor(), ours: await ours() })
  return pairs
}

/** The median of the ratios of all rounds. */
export function compared(pairs: readonly Pair[]): { floor: number; ours: number; ratio: number } {
  return {
    floor: median(pairs.map((pair) => pair.floor)),
    ours: median(pairs.map((pair) => pair.ours)),
    ratio: median(pairs.map((pair) => pair.ours / pair.floor)),
  }
}

/** The first run is a warm-up and is not counted. */
export async function repeat<Measured>(
  measure: () => Promise<Measured>,
  times = rounds,
): Promise<Measured[]> {
  await measure()
  const values: Measured[] = []
  for (let round = 0; round < times; round += 1) values.push(await measure())
  return values
}
