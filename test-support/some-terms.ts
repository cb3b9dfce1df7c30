// Random promo codes, fees, tips and refunds for the orders of property tests, and their totals in the ledger.
import fc from 'fast-check'
import { sql } from 'kysely'
import { deliveryOf, discountOf, taxOf, tipOf, type Bill } from '../domain/orders/bill.ts'
import type { PromoCodeSettings } from '../domain/orders/promo-codes.ts'
import type { PromoCodeTerms } from '../domain/orders/discount.ts'
import { cents } from '../domain/basics/money.ts'
import type { PlacedOrder } from '../domain/orders/order.ts'
import { remainingOf, splitRefund, type RefundParts } from '../domain/payments/refund.ts'
import { tipPercents, type Tip } from '../domain/orders/tip.ts'
import type { Database } from '../server/db/engine/database.ts'
import { insertRefund, lockOrderToRefund, recordRefundSent } from '../server/db/payments/refunds.ts'
import type { OracleBill, OracleTerms } from './bill-oracle.ts'
import { noon } from './open-sales.ts'

/** The discounts of the owner's promo codes. */
export const codes = {
  TENTH: { percent: 10n },
  SEVEN: { percent: 7n },
  FIVER: { amount: 500n },
} as const satisfies Record<string, OracleTerms['code']>
type CodeName = keyof typeof codes

export const someTerms = fc.record({
  isDelivered: fc.boolean(),
  fee: fc.constantFrom(0, 350, 599),
  isFeeTaxed: fc.boolean(),
  code: fc.constantFrom<CodeName | undefined>(undefined, 'TENTH', 'SEVEN', 'FIVER'),
  tip: fc.oneof(
    fc.constant(undefined),
    fc.constantFrom(...tipPercents).map((percent): Tip => ({ percent })),
    fc.integer({ min: 1, max: 9_999 }).map((amount): Tip => ({ amount: cents(amount) })),
  ),
  isRefunded: fc.boolean(),
})

export function termsOf(code: CodeName): PromoCodeTerms {
  return { code, gives: givenBy(code), minimumOrder: cents(0) }
}

function givenBy(code: CodeName): PromoCodeTerms['gives'] {
  const gives: { percent: bigint } | { amount: bigint } = codes[code]
  return 'percent' in gives
    ? { kind: 'percent', percent: Number(gives.percent) }
    : { kind: 'amount', amount: cents(Number(gives.amount)) }
}

export async function addCodes(db: Database): Promise<void> {
  for (const code of Object.keys(codes) as CodeName[]) {
    const terms: Omit<PromoCodeSettings, 'isOn'> = {
      ...termsOf(code),
      firstDay: null,
      lastDay: null,
      days: [],
      hours: null,
      maxUses: null,
      oncePerEmail: false,
    }
    await db.write
      .insertInto('promo_codes')
      .values({ code, terms: JSON.stringify(terms), max_uses: null })
      .execute()
  }
}

export function tipInBigInts(tip: Tip): NonNullable<OracleTerms['tip']> {
  return 'percent' in tip ? { percent: BigInt(tip.percent) } : { amount: BigInt(tip.amount) }
}

/** The parts of a bill, and of the oracle's, in numbers. */
export function partsIn(bill: Pick<Bill, 'charges'>): number[] {
  return [discountOf(bill), taxOf(bill).amount, deliveryOf(bill), tipOf(bill)]
}

export function partsOfOracle({ discount, tax, delivery, tip }: OracleBill): number[] {
  return [discount, tax, delivery, tip].map(Number)
}

/** Refunds one unit of the first line, as the office does; undefined if the unit is free. */
export async function refundOneUnit(
  db: Database,
  id: PlacedOrder['id'],
  bill: Bill,
): Promise<RefundParts | undefined> {
  const units = [{ line: 0, quantity: 1 }]
  const parts = splitRefund(bill, remainingOf(bill, []), { units, delivery: false, tip: false })
  if (!parts) return undefined
  const moment = { at: noon.toISOString(), day: '2026-11-15' }
  await db.transaction(async (trx) => {
    const whole = await lockOrderToRefund(trx, 'id', id)
    if (!whole) throw new Error('no such order')
    const said = {
      key: `refund ${id}`,
      at: moment.at,
      by: 'owner',
      reason: 'wrong',
      note: '',
      units,
    } as const
    await recordRefundSent(trx, await insertRefund(trx, whole.row.seq, { ...said, ...parts }), moment)
  })
  return parts
}

/** The sums of all entries, by the names that the sales use. */
export async function readLedger(db: Database): Promise<Record<string, number> | undefined> {
  const { rows } = await sql<Record<string, number>>`
    select -sum(sales) as sales, sum(discounts) as discounts, sum(refunds) as refunds, -sum(tax) as tax,
      -sum(delivery) as delivery, -sum(tips) as tips, sum(card) + sum(counter) as total
    from ledger`.execute(db.read)
  return rows[0]
}
