// The rows that make the menu, and the menu made of them.
import type { Kysely, Selectable } from 'kysely'
import type { Allergen, DietaryMark } from '#domain/menu/food-facts.ts'
import type { LocalText } from '#domain/basics/local-text.ts'
import { isColor, defaultColor, type Color } from '#domain/menu/look.ts'
import type { ItemPicture } from '#domain/menu/picture-schema.ts'
import { defaultAllergens } from '#domain/menu/menu-checks.ts'
import {
  groupsOf,
  hasTooFewChoices,
  type Choice,
  type Ingredient,
  type Menu,
  type MenuItem,
  type OptionGroup,
  type ItemId,
} from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import { isCutOut, pictureUrl, parsePictureName } from '#domain/menu/picture.ts'
import type { IngredientsTable, MenuItemsTable, MenuSectionsTable, OptionGroupsTable } from './menu-tables.ts'
import type { Tables } from '../schema.ts'
import { findPicture } from './starting-pictures.ts'
import type { Database } from '../engine/database.ts'

/** This date in the far future means: sold out until somebody changes it. */
export const untilFurtherNotice = '9999-12-31T00:00:00.000Z'

export interface MenuRows {
  readonly sections: readonly Selectable<MenuSectionsTable>[]
  readonly items: readonly Selectable<MenuItemsTable>[]
  readonly groups: readonly Selectable<OptionGroupsTable>[]
  readonly ingredients: readonly Selectable<IngredientsTable>[]
}

/** All rows in the order of the menu, including retired items. */
export async function readMenuRows(db: Kysely<Tables>): Promise<MenuRows> {
  const [sections, items, groups, ingredients] = await Promise.all([
    db.selectFrom('menu_sections').selectAll().orderBy('position').execute(),
    db.selectFrom('menu_items').selectAll().orderBy('position').execute(),
    db.selectFrom('option_groups').selectAll().orderBy('position').execute(),
    db.selectFrom('ingredients').selectAll().orderBy('position').execute(),
  ])
  const place = new Map(sections.map(({ id }, at) => [id, at]))
  const placeOf = ({ section }: { section: string }) => place.get(section) ?? sections.length
  return {
    sections,
    items: items.toSorted((one, other) => placeOf(one) - placeOf(other)),
    groups,
    ingredients,
  }
}

/** The menu at that moment. `day` is the business day whose stock is shown. */
export function menuOf(rows: MenuRows, now: Date, day?: string): Menu {
  const ingredients = rows.ingredients.map(ingredientOf)
  const groups = rows.groups.map((row) => groupOf(row, now))
  return {
    sections: rows.sections.map(({ id, name }) => ({ id, name: JSON.parse(name) as LocalText })),
    items: rows.items
      .filter(({ retired_at }) => retired_at === null)
      .map((row) => itemOf(row, { ingredients, groups, now, day }))
      .map((item) => (groupsOf(item, { groups }).some(hasTooFewChoices) ? { ...item, soldOut: true } : item)),
    groups,
    ingredients,
  }
}

/** The items that are retired, as they were on the menu. */
export function retiredItemsOf(rows: MenuRows, now: Date): MenuItem[] {
  const ingredients = rows.ingredients.map(ingredientOf)
  const groups = rows.groups.map((row) => groupOf(row, now))
  return rows.items
    .filter(({ retired_at }) => retired_at !== null)
    .map((row) => itemOf(row, { ingredients, groups, now, day: undefined }))
}

function ingredientOf({ id, name, allergens }: Selectable<IngredientsTable>): Ingredient {
  return { id, name: JSON.parse(name) as LocalText, allergens: JSON.parse(allergens) as Allergen[] }
}

function groupOf(row: Selectable<OptionGroupsTable>, now: Date): OptionGroup {
  const soldOut = JSON.parse(row.sold_out) as Readonly<Record<string, string>>
  return {
    id: row.id,
    name: JSON.parse(row.name) as LocalText,
    kind: row.kind,
    smallest: row.smallest,
    largest: row.largest,
    onTicket: row.on_ticket,
    choices: (JSON.parse(row.choices) as Choice[]).map((choice) => ({
      ...choice,
      ...soldOutAt(soldOut[choice.id] ?? null, now),
    })),
  }
}

interface MenuContext {
  readonly ingredients: readonly Ingredient[]
  readonly groups: readonly OptionGroup[]
  readonly now: Date
  readonly day: string | undefined
}

function itemOf(row: Selectable<MenuItemsTable>, { ingredients, groups, now, day }: MenuContext): MenuItem {
  const inside = JSON.parse(row.inside) as MenuItem['inside']
  const ownGroups = JSON.parse(row.groups) as string[]
  const ownAllergens = JSON.parse(row.allergens) as Allergen[]
  const remaining = day !== undefined && row.remaining_day === day ? row.remaining_count : null
  const soldOut = soldOutAt(row.sold_out_until, now)
  return {
    id: row.id,
    section: row.section,
    name: JSON.parse(row.name) as LocalText,
    shortName: JSON.parse(row.short_name) as LocalText,
    description: JSON.parse(row.description) as LocalText,
    price: cents(row.price),
    inside,
    groups: ownGroups,
    allergens: defaultAllergens({ inside, groups: ownGroups, ownAllergens }, { ingredients, groups }),
    ownAllergens,
    marks: JSON.parse(row.marks) as DietaryMark[],
    look: { color: colorOf(row.color), picture: pictureOf(row) },
    weight: row.weight / 10,
    ...soldOut,
    soldOut: soldOut.soldOut || remaining === 0,
    remaining,
  }
}

/** Being sold out ends when its time is over; no write is needed. */
function soldOutAt(until: string | null, now: Date): Pick<MenuItem, 'soldOut' | 'backAt'> {
  const soldOut = until !== null && until > now.toISOString()
  return { soldOut, backAt: soldOut && until !== untilFurtherNotice ? until : null }
}

export function colorOf(name: string): Color {
  return isColor(name) ? name : defaultColor
}

type PictureColumns = Pick<Selectable<MenuItemsTable>, 'picture' | 'picture_alt' | 'name'>

/** The picture that an item's row names: an upload, or one that the restaurant opened with. */
function pictureOf({ picture, picture_alt, name }: PictureColumns): ItemPicture | null {
  const own = picture === null ? undefined : parsePictureName(picture)
  if (picture === null || !own) return findPicture(picture)
  return {
    url: pictureUrl(picture),
    alt: JSON.parse(picture_alt ?? name) as LocalText,
    framing: isCutOut(own) ? 'whole' : 'snapshot',
  }
}

export async function readMenu(db: Database, now: Date): Promise<Menu> {
  return menuOf(await readMenuRows(db.read), now)
}

export async function readColors(db: Database): Promise<Readonly<Record<ItemId, Color>>> {
  const rows = await db.read.selectFrom('menu_items').select(['id', 'color']).execute()
  return Object.fromEntries(rows.map(({ id, color }) => [id, colorOf(color)]))
}
