// Counts events of the last while, in the memory of this server.

export interface RecentCount {
  add(nowMs: number): void
  count(nowMs: number): number
}

/** A flood must not fill the memory; nobody needs to know how many more there were. */
const most = 10_000

export function createRecentCount(windowMs: number): RecentCount {
  let moments: number[] = []
  const forgetOld = (nowMs: number) => (moments = moments.filter((at) => nowMs - at < windowMs))
  return {
    add(nowMs) {
      if (moments.length < most) moments.push(nowMs)
    },
    count: (nowMs) => forgetOld(nowMs).length,
  }
}
