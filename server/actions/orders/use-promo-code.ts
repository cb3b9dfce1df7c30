// A customer uses a code (R64): whether it is good for this order, and the use that is taken with it.
import type { Transaction } from 'kysely'
import { wallTime } from '#domain/restaurant/business-day.ts'
import { refusalOf, termsOf, type CodeRefused } from '#domain/orders/promo-codes.ts'
import type { CodeTerms } from '#domain/orders/discount.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import { Problem } from '#domain/basics/problems.ts'
import { findCode, isUsedBy, takeUse } from '../../db/orders/promo-codes.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Tables } from '../../db/schema.ts'
import { readSetting } from '../../db/restaurant/settings.ts'
import type { CodeLimits } from './limit-promo-codes.ts'

export interface GoodCode {
  readonly seq: number
  readonly terms: CodeTerms
  /** The customer who may use it once alone; undefined where anybody may use it again. */
  readonly onceBy: string | undefined
}

export interface UseCodeDeps {
  readonly db: Database
  readonly codeLimits: CodeLimits
}

interface CodeCall {
  readonly code: string
  /** The customer's network address. */
  readonly address: string
  readonly now: Date
}

/** Refuses a code that is not good now, with the reason. Who has not said who they are may have used it before. */
export async function findGoodCode(
  { db, codeLimits }: UseCodeDeps,
  order: CodeCall & { readonly email?: string; readonly timeZone: string },
): Promise<GoodCode> {
  const takeBack = codeLimits.admit(order.address, order.now)
  const kept = await findCode(db.read, order.code)
  // Only what is no code at all counts as a guess.
  if (kept) takeBack()
  else throw refusedCode({ why: 'unknown' })
  const codeRefused = refusalOf(kept.set, kept.used, wallTime(order.now, order.timeZone))
  if (codeRefused) throw refusedCode(codeRefused)
  const onceBy = kept.set.oncePerEmail ? order.email : undefined
  if (onceBy !== undefined && (await isUsedBy(db.read, kept.seq, onceBy)))
    throw refusedCode({ why: 'already-used' })
  return { seq: kept.seq, terms: termsOf(kept.set), onceBy }
}

/** For a cart, whose customer is not known yet. */
export async function checkCode(
  deps: UseCodeDeps,
  { subtotal, ...call }: CodeCall & { readonly subtotal: number },
): Promise<CodeTerms> {
  const { timeZone } = (await readSetting(deps.db.read, 'restaurant')).value
  const { terms } = await findGoodCode(deps, { ...call, timeZone })
  refuseTooSmall(cents(subtotal), terms)
  return terms
}

export function refuseTooSmall(subtotal: Cents, { smallestOrder }: CodeTerms): void {
  const missing = cents(smallestOrder - subtotal)
  if (missing > 0) throw refusedCode({ why: 'too-small', smallestOrder, missing })
}

/** In the transaction that stores the order: the last use is taken once, whoever asks at the same moment. */
export async function takeCode(trx: Transaction<Tables>, { seq, onceBy }: GoodCode): Promise<number> {
  // The row of the code is locked from here on: nobody else uses this code before the COMMIT.
  const why = await takeUse(trx, seq)
  if (why !== 'taken') throw refusedCode({ why })
  if (onceBy !== undefined && (await isUsedBy(trx, seq, onceBy))) throw refusedCode({ why: 'already-used' })
  return seq
}

function refusedCode(codeRefused: CodeRefused): Problem {
  return new Problem('code-refused', { codeRefused })
}
