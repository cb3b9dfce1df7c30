// Promo codes (R64): when a code is valid, and why it is rejected.
import type { promoCodeRejection, promoCodeSettings, officePromoCode } from './promo-code-schema.ts'
import type { Wire } from '../basics/values.ts'
import { addDays, businessDayStartHour, isPastMidnight, weekdayOf, type WallTime } from '../basics/days.ts'
import type { PromoCodeTerms } from './discount.ts'
import type { Period } from '../restaurant/opening-hours.ts'

/** Why a promo code is rejected. */
export type PromoCodeRejection = Wire<typeof promoCodeRejection>

/** A promo code as the owner enters it. */
export type PromoCodeSettings = Wire<typeof promoCodeSettings>
export type OfficePromoCode = Wire<typeof officePromoCode>

/** The part of a promo code that the shop needs. */
export function toPromoCodeTerms({ code, gives, minimumOrder }: PromoCodeSettings): PromoCodeTerms {
  return { code, gives, minimumOrder }
}

/**
 * Why a code is not valid at a moment of the restaurant's wall clock; undefined if it is valid. What counts is when the order
 * is placed, not the time that the order is for. The hours after midnight belong to the evening before. The bill checks the
 * minimum order.
 */
export function findPromoCodeRejection(
  { firstDay, lastDay, days, hours, maxUses, isOn }: PromoCodeSettings,
  used: number,
  now: WallTime,
): PromoCodeRejection | undefined {
  const day = dayOf(now, hours)
  // A code that is turned off looks like an unknown one, so that guessing codes reveals nothing.
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

/** The state that the office shows on a business day. "ended" and "used-up" take precedence over "starts-later". */
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
