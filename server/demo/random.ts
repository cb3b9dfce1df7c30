// A seeded random number generator (mulberry32): the same seed makes the same numbers.

export interface Random {
  /** From low up to, but not including, high. */
  between(low: number, high: number): number
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number
  /** Mostly near the middle, and never further away than three times the spread. */
  around(middle: number, spread: number): number
  /** True with this probability, from 0 to 1. */
  chance(share: number): boolean
  pick<Thing>(things: readonly Thing[]): Thing
  weighted<Thing>(things: readonly (readonly [Thing, number])[]): Thing
}

export function createRandom(seed: number): Random {
  let state = seed | 0

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const random: Random = {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(random.between(low, high + 1)),
    // The sum of three is close enough to a bell curve.
    around: (middle, spread) => middle + (next() + next() + next() - 1.5) * 2 * spread,
    chance: (share) => next() < share,
    pick(things) {
      if (things.length === 0) throw new RangeError('there is nothing to pick from')
      return things[random.whole(0, things.length - 1)] as (typeof things)[number]
    },
    weighted(things) {
      let left = next() * things.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [thing, weight] of things) {
        left -= weight
        if (left < 0) return thing
      }
      throw new RangeError('there is nothing to pick from')
    },
  }
  return random
}
