// A code as the owner types it, and what it means.
import type { CodeSet, OfficeCode } from '#domain/orders/promo-codes.ts'
import { codeSet } from '#domain/orders/promo-code-schema.ts'
import type { Fault } from '#domain/basics/validation-errors.ts'
import { formatAmount } from '#domain/basics/money.ts'
import type { CodeBody } from '#domain/orders/order-api.ts'
import type { Weekday } from '#domain/basics/days.ts'
import { readPrice } from '#domain/menu/menu-limits.ts'
import { sayFaults } from '#domain/basics/validation-messages.ts'
import { staffFaults } from '#words/people/staff/validation-errors.ts'
import { checkedBy } from '../checked-by.ts'
import { isWallTime } from '../hours/read-time.ts'
import type { Checked } from '../use-submit.ts'

export interface CodeDraft {
  readonly code: string
  readonly kind: CodeSet['gives']['kind']
  readonly percent: string
  readonly amount: string
  readonly smallestOrder: string
  readonly firstDay: string
  readonly lastDay: string
  readonly days: readonly Weekday[]
  /** 21:00, or what was typed and is no time. */
  readonly from: string
  readonly to: string
  readonly firstUses: string
  readonly oncePerEmail: boolean
  readonly isOn: boolean
}

export const blankCode: CodeDraft = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  smallestOrder: '',
  firstDay: '',
  lastDay: '',
  days: [],
  from: '',
  to: '',
  firstUses: '',
  oncePerEmail: false,
  isOn: true,
}

export function draftOf({ gives, smallestOrder, hours, firstUses, ...code }: OfficeCode): CodeDraft {
  return {
    code: code.code,
    kind: gives.kind,
    percent: gives.kind === 'percent' ? String(gives.percent) : '',
    amount: gives.kind === 'amount' ? formatAmount(gives.amount) : '',
    smallestOrder: smallestOrder === 0 ? '' : formatAmount(smallestOrder),
    firstDay: code.firstDay ?? '',
    lastDay: code.lastDay ?? '',
    days: code.days,
    from: hours?.from ?? '',
    to: hours?.to ?? '',
    firstUses: firstUses === null ? '' : String(firstUses),
    oncePerEmail: code.oncePerEmail,
    isOn: code.isOn,
  }
}

/** A day that is half typed is no day; an empty one is no bound. */
export function checkCode(draft: CodeDraft, halfTyped: readonly string[]): Checked<CodeBody> {
  const { code, kind, days, oncePerEmail, isOn } = draft
  const dayIn = (name: 'firstDay' | 'lastDay') => (halfTyped.includes(name) ? '' : draft[name] || null)
  const hours = hoursOf(draft)
  const isFault = hours !== null && 'code' in hours
  const checked = checkedBy(codeSet, {
    code,
    gives:
      kind === 'percent'
        ? { kind, percent: numberIn(draft.percent) }
        : { kind, amount: readPrice(draft.amount) ?? -1 },
    smallestOrder: draft.smallestOrder.trim() === '' ? 0 : (readPrice(draft.smallestOrder) ?? -1),
    firstDay: dayIn('firstDay'),
    lastDay: dayIn('lastDay'),
    days,
    hours: isFault ? null : hours,
    firstUses: draft.firstUses.trim() === '' ? null : numberIn(draft.firstUses),
    oncePerEmail,
    isOn,
  })
  if (!isFault) return checked
  return { fields: { ...('fields' in checked && checked.fields), ...sayFaults(staffFaults, { hours }) } }
}

/** Null: all day. A fault where only one of the two was typed, or what was typed is no time. */
function hoursOf({ from, to }: CodeDraft): CodeSet['hours'] | Fault {
  if (from === '' && to === '') return null
  if (from === '' || to === '') return { code: 'missing' }
  if (!isWallTime(from) || !isWallTime(to)) return { code: 'not-a-time' }
  return { from, to }
}

function numberIn(typed: string): number {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : -1
}
