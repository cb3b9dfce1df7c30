// The terms by which a demo order's bill was made, read back from its charges.
import type { Bill, BillTerms } from '../domain/bill.ts'
import { termsOf } from '../domain/codes.ts'
import { tipPercents, type Tip } from '../domain/tip.ts'
import { demoCodes } from '../server/demo/codes.ts'

export function codeAndTipOf({ charges }: Pick<Bill, 'charges'>): Pick<BillTerms, 'code' | 'tip'> {
  const discount = charges.find((charge) => charge.kind === 'discount')
  const given = charges.find((charge) => charge.kind === 'tip')
  const set = demoCodes.find(({ code }) => code === discount?.code)
  const percent = tipPercents.find((one) => one === given?.percent)
  const tip: Tip | undefined = given && (percent ? { percent } : { amount: given.amount })
  return { code: set && termsOf(set), tip }
}
