// How often orders were ready on time, where the owner shows it (R49). Like the opening, it is never prerendered (R38).
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { createStore } from '../../browser/store.ts'

const onTimePercent = createStore<number | undefined>(undefined)

export function showRecord(record: MenuReply['record']): void {
  onTimePercent.set(record?.keptPercent)
}

/** In percent; undefined while nobody knows it, or the owner does not show it. */
export const useOnTimePercent = onTimePercent.use
