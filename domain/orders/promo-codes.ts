// Codes (R64): when a code is good, and why it is not.
import type { promoCodeRejection, promoCodeSettings, officePromoCode } from './promo-code-schema.ts'
import type { Wire } from '../basics/values.ts'
import { addDays, businessDayStartHour, isPastMidnight, weekdayOf, type WallTime } from '../basics/days.ts'
import type { PromoCodeTerms } from './discount.ts'
import type { Period } from '../restaurant/opening-hours.ts'

/** Why a code is refused. */
export type PromoCodeRejection = Wire<typeof promoCodeRejection>

/** As the owner sets it. */
export type PromoCodeSettings = Wire<typeof promoCodeSettings>
export type OfficePromoCode = Wire<typeof officePromoCode>

/** What the shop needs of a code. */
export function toPromoCodeTerms({ code, gives, minimumOrder }: PromoCodeSettings): PromoCodeTerms {
  return { code, gives, minimumOrder }
}

/**
 * Why a code is not good at a moment of the restaurant's wall clock; undefined where it is. A code counts by when the order
 * is placed, whatever time the order is for; the small hours belong to the evening before. The smallest order is checked by
 * the bill.
 */
export function findPromoCodeRejection(
  { firstDay, lastDay, days, hours, maxUses, isOn }: PromoCodeSettings,
  used: number,
  now: WallTime,
): PromoCodeRejection | undefined {
  const day = dayOf(now, hours)
  // A code that is turned off is not worth guessing at.
  if (!isOn) return { why: 'unknown' }
  if (lastDay !== null && day > lastDay) return { why: 'ended', day: lastDay }
  if (firstDay !== null && day < firstDay) return { why: 'not-yet', day: firstDay }
  if (maxUses !== null && used >= maxUses) return { why: 'used-up' }
  const isDay = days.length === 0 || days.includes(weekdayOf(day))
  const isHour = hours === null || isWithin(hours, now.time)
  return isDay && isHour ? undefined : { why: 'not-now', days, hours }
}

/** The business day. Hours that go past midnight belong to the day on which they start, however late they end. */
function dayOf({ day, time }: WallTime, hours: PromoCodeSettings['hours']): string {
  const nightEnds = hours && isPastMidnight(hours) ? hours.to : `0${businessDayStartHour}:00`
  return time < nightEnds ? addDays(day, -1) : day
}

function isWithin(hours: Period, time: string): boolean {
  const [isAfter, isBefore] = [time >= hours.from, time < hours.to]
  return isPastMidnight(hours) ? isAfter || isBefore : isAfter && isBefore
}

/** How the office calls a code on a business day. What cannot be used any more is said before when it starts. */
export function promoCodeState(
  { firstDay, lastDay, maxUses, isOn }: PromoCodeSettings,
  used: number,
  today: string,
): OfficePromoCode['state'] {
  if (!isOn) return 'off'
  if (lastDay !== null && lastDay < today) return 'ended'
  if (maxUses !== null && used >= maxUses) return 'used-up'
  return firstDay !== null && firstDay > today ? 'starts-later' : 'on'
}
