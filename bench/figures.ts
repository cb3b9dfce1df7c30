// The arithmetic of the bench: medians, tails, and two things measured in turn.

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The value below which a share of them lies: 0.99 is the one that 1 in 100 exceeds. */
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

/** Floor, ours, floor, ours: whatever else the machine does meets both. The first of each warms up and is not counted. */
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

/** The ratio is taken within each round, then the middle one of them. */
export function compared(pairs: readonly Pair[]): { floor: number; ours: number; ratio: number } {
  return {
    floor: median(pairs.map((pair) => pair.floor)),
    ours: median(pairs.map((pair) => pair.ours)),
    ratio: median(pairs.map((pair) => pair.ours / pair.floor)),
  }
}

/** The first warms up and is not counted. */
export async function repeat<Measured>(
  measure: () => Promise<Measured>,
  times = rounds,
): Promise<Measured[]> {
  await measure()
  const values: Measured[] = []
  for (let round = 0; round < times; round += 1) values.push(await measure())
  return values
}
