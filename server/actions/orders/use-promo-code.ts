// A customer uses a code (R64): whether it is good for this order, and the use that is taken with it.
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
  /** The customer who may use it once alone; undefined where anybody may use it again. */
  readonly singleUseBy: string | undefined
}

export interface UsePromoCodeDeps {
  readonly db: Database
  readonly promoCodeLimits: PromoCodeLimits
}

interface PromoCodeCall {
  readonly code: string
  /** The customer's network address. */
  readonly address: string
  readonly now: Date
}

/** Refuses a code that is not good now, with the reason. Who has not said who they are may have used it before. */
export async function requireValidPromoCode(
  { db, promoCodeLimits }: UsePromoCodeDeps,
  order: PromoCodeCall & { readonly email?: string; readonly timeZone: string },
): Promise<ValidPromoCode> {
  const undoCount = promoCodeLimits.admit(order.address, order.now)
  const stored = await findPromoCode(db.read, order.code)
  // Only what is no code at all counts as a guess.
  if (stored) undoCount()
  else throw refusedCode({ why: 'unknown' })
  const promoCodeRejection = findPromoCodeRejection(
    stored.set,
    stored.useCount,
    wallTime(order.now, order.timeZone),
  )
  if (promoCodeRejection) throw refusedCode(promoCodeRejection)
  const singleUseBy = stored.set.oncePerEmail ? order.email : undefined
  if (singleUseBy !== undefined && (await isPromoCodeUsedBy(db.read, stored.seq, singleUseBy)))
    throw refusedCode({ why: 'already-used' })
  return { seq: stored.seq, terms: toPromoCodeTerms(stored.set), singleUseBy }
}

/** For a cart, whose customer is not known yet. */
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
  if (missing > 0) throw refusedCode({ why: 'too-small', minimumOrder, missing })
}

/** In the transaction that stores the order: the last use is taken once, whoever asks at the same moment. */
export async function reservePromoCode(
  trx: Transaction<Tables>,
  { seq, singleUseBy }: ValidPromoCode,
): Promise<number> {
  // The row of the code is locked from here on: nobody else uses this code before the COMMIT.
  const why = await reservePromoCodeUse(trx, seq)
  if (why !== 'taken') throw refusedCode({ why })
  if (singleUseBy !== undefined && (await isPromoCodeUsedBy(trx, seq, singleUseBy)))
    throw refusedCode({ why: 'already-used' })
  return seq
}

function refusedCode(promoCodeRejection: PromoCodeRejection): Problem {
  return new Problem('promo-code-rejected', { promoCodeRejection })
}
