// The menu as it stands at a moment.
import type { Allergen, DietaryMark, Menu } from '#domain/menu.ts'
import { cents } from '#domain/money.ts'
import type { Database } from './open.ts'

/** Sold out until somebody says otherwise: a date that never comes. */
export const furtherNotice = '9999-12-31T00:00:00.000Z'

export async function readMenu(db: Database, now: Date): Promise<Menu> {
  const rows = await db.read.selectFrom('menu_items').selectAll().orderBy('position').execute()
  return rows.map((row) => {
    const soldOut = row.sold_out_until !== null && row.sold_out_until > now.toISOString()
    return {
      id: row.id,
      name: row.name,
      shortName: row.short_name,
      description: row.description,
      price: cents(row.price),
      allergens: JSON.parse(row.allergens) as Allergen[],
      marks: JSON.parse(row.marks) as DietaryMark[],
      soldOut,
      backAt: soldOut && row.sold_out_until !== furtherNotice ? row.sold_out_until : null,
    }
  })
}
