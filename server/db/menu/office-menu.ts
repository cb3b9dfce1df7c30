// The menu with what only the owner sees: versions, sold counts, retired items, and which items use a group or an ingredient.
import { sql } from 'kysely'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import type { OfficeMenuReply } from '#domain/menu/menu-api.ts'
import {
  countsIn,
  menuAt,
  parseMenu,
  readMenuRows,
  retiredItemsAt,
  withCounts,
  type MenuRows,
} from './menu.ts'
import { readInBatches } from '../books/read-in-batches.ts'
import type { Database } from '../engine/database.ts'

export async function readOfficeMenu(db: Database, now: Date, timeZone: string): Promise<OfficeMenuReply> {
  const day = businessDayOf(now, timeZone)
  const [rows, sold] = await Promise.all([readMenuRows(db.read), countSold(db, day)])
  const stored = parseMenu(rows)
  const { sections, items, groups, ingredients } = withCounts(menuAt(stored, now), countsIn(rows, day))
  const retired = retiredItemsAt(stored, now)
  const all = [...items, ...retired]
  return {
    sections: sections.map((section) => ({ ...section, version: versionIn(rows.sections, section.id) })),
    items: items.map((item) => ({
      ...item,
      version: versionIn(rows.items, item.id),
      soldToday: sold.get(item.id) ?? 0,
    })),
    retired: retired
      .map(({ id, name, look }) => ({ id, name, look, ...retirementIn(rows, id) }))
      .toSorted((one, other) => (one.retiredAt < other.retiredAt ? 1 : -1)),
    groups: groups.map((group) => ({
      ...group,
      version: versionIn(rows.groups, group.id),
      serves: items.filter((item) => item.groups.includes(group.id)).map(({ id }) => id),
    })),
    ingredients: ingredients.map((ingredient) => ({
      ...ingredient,
      version: versionIn(rows.ingredients, ingredient.id),
      usedIn: all
        .filter(({ inside }) => inside.some(({ id }) => id === ingredient.id))
        .map(({ name }) => name),
    })),
  }
}

/** How many of an item were ever sold. */
export async function countSoldEver(db: Database, item: ItemId, today: string): Promise<number> {
  const { rows: ends } = await sql<{ first: string | null }>`
    select min(earned_day) as first from order_lines where earned_day is not null`.execute(db.read)
  const first = ends[0]?.first ?? today
  const days = await readInBatches(db, { from: first, to: today }, async ({ from, to }) => {
    const { rows } = await sql<{ sold: number | null }>`
      select sum(quantity) as sold from order_lines
      where earned_day between ${from} and ${to} and item = ${item}`.execute(db.read)
    return rows
  })
  return days.reduce((sum, { sold }) => sum + (sold ?? 0), 0)
}

/** Counts charged items as the sales do, even after a refund. */
async function countSold(db: Database, day: string): Promise<ReadonlyMap<ItemId, number>> {
  const { rows } = await sql<{ item: ItemId; sold: number }>`
    select item, sum(quantity) as sold from order_lines
    where earned_day = ${day}
    group by item`.execute(db.read)
  return new Map(rows.map(({ item, sold }) => [item, sold]))
}

function versionIn(rows: readonly { id: string; version: number }[], id: string): number {
  return rows.find((row) => row.id === id)?.version ?? 0
}

function retirementIn({ items }: MenuRows, id: ItemId): { retiredAt: string; sold: number } {
  const row = items.find((one) => one.id === id)
  return { retiredAt: row?.retired_at ?? '', sold: row?.sold_when_retired ?? 0 }
}
