// Limits wrong promo codes by client address (R64): checking a code and ordering with a code share one count.
import { Problem } from '#domain/basics/problems.ts'
import { clientAddressOf } from '../../limits/client-address.ts'
import { createRateLimit } from '../../limits/rate-limit.ts'

export interface PromoCodeLimits {
  /** Counts an attempt before the code is known to be right, or refuses it. Returns how to undo the count. */
  admit(ip: string, now: Date): () => void
}

/** Enough for sixty coworkers who each mistype a code once; guessing all codes of three characters would take a month. */
export const wrongPromoCodesPerHour = 60

/** For load tests (RATE_LIMITS=off). */
export const noPromoCodeLimits: PromoCodeLimits = { admit: () => () => {} }

/** Counts before the code is looked up, so that parallel guesses gain nothing over guesses in sequence. */
export function createPromoCodeLimits(): PromoCodeLimits {
  const wrong = createRateLimit(wrongPromoCodesPerHour, 60 * 60_000)
  return {
    admit(ip, now) {
      const clientAddress = clientAddressOf(ip)
      const retryAfter = wrong.count(clientAddress, now.getTime())
      const undoCount = () => wrong.uncount(clientAddress)
      if (retryAfter === undefined) return undoCount
      undoCount()
      throw new Problem('too-many-promo-code-attempts', { retryAfter })
    },
  }
}
