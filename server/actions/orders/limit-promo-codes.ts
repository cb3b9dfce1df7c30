// Limits on wrong codes (R64), by network address: one count for whoever asks about a code and whoever orders with one.
import { Problem } from '#domain/basics/problems.ts'
import { neighbourOf } from '../../limits/client-address.ts'
import { createRateLimit } from '../../limits/rate-limit.ts'

export interface CodeLimits {
  /** Counts a code that nobody knows yet to be right, or refuses it; answers what takes the count back. */
  admit(address: string, now: Date): () => void
}

/** In an hour: sixty colleagues mistype the leaflet once each. The codes of three signs would take a month. */
export const wrongCodesAnHour = 60

/** For load tests (RATE_LIMITS=off). */
export const noCodeLimits: CodeLimits = { admit: () => () => {} }

/** Counted before the code is looked for, so that guesses that come together are as many as those that come in turn. */
export function createCodeLimits(): CodeLimits {
  const wrong = createRateLimit(wrongCodesAnHour, 60 * 60_000)
  return {
    admit(address, now) {
      const neighbour = neighbourOf(address)
      const retryAfter = wrong.count(neighbour, now.getTime())
      const takeBack = () => wrong.giveBack(neighbour)
      if (retryAfter === undefined) return takeBack
      takeBack()
      throw new Problem('too-many-codes', { retryAfter })
    },
  }
}
