// Limits on wrong codes (R64), by network address: one count for whoever asks about a code and whoever orders with one.
import { Problem } from '#domain/basics/problems.ts'
import { clientAddressOf } from '../../limits/client-address.ts'
import { createRateLimit } from '../../limits/rate-limit.ts'

export interface PromoCodeLimits {
  /** Counts a code that nobody knows yet to be right, or refuses it; answers what takes the count back. */
  admit(address: string, now: Date): () => void
}

/** In an hour: sixty colleagues mistype the leaflet once each. The codes of three signs would take a month. */
export const wrongPromoCodesPerHour = 60

/** For load tests (RATE_LIMITS=off). */
export const noPromoCodeLimits: PromoCodeLimits = { admit: () => () => {} }

/** Counted before the code is looked for, so that guesses that come together are as many as those that come in turn. */
export function createPromoCodeLimits(): PromoCodeLimits {
  const wrong = createRateLimit(wrongPromoCodesPerHour, 60 * 60_000)
  return {
    admit(address, now) {
      const clientAddress = clientAddressOf(address)
      const retryAfter = wrong.count(clientAddress, now.getTime())
      const undoCount = () => wrong.uncount(clientAddress)
      if (retryAfter === undefined) return undoCount
      undoCount()
      throw new Problem('too-many-promo-code-attempts', { retryAfter })
    },
  }
}
