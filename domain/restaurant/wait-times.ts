// How long customers wait: what the owner sets, how heavy an order is for the kitchen, and which slots are near another. For
// browser and server.
import type { RequestedLine } from '../menu/requested-item.ts'
import type { promise, timesReply, waitTimes } from './wait-times-schema.ts'
import type { Wire } from '../basics/values.ts'
import { findItem, type Menu } from '../menu/menu.ts'

export type WaitTimes = Wire<typeof waitTimes>
export type Speed = NonNullable<WaitTimes['speed']>
export type OrderPromise = Wire<typeof promise>
export type TimesReply = Wire<typeof timesReply>

/** In burritos, to a tenth. A line that is not on the menu weighs nothing. */
export function weightOf(lines: readonly RequestedLine[], menu: Menu): number {
  const tenths = lines.reduce(
    (sum, { item, quantity }) => sum + Math.round((findItem(menu.items, item)?.weight ?? 0) * 10) * quantity,
    0,
  )
  return tenths / 10
}

/** The orders that the office tries the settings with, in burritos. */
export const previewedSizes = [1, 3, 6, 12] as const

/** How many other slots a customer is offered whose slot is gone. */
const nearest = 3

/** Nearest to the time that was wanted, in the order of the day. */
export function nearestSlots(slots: readonly string[], wanted: string): string[] {
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(wanted))
  return slots
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, nearest)
    .toSorted()
}
