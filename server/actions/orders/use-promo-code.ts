// A customer uses a promo code (R64): checks that the code is valid for the order, and reserves the use.
import type { Transaction } from 'kysely'
import { wallTime } from '#domain/restaurant/business-day.ts'
import {
  findPromoCodeRejection,
  toPromoCodeTerms,
  type PromoCodeRejection,
} from '#domain/orders/promo-codes.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import { Problem } from '#domain/basics/problems.ts'
import { findPromoCode, isPromoCodeUsedBy, reservePromoCodeUse } from '../../db/orders/promo-codes.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Tables } from '../../db/schema.ts'
import { readSetting } from '../../db/restaurant/settings.ts'
import type { PromoCodeLimits } from './limit-promo-codes.ts'

export interface ValidPromoCode {
  readonly seq: number
  readonly terms: PromoCodeTerms
  /** The email that may use the code only once; undefined if customers may use the code repeatedly. */
  readonly singleUseBy: string | undefined
}

export interface UsePromoCodeDeps {
  readonly db: Database
  readonly promoCodeLimits: PromoCodeLimits
}

interface PromoCodeCall {
  readonly code: string
  readonly ip: string
  readonly now: Date
}

/** Refuses an invalid code with the reason. Without an email, an earlier use by the same customer cannot be found. */
export async function requireValidPromoCode(
  { db, promoCodeLimits }: UsePromoCodeDeps,
  order: PromoCodeCall & { readonly email?: string; readonly timeZone: string },
): Promise<ValidPromoCode> {
  const undoCount = promoCodeLimits.admit(order.ip, order.now)
  const stored = await findPromoCode(db.read, order.code)
  // Only a code that does not exist counts as a guess.
  if (stored) undoCount()
  else throw promoCodeProblem({ why: 'unknown' })
  const promoCodeRejection = findPromoCodeRejection(
    stored.set,
    stored.useCount,
    wallTime(order.now, order.timeZone),
  )
  if (promoCodeRejection) throw promoCodeProblem(promoCodeRejection)
  const singleUseBy = stored.set.oncePerEmail ? order.email : undefined
  if (singleUseBy !== undefined && (await isPromoCodeUsedBy(db.read, stored.seq, singleUseBy)))
    throw promoCodeProblem({ why: 'already-used' })
  return { seq: stored.seq, terms: toPromoCodeTerms(stored.set), singleUseBy }
}

/** For a cart: the customer is not known yet. */
export async function checkPromoCode(
  deps: UsePromoCodeDeps,
  { subtotal, ...call }: PromoCodeCall & { readonly subtotal: number },
): Promise<PromoCodeTerms> {
  const { timeZone } = (await readSetting(deps.db.read, 'restaurant')).value
  const { terms } = await requireValidPromoCode(deps, { ...call, timeZone })
  assertPromoCodeMinimum(cents(subtotal), terms)
  return terms
}

export function assertPromoCodeMinimum(subtotal: Cents, { minimumOrder }: PromoCodeTerms): void {
  const missing = cents(minimumOrder - subtotal)
  if (missing > 0) throw promoCodeProblem({ why: 'too-small', minimumOrder, missing })
}

/** Runs in the transaction that stores the order, so that concurrent orders cannot share the last use. */
export async function reservePromoCode(
  trx: Transaction<Tables>,
  { seq, singleUseBy }: ValidPromoCode,
): Promise<number> {
  // This locks the code's row until the COMMIT, so the check below cannot race another order.
  const why = await reservePromoCodeUse(trx, seq)
  if (why !== 'taken') throw promoCodeProblem({ why })
  if (singleUseBy !== undefined && (await isPromoCodeUsedBy(trx, seq, singleUseBy)))
    throw promoCodeProblem({ why: 'already-used' })
  return seq
}

function promoCodeProblem(promoCodeRejection: PromoCodeRejection): Problem {
  return new Problem('promo-code-rejected', { promoCodeRejection })
}
