// How long customers wait: the owner's setting, the weight of an order for the kitchen, and the slots nearest to a time. For
// browser and server.
import type { RequestedLine } from '../menu/requested-item.ts'
import type { promise, timesReply, waitTimes } from './wait-times-schema.ts'
import type { Wire } from '../basics/values.ts'
import { findItem, type Menu } from '../menu/menu.ts'

export type WaitTimes = Wire<typeof waitTimes>
export type Speed = NonNullable<WaitTimes['speed']>
export type OrderPromise = Wire<typeof promise>
export type TimesReply = Wire<typeof timesReply>

/** The work for the kitchen, in burritos with one decimal. A line whose item is not on the menu weighs nothing. */
export function weightOf(lines: readonly RequestedLine[], menu: Menu): number {
  const tenths = lines.reduce(
    (sum, { item, quantity }) => sum + Math.round((findItem(menu.items, item)?.weight ?? 0) * 10) * quantity,
    0,
  )
  return tenths / 10
}

/** The sizes of the sample orders, in burritos, for which the office previews the settings. */
export const previewedSizes = [1, 3, 6, 12] as const

/** How many other slots are offered to a customer whose slot is no longer free. */
const nearestCount = 3

/** The slots nearest to the requested time, earliest first. */
export function nearestSlots(slots: readonly string[], requested: string): string[] {
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(requested))
  return slots
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, nearestCount)
    .toSorted()
}
