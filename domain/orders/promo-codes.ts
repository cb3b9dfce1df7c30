// Codes (R64): when a code is good, and why it is not.
import type { codeRefused, codeSet, officeCode } from './promo-code-schema.ts'
import type { Wire } from '../basics/values.ts'
import { addDays, firstHour, isPastMidnight, weekdayOf, type WallTime } from '../basics/days.ts'
import type { CodeTerms } from './discount.ts'
import type { Period } from '../restaurant/opening-hours.ts'

/** Why a code is refused. */
export type CodeRefused = Wire<typeof codeRefused>

/** As the owner sets it. */
export type CodeSet = Wire<typeof codeSet>
export type OfficeCode = Wire<typeof officeCode>

/** What the shop needs of a code. */
export function termsOf({ code, gives, smallestOrder }: CodeSet): CodeTerms {
  return { code, gives, smallestOrder }
}

/**
 * Why a code is not good at a moment of the restaurant's wall clock; undefined where it is. A code counts by when the order
 * is placed, whatever time the order is for; the small hours belong to the evening before. The smallest order is checked by
 * the bill.
 */
export function refusalOf(
  { firstDay, lastDay, days, hours, firstUses, isOn }: CodeSet,
  used: number,
  now: WallTime,
): CodeRefused | undefined {
  const day = dayOf(now, hours)
  // A code that is turned off is not worth guessing at.
  if (!isOn) return { why: 'unknown' }
  if (lastDay !== null && day > lastDay) return { why: 'ended', day: lastDay }
  if (firstDay !== null && day < firstDay) return { why: 'not-yet', day: firstDay }
  if (firstUses !== null && used >= firstUses) return { why: 'used-up' }
  const isDay = days.length === 0 || days.includes(weekdayOf(day))
  const isHour = hours === null || isWithin(hours, now.time)
  return isDay && isHour ? undefined : { why: 'not-now', days, hours }
}

/** The business day. Hours that go past midnight belong to the day on which they start, however late they end. */
function dayOf({ day, time }: WallTime, hours: CodeSet['hours']): string {
  const nightEnds = hours && isPastMidnight(hours) ? hours.to : `0${firstHour}:00`
  return time < nightEnds ? addDays(day, -1) : day
}

function isWithin(hours: Period, time: string): boolean {
  const [isAfter, isBefore] = [time >= hours.from, time < hours.to]
  return isPastMidnight(hours) ? isAfter || isBefore : isAfter && isBefore
}

/** How the office calls a code on a business day. What cannot be used any more is said before when it starts. */
export function stateOf(
  { firstDay, lastDay, firstUses, isOn }: CodeSet,
  used: number,
  today: string,
): OfficeCode['state'] {
  if (!isOn) return 'off'
  if (lastDay !== null && lastDay < today) return 'ended'
  if (firstUses !== null && used >= firstUses) return 'used-up'
  return firstDay !== null && firstDay > today ? 'starts-later' : 'on'
}
