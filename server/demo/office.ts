// The demo's staff accounts and its menu, as the diary has left them.
import { changeOf } from '#domain/audit.ts'
import { businessDayOf, nextBusinessDay } from '#domain/business-day.ts'
import type { NewEntry } from '../db/audit.ts'
import type { PastMenu } from '../db/demo-menu.ts'
import type { PastWorker } from '../db/demo.ts'
import type { Diary } from './diary.ts'
import { demoMenu, fewLeft, soldOutToday } from './menu.ts'
import type { Moment } from './month.ts'
import { ben, marisol, noor, owner, tess } from './staff.ts'

const day = 24 * 60 * 60 * 1000

/** Days since each person's last login; the owner has yet to log in for the first time. */
const lastSeen = [
  [owner, undefined],
  [marisol, 0.2],
  [ben, 1.1],
  [tess, 0.8],
  [noor, 25.3],
] as const

export function pastStaff(entries: readonly NewEntry[], now: Date): PastWorker[] {
  const when = (what: 'added' | 'changed', username: string) =>
    entries.find(
      ({ deed }) =>
        deed.what === what && deed.subject.id === username && isOff(deed) === (what === 'changed'),
    )?.at
  const opened = new Date(now.getTime() - 90 * day).toISOString()
  return lastSeen.map(([worker, daysAgo]) => ({
    ...worker,
    createdAt: when('added', worker.username) ?? opened,
    lastLoginAt: daysAgo === undefined ? null : new Date(now.getTime() - daysAgo * day).toISOString(),
    disabledAt: when('changed', worker.username) ?? null,
  }))
}

/** As it is now: an item has few left, a choice is sold out, and a burrito has left. */
export function pastMenu(diary: Diary, { now, timeZone }: Pick<Moment, 'now' | 'timeZone'>): PastMenu {
  const edits = (id: string) => diary.entries.filter(({ deed }) => isEdit(deed) && deed.subject.id === id)
  return {
    ...demoMenu,
    items: demoMenu.items.map((item) => ({
      ...item,
      version: 1 + edits(item.id).length,
      retiredAt: diary.retiredAt(item.id),
      left: item.id === fewLeft.item ? fewLeft.left : null,
    })),
    countedOn: businessDayOf(now, timeZone),
    soldOutUntil: { [soldOutToday]: nextBusinessDay(now, timeZone).toISOString() },
  }
}

function isOff(deed: NewEntry['deed']): boolean {
  return changeOf(deed, 'on')?.to === false
}

function isEdit(deed: NewEntry['deed']): boolean {
  return (
    deed.what === 'changed' && deed.changes.some(({ field }) => field !== 'soldOut' && field !== 'retired')
  )
}
