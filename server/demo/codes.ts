// The demo's codes (R64), and which customer uses one.
import { wallTime } from '#domain/business-day.ts'
import { refusalOf, termsOf, type CodeSet } from '#domain/codes.ts'
import type { CodeTerms } from '#domain/discount.ts'
import { cents, type Cents } from '#domain/money.ts'
import type { Random } from './random.ts'

const always = { firstDay: null, lastDay: null, days: [], hours: null, firstUses: null, isOn: true } as const

export const demoCodes: readonly CodeSet[] = [
  {
    ...always,
    code: 'LUNCH10',
    gives: { kind: 'percent', percent: 10 },
    smallestOrder: cents(0),
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    hours: { from: '11:00', to: '14:00' },
    oncePerEmail: false,
  },
  {
    ...always,
    code: 'WELCOME5',
    gives: { kind: 'amount', amount: cents(500) },
    smallestOrder: cents(2000),
    oncePerEmail: true,
  },
  {
    ...always,
    code: 'FAMILY15',
    gives: { kind: 'percent', percent: 15 },
    smallestOrder: cents(4500),
    oncePerEmail: false,
  },
]

/** So many of those who could use a code know one. */
const knowOne = 0.22

export interface Buyer {
  readonly email: string
  readonly placedAt: Date
  readonly timeZone: string
  readonly subtotal: Cents
  /** Who has used a code that is for each address once; the buyer is added. */
  readonly welcomed: Set<string>
}

export function codeOf(
  { email, placedAt, timeZone, subtotal, welcomed }: Buyer,
  random: Random,
): CodeTerms | undefined {
  const good = demoCodes.filter(
    (code) =>
      subtotal >= code.smallestOrder &&
      !refusalOf(code, 0, wallTime(placedAt, timeZone)) &&
      !(code.oncePerEmail && welcomed.has(email)),
  )
  if (good.length === 0 || !random.chance(knowOne)) return undefined
  const picked = random.pick(good)
  if (picked.oncePerEmail) welcomed.add(email)
  return termsOf(picked)
}
