// The demo's staff accounts and menu facts, as the diary has left them.
import { startingMenu } from '#domain/starting-menu.ts'
import type { NewEntry } from '../db/audit.ts'
import type { PastItem, PastWorker } from '../db/demo.ts'
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
  const when = (what: 'staff-added' | 'staff-off', username: string) =>
    entries.find(({ deed }) => deed.what === what && deed.username === username)?.at
  const opened = new Date(now.getTime() - 90 * day).toISOString()
  return lastSeen.map(([worker, daysAgo]) => ({
    ...worker,
    createdAt: when('staff-added', worker.username) ?? opened,
    lastLoginAt: daysAgo === undefined ? null : new Date(now.getTime() - daysAgo * day).toISOString(),
    disabledAt: when('staff-off', worker.username) ?? null,
  }))
}

/** Invented for the demo; for real burritos only the owner says what they contain. */
const said: Readonly<Record<string, Pick<PastItem, 'allergens' | 'marks'>>> = {
  beef: { allergens: [], marks: [] },
  chix: { allergens: [], marks: [] },
  bean: { allergens: ['milk', 'wheat'], marks: ['vegetarian'] },
  pork: { allergens: ['wheat'], marks: ['spicy'] },
}

export function pastMenu(entries: readonly NewEntry[]): PastItem[] {
  return startingMenu.items.map(({ id, ownAllergens: allergens, marks }) => ({
    id,
    allergens,
    marks,
    ...said[id],
    version: 1 + entries.filter(({ deed }) => isEdit(deed.what) && 'item' in deed && deed.item === id).length,
  }))
}

function isEdit(what: NewEntry['deed']['what']): boolean {
  return what === 'menu' || what === 'price'
}
