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
  type Menu,
  type MenuItem,
  type OptionGroup,
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

/** The rows with their JSON parsed. */
export interface StoredMenu extends Pick<Menu, 'sections' | 'ingredients'> {
  readonly groups: readonly StoredGroup[]
  /** Including the retired ones. */
  readonly items: readonly StoredItem[]
}

type StoredChoice = Omit<Choice, 'soldOut' | 'backAt'> & { readonly soldOutUntil: string | null }
type StoredGroup = Omit<OptionGroup, 'choices'> & { readonly choices: readonly StoredChoice[] }
type StoredItem = Omit<MenuItem, 'allergens' | 'soldOut' | 'backAt' | 'remaining'> & {
  readonly soldOutUntil: string | null
  readonly isRetired: boolean
}

export function parseMenu({ sections, items, groups, ingredients }: MenuRows): StoredMenu {
  return {
    sections: sections.map(({ id, name }) => ({ id, name: JSON.parse(name) as LocalText })),
    ingredients: ingredients.map(({ id, name, allergens }) => ({
      id,
      name: JSON.parse(name) as LocalText,
      allergens: JSON.parse(allergens) as Allergen[],
    })),
    groups: groups.map(parseGroup),
    items: items.map(parseItem),
  }
}

function parseGroup(row: Selectable<OptionGroupsTable>): StoredGroup {
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
      soldOutUntil: soldOut[choice.id] ?? null,
    })),
  }
}

function parseItem(row: Selectable<MenuItemsTable>): StoredItem {
  return {
    id: row.id,
    section: row.section,
    name: JSON.parse(row.name) as LocalText,
    shortName: JSON.parse(row.short_name) as LocalText,
    description: JSON.parse(row.description) as LocalText,
    price: cents(row.price),
    inside: JSON.parse(row.inside) as MenuItem['inside'],
    groups: JSON.parse(row.groups) as string[],
    ownAllergens: JSON.parse(row.allergens) as Allergen[],
    marks: JSON.parse(row.marks) as DietaryMark[],
    look: { color: colorOf(row.color), picture: pictureOf(row) },
    weight: row.weight / 10,
    soldOutUntil: row.sold_out_until,
    isRetired: row.retired_at !== null,
  }
}

/** The menu at that moment, without today's counts. */
export function menuAt(stored: StoredMenu, now: Date): Menu {
  const { sections, ingredients } = stored
  const groups = groupsAt(stored, now)
  return {
    sections,
    items: stored.items
      .filter(({ isRetired }) => !isRetired)
      .map((item) => itemAt(item, { ingredients, groups }, now))
      .map((item) => (groupsOf(item, { groups }).some(hasTooFewChoices) ? { ...item, soldOut: true } : item)),
    groups,
    ingredients,
  }
}

/** The items that are retired, as they were on the menu. */
export function retiredItemsAt(stored: StoredMenu, now: Date): MenuItem[] {
  const { ingredients } = stored
  const groups = groupsAt(stored, now)
  return stored.items
    .filter(({ isRetired }) => isRetired)
    .map((item) => itemAt(item, { ingredients, groups }, now))
}

/** How many of each counted item are left on a business day. */
export function withCounts<Shown extends Pick<Menu, 'items'>>(
  menu: Shown,
  counts: ReadonlyMap<string, number>,
): Shown {
  if (counts.size === 0) return menu
  return {
    ...menu,
    items: menu.items.map((item) => {
      const remaining = counts.get(item.id) ?? null
      return { ...item, soldOut: item.soldOut || remaining === 0, remaining }
    }),
  }
}

export function countsIn({ items }: Pick<MenuRows, 'items'>, day: string): ReadonlyMap<string, number> {
  return new Map(
    items.flatMap(({ id, remaining_count: left, remaining_day }) =>
      left !== null && remaining_day === day ? [[id, left]] : [],
    ),
  )
}

function groupsAt({ groups }: StoredMenu, now: Date): OptionGroup[] {
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map(({ soldOutUntil, ...choice }) => ({
      ...choice,
      ...soldOutAt(soldOutUntil, now),
    })),
  }))
}

function itemAt(
  { soldOutUntil, isRetired: _isRetired, ...item }: StoredItem,
  around: Pick<Menu, 'ingredients' | 'groups'>,
  now: Date,
): MenuItem {
  return {
    ...item,
    allergens: defaultAllergens(item, around),
    ...soldOutAt(soldOutUntil, now),
    remaining: null,
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
  return menuAt(parseMenu(await readMenuRows(db.read)), now)
}
