// A customer uses a code (R64): whether it is good for this order, and the use that is taken with it.
import type { Transaction } from 'kysely'
import { wallTime } from '#domain/business-day.ts'
import { refusalOf, termsOf } from '#domain/codes.ts'
import type { CodeTerms } from '#domain/discount.ts'
import { cents, type Cents } from '#domain/money.ts'
import { Problem } from '#domain/problems.ts'
import { findCode, isUsedBy, takeUse } from '../db/codes.ts'
import type { Database } from '../db/open.ts'
import type { Tables } from '../db/schema.ts'
import { readSetting } from '../db/settings.ts'

export interface GoodCode {
  readonly seq: number
  readonly terms: CodeTerms
  /** The customer who may use it once alone; undefined where anybody may use it again. */
  readonly onceBy: string | undefined
}

/** Refuses a code that is not good now, with the reason. Who has not said who they are may have used it before. */
export async function findGoodCode(
  { db }: { readonly db: Database },
  order: { readonly code: string; readonly email?: string; readonly now: Date; readonly timeZone: string },
): Promise<GoodCode> {
  const kept = await findCode(db.read, order.code)
  if (!kept) throw new Problem('code-refused', { codeRefused: { why: 'unknown' } })
  const codeRefused = refusalOf(kept.set, kept.used, wallTime(order.now, order.timeZone))
  if (codeRefused) throw new Problem('code-refused', { codeRefused })
  const onceBy = kept.set.oncePerEmail ? order.email : undefined
  if (onceBy !== undefined && (await isUsedBy(db.read, kept.seq, onceBy)))
    throw new Problem('code-refused', { codeRefused: { why: 'already-used' } })
  return { seq: kept.seq, terms: termsOf(kept.set), onceBy }
}

/** For a cart, whose customer is not known yet. */
export async function checkCode(
  { db }: { readonly db: Database },
  { code, subtotal, now }: { readonly code: string; readonly subtotal: number; readonly now: Date },
): Promise<CodeTerms> {
  const { timeZone } = (await readSetting(db.read, 'restaurant')).value
  const { terms } = await findGoodCode({ db }, { code, now, timeZone })
  refuseTooSmall(cents(subtotal), terms)
  return terms
}

export function refuseTooSmall(subtotal: Cents, { smallestOrder }: CodeTerms): void {
  const missing = cents(smallestOrder - subtotal)
  if (missing > 0)
    throw new Problem('code-refused', { codeRefused: { why: 'too-small', smallestOrder, missing } })
}

/** In the transaction that stores the order: the last use is taken once, whoever asks at the same moment. */
export async function takeCode(trx: Transaction<Tables>, { seq, onceBy }: GoodCode): Promise<number> {
  // The row of the code is locked from here on: nobody else uses this code before the COMMIT.
  const why = await takeUse(trx, seq)
  if (why !== 'taken') throw new Problem('code-refused', { codeRefused: { why } })
  if (onceBy !== undefined && (await isUsedBy(trx, seq, onceBy)))
    throw new Problem('code-refused', { codeRefused: { why: 'already-used' } })
  return seq
}
