// Codes of the proof's restaurant (R64), added by its owner as in the office, and drawn by its customers.
import type { CodeSet } from '../domain/codes.ts'
import type { CodeTerms } from '../domain/discount.ts'
import { cents } from '../domain/money.ts'
import type { Random } from '../server/demo/random.ts'
import { someCode } from '../test-support/some-code.ts'
import type { Part } from './price-oracle.ts'
import type { Hand } from './staff-hands.ts'

export interface DrawnCode {
  readonly terms: CodeTerms
  /** As the oracle reads it. */
  readonly off: Part
}

/** One that takes off a part and one that takes off an amount, often more than a small order costs. */
export async function addCodes(owner: Hand, list: number, random: Random): Promise<DrawnCode[]> {
  const [percent, amount] = [random.whole(1, 100), random.whole(1, random.pick([900, 5_000, 100_000]))]
  const codes: DrawnCode[] = [
    { off: { percent }, terms: termsOf(`PART-${list}`, { kind: 'percent', percent }) },
    { off: { amount }, terms: termsOf(`CENTS-${list}`, { kind: 'amount', amount: cents(amount) }) },
  ]
  for (const { terms } of codes) await addCode(owner, terms)
  return codes
}

export async function addCode(owner: Hand, change: Partial<CodeSet>): Promise<void> {
  await owner.post('/api/office/codes', someCode(change))
}

export function drawCode(codes: readonly DrawnCode[], random: Random): DrawnCode | undefined {
  return random.chance(1 / 3) ? random.pick(codes) : undefined
}

const termsOf = (code: string, gives: CodeTerms['gives']) => ({ code, gives, smallestOrder: cents(0) })
