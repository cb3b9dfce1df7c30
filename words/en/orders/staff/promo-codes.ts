// The words of the office's Codes screen.
import type { PromoCodeSettings, OfficePromoCode } from '#domain/orders/promo-codes.ts'
import { cents, formatMoney, type Cents } from '#domain/basics/money.ts'
import type { Weekday } from '#domain/basics/days.ts'
import { formatOrderCount, formatCount } from '../../basics/counts.ts'
import { shortDay, shortDayName } from '../../basics/dates.ts'
import { periodName, weekdayName } from '../../restaurant/hours.ts'
import { listNames, joinNames } from '../../basics/lists.ts'

/** Mon */
export function shortWeekday(day: Weekday): string {
  return weekdayName(day).slice(0, 3)
}

export const promoCodesOfficeMessages = {
  title: 'Codes',
  given: (amount: Cents, days: number, orders: number) =>
    `${formatMoney(amount)} given in ${formatCount(days)} days, on ${formatOrderCount(orders)}.`,
  none: 'No codes yet.',
  noneHint: 'Add one, and customers can type it in the cart.',
  caption: 'Codes, those that are on first',
  code: 'Code',
  gives: 'Gives',
  smallest: 'Smallest order',
  when: 'When',
  used: 'Used',
  givenSoFar: 'Given',
  state: 'State',
  change: 'Change',
  anyOrder: 'None',
  usedOf: (used: number, most: number | null) =>
    most === null ? formatCount(used) : `${formatCount(used)} of ${formatCount(most)}`,
  edit: 'Edit',
  editWhich: (code: string) => `Edit ${code}`,
  turnedOn: (code: string) => `${code} is on.`,
  turnedOff: (code: string) => `${code} is off.`,

  addTitle: 'Add a code',
  editTitle: (code: string) => `Code ${code}`,
  add: 'Add code',
  save: 'Save',
  cancel: 'Cancel',
  added: (code: string) => `${code} is added.`,
  codeHint: 'Letters, digits, dashes',
  kinds: { percent: 'Percent off', amount: 'Dollars off' } satisfies Record<
    PromoCodeSettings['gives']['kind'],
    string
  >,
  percent: 'Percent',
  amount: 'Amount, $',
  smallestField: 'Smallest order, $',
  optional: 'Optional.',
  firstDay: 'First day',
  lastDay: 'Last day',
  days: 'Days',
  daysHint: 'None chosen: every day.',
  from: 'From',
  to: 'To',
  hoursHint: 'Leave both empty for all day. We go by when the order is placed.',
  maxUses: 'First uses',
  noLimit: 'No limit',
  once: 'Once per email',
}

export function formatDiscount(gives: PromoCodeSettings['gives']): string {
  return gives.kind === 'percent' ? `${gives.percent}% off` : `${formatMoney(cents(gives.amount))} off`
}

/** Starts Nov 23; undefined if the code's switch already shows its state. */
export function promoCodeStateMessage(
  { state, firstDay }: OfficePromoCode,
  today: string,
): string | undefined {
  if (state === 'starts-later') return `Starts ${shortDay(firstDay ?? today, { from: today })}`
  if (state === 'used-up') return 'Used up'
  return state === 'ended' ? 'Ended' : undefined
}

/** Every day, 11 AM to 2 PM, until Dec 22. Once per email. */
export function formatSchedule(code: OfficePromoCode, today: string): string {
  const { firstDay, lastDay, days, hours, oncePerEmail, state } = code
  const day = (one: string) => shortDay(one, { from: today })
  if (state === 'ended' && lastDay !== null) return `Ended ${day(lastDay)}`
  const from = firstDay !== null && firstDay > today ? [shortDayName(firstDay, { from: today })] : []
  const parts = [
    ...(days.length > 0 ? [listNames(days.map(shortWeekday))] : hours ? ['Every day'] : []),
    ...(hours ? [periodName(hours)] : []),
    ...from.map((first) => `from ${first}`),
    ...(lastDay === null ? [] : [`until ${day(lastDay)}`]),
  ]
  const when = parts.length > 0 ? joinNames(parts) : 'Always'
  const sentence = when.charAt(0).toUpperCase() + when.slice(1)
  return oncePerEmail ? `${sentence}. Once per email` : sentence
}
