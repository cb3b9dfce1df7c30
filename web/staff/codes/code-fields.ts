// A code as the owner types it, and what it means.
import type { PromoCodeSettings, OfficePromoCode } from '#domain/orders/promo-codes.ts'
import { promoCodeSettings } from '#domain/orders/promo-code-schema.ts'
import type { ValidationError } from '#domain/basics/validation-errors.ts'
import { formatAmount } from '#domain/basics/money.ts'
import type { PromoCodeBody } from '#domain/orders/order-api.ts'
import type { Weekday } from '#domain/basics/days.ts'
import { parsePrice } from '#domain/menu/menu-limits.ts'
import { formatValidationErrors } from '#domain/basics/validation-messages.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { checkedBy } from '../checked-by.ts'
import { isWallTime } from '../parts/read-time.ts'
import type { Checked } from '../use-submit.ts'

export interface CodeDraft {
  readonly code: string
  readonly kind: PromoCodeSettings['gives']['kind']
  readonly percent: string
  readonly amount: string
  readonly minimumOrder: string
  readonly firstDay: string
  readonly lastDay: string
  readonly days: readonly Weekday[]
  /** 21:00, or what was typed and is no time. */
  readonly from: string
  readonly to: string
  readonly maxUses: string
  readonly oncePerEmail: boolean
  readonly isOn: boolean
}

export const blankCode: CodeDraft = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  minimumOrder: '',
  firstDay: '',
  lastDay: '',
  days: [],
  from: '',
  to: '',
  maxUses: '',
  oncePerEmail: false,
  isOn: true,
}

export function draftOf({ gives, minimumOrder, hours, maxUses, ...code }: OfficePromoCode): CodeDraft {
  return {
    code: code.code,
    kind: gives.kind,
    percent: gives.kind === 'percent' ? String(gives.percent) : '',
    amount: gives.kind === 'amount' ? formatAmount(gives.amount) : '',
    minimumOrder: minimumOrder === 0 ? '' : formatAmount(minimumOrder),
    firstDay: code.firstDay ?? '',
    lastDay: code.lastDay ?? '',
    days: code.days,
    from: hours?.from ?? '',
    to: hours?.to ?? '',
    maxUses: maxUses === null ? '' : String(maxUses),
    oncePerEmail: code.oncePerEmail,
    isOn: code.isOn,
  }
}

/** A day that is half typed is no day; an empty one is no bound. */
export function checkPromoCode(draft: CodeDraft, halfTyped: readonly string[]): Checked<PromoCodeBody> {
  const { code, kind, days, oncePerEmail, isOn } = draft
  const dayIn = (name: 'firstDay' | 'lastDay') => (halfTyped.includes(name) ? '' : draft[name] || null)
  const hours = hoursOf(draft)
  const isFault = hours !== null && 'code' in hours
  const checked = checkedBy(promoCodeSettings, {
    code,
    gives:
      kind === 'percent'
        ? { kind, percent: numberIn(draft.percent) }
        : { kind, amount: parsePrice(draft.amount) ?? -1 },
    minimumOrder: draft.minimumOrder.trim() === '' ? 0 : (parsePrice(draft.minimumOrder) ?? -1),
    firstDay: dayIn('firstDay'),
    lastDay: dayIn('lastDay'),
    days,
    hours: isFault ? null : hours,
    maxUses: draft.maxUses.trim() === '' ? null : numberIn(draft.maxUses),
    oncePerEmail,
    isOn,
  })
  if (!isFault) return checked
  return {
    fields: {
      ...('fields' in checked && checked.fields),
      ...formatValidationErrors(staffErrorMessages, { hours }),
    },
  }
}

/** Null: all day. A fault where only one of the two was typed, or what was typed is no time. */
function hoursOf({ from, to }: CodeDraft): PromoCodeSettings['hours'] | ValidationError {
  if (from === '' && to === '') return null
  if (from === '' || to === '') return { code: 'missing' }
  if (!isWallTime(from) || !isWallTime(to)) return { code: 'invalid-time' }
  return { from, to }
}

function numberIn(typed: string): number {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : -1
}

/** Whose messages are over when a field is edited. */
export function settledBy(part: Partial<CodeDraft>): string[] {
  return (Object.keys(part) as (keyof CodeDraft)[]).flatMap((field) => {
    if (field === 'kind' || field === 'percent' || field === 'amount') return ['gives']
    if (field === 'from' || field === 'to') return ['hours']
    return field === 'firstDay' ? ['firstDay', 'lastDay'] : [field]
  })
}
