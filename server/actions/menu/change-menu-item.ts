// The owner adds a menu item, changes it, retires it or brings it back.
import { added, changed, itemActions, menuTarget } from '#domain/people/audit.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { diff } from '#domain/basics/diff.ts'
import type { ValidationErrors } from '#domain/basics/validation-errors.ts'
import { allergens, dietaryMarks } from '#domain/menu/food-facts.ts'
import { contradictionOf } from '#domain/menu/menu-checks.ts'
import { factsOf, itemChanges, type ItemFacts } from '#domain/menu/menu-changes.ts'
import { makeMenuId } from '#domain/menu/menu-ids.ts'
import { maxItems } from '#domain/menu/menu-limits.ts'
import { findItem, type ItemId, type Menu, type MenuItem } from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import type { MenuItemBody, NewItemBody } from '#domain/menu/menu-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { shortNameFrom } from '#domain/menu/short-name.ts'
import {
  restoreItem,
  insertItem,
  retireItem,
  updateItem,
  type LockedMenu,
} from '../../db/menu/menu-writes.ts'
import { countSoldEver } from '../../db/menu/office-menu.ts'
import { bumpGroupVersions } from '../../db/menu/option-writes.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'
import {
  changeMenu,
  rejectField,
  sameName,
  type ByOwner,
  type ChangeMenuDeps,
  type MenuChange,
} from './change-menu.ts'
import { releasePicture, makePicture, updatedPicture, usePicture } from './change-picture.ts'
import type { PictureDeps } from './upload-picture.ts'

/** An item may be saved together with a new picture. */
type ItemDeps = ChangeMenuDeps & PictureDeps

export async function addMenuItem(
  deps: ItemDeps,
  { staff, body }: ByOwner & { readonly body: NewItemBody },
): Promise<ItemId> {
  // The picture's files are made before the menu is locked, because that takes a moment.
  await makePicture(deps, body)
  return changeMenu(deps, { staff }, async ({ trx, menu, at, log }) => {
    if (menu.items.length >= maxItems) rejectField('name', { code: 'too-many', of: 'items', most: maxItems })
    const item = itemOf(body, menu)
    checkItem(menu, undefined, item, body.shortName === '')
    const takenIds = new Set([...menu.items, ...menu.retired].map(({ id }) => id as string))
    const id = makeMenuId(body.name, takenIds, 'item') as ItemId
    await insertItem(trx, id, item)
    await bumpGroupVersions(trx, item.groups)
    await usePicture(trx, item.picture, at)
    const target = menuTarget('item', { id, name: item.name })
    await log(added(target, diff(null, { price: item.price })))
    return id
  })
}

export async function changeMenuItem(
  deps: ItemDeps,
  { staff, id, body }: ByOwner & { readonly id: string; readonly body: MenuItemBody },
): Promise<void> {
  await makePicture(deps, body)
  return changeMenu(deps, { staff }, async ({ trx, menu, at, log }) => {
    const before = findItem(menu.items, id)
    if (!before) throw new Problem('not-found')
    const facts = factsOf(before)
    const item = itemOf(body, menu, facts)
    const changes = itemChanges(facts, item, menu)
    // Saving the same item again, because the first response was lost, changes nothing and succeeds.
    if (changes.length === 0) return
    checkItem(menu, before.id, item, body.shortName === '' && item.shortName.en !== facts.shortName.en)
    const moves = item.section !== before.section
    const hasOtherPicture = changes.some(({ field }) => field.startsWith('picture.'))
    if (!(await updateItem(trx, before.id, { version: body.version, item, moves, hasOtherPicture })))
      throw new Problem('edit-conflict')
    await bumpGroupVersions(trx, symmetricDifference(before.groups, item.groups))
    if (hasOtherPicture) {
      await usePicture(trx, item.picture, at)
      await releasePicture(trx, facts.picture, at)
    }
    await log(...itemActions(menuTarget('item', before), changes))
  })
}

interface RetireDeps extends ChangeMenuDeps {
  readonly restaurant: Pick<RestaurantNow, 'current'>
}

/** A retired item leaves every cart, and the cart says so; open orders keep the item. */
export async function setRetired(
  deps: RetireDeps,
  { staff, id, retired }: ByOwner & { readonly id: string; readonly retired: boolean },
): Promise<void> {
  const today = businessDayOf(deps.now(), deps.restaurant.current().timeZone)
  // The sales are counted before the menu is locked, because years of orders take a while.
  const sold = retired ? await countSoldEver(deps.db, id as ItemId, today) : 0
  await changeMenu(deps, { staff }, async (work) => {
    const [from, to] = retired ? [work.menu.items, work.menu.retired] : [work.menu.retired, work.menu.items]
    const item = findItem(from, id)
    if (!item && !findItem(to, id)) throw new Problem('not-found')
    // Already done: somebody else was faster, or the first response was lost.
    if (!item) return
    if (retired) await retire(work, item, sold)
    else await bringBack(work, item)
  })
}

async function retire({ trx, at, log }: MenuChange, item: MenuItem, sold: number): Promise<void> {
  await retireItem(trx, item.id, { at: at.toISOString(), sold })
  await bumpGroupVersions(trx, item.groups)
  await log(changed(menuTarget('item', item), diff({ retired: false }, { retired: true })))
}

async function bringBack({ trx, menu, log }: MenuChange, item: MenuItem): Promise<void> {
  if (menu.items.length >= maxItems) rejectField('name', { code: 'too-many', of: 'items', most: maxItems })
  assertUniqueNames(menu, item.id, item)
  const restored = {
    // The section may have been removed while the item was retired.
    section: menu.sections.some((one) => one.id === item.section)
      ? item.section
      : (menu.sections[0]?.id ?? item.section),
    // An ingredient's allergens may have changed: a dietary mark that is no longer true must not come back.
    marks: item.marks.filter((mark) => !contradictionOf({ ...item, marks: [mark] }, menu)),
  }
  await restoreItem(trx, item.id, restored)
  await bumpGroupVersions(trx, item.groups)
  const facts = factsOf(item)
  const changes = [
    ...diff({ retired: true }, { retired: false }),
    ...itemChanges(facts, { ...facts, ...restored }, menu),
  ]
  await log(changed(menuTarget('item', item), changes))
}

/** The ids that are in exactly one of the two lists. */
function symmetricDifference(one: readonly string[], other: readonly string[]): string[] {
  return [...one, ...other].filter((id) => one.includes(id) !== other.includes(id))
}

/** The office edits the English texts; texts in other languages stay. */
function itemOf(body: NewItemBody, menu: Menu, before?: ItemFacts): ItemFacts {
  if (!body.groups.every((id) => menu.groups.some((group) => group.id === id)))
    rejectField('groups', { code: 'gone' })
  return {
    name: { ...before?.name, en: body.name },
    shortName: { ...before?.shortName, en: body.shortName || shortNameFrom(body.name) },
    description: { ...before?.description, en: body.description },
    price: cents(body.price),
    section: body.section,
    inside: body.inside,
    // Stored in menu order, no matter which was checked first.
    groups: menu.groups.map(({ id }) => id).filter((id) => body.groups.includes(id)),
    ownAllergens: allergens.filter((one) => body.ownAllergens.includes(one)),
    marks: dietaryMarks.filter((one) => body.marks.includes(one)),
    weight: body.weight,
    color: body.color,
    picture: updatedPicture(body, before?.picture ?? null),
  }
}

function checkItem(
  menu: LockedMenu,
  id: ItemId | undefined,
  item: ItemFacts,
  /** The short name was derived from the name just now. */
  isShortNameDerived: boolean,
): void {
  if (isShortNameDerived) assertClearShortName(menu, id, item)
  else assertUniqueNames(menu, id, item)
  if (!menu.sections.some((section) => section.id === item.section)) rejectField('section', { code: 'gone' })
  if (!item.inside.every((one) => menu.ingredients.some((ingredient) => ingredient.id === one.id)))
    rejectField('inside', { code: 'gone' })
  const found = contradictionOf(item, menu)
  if (found) rejectField('marks', { code: 'contradiction', ...found })
}

/** Two items with the same name would look the same to the cook. */
function assertUniqueNames(
  { items }: Pick<Menu, 'items'>,
  id: ItemId | undefined,
  item: Pick<ItemFacts, 'name' | 'shortName'>,
): void {
  const isTaken = (fact: 'name' | 'shortName') =>
    items.some((other) => other.id !== id && sameName(other[fact].en, item[fact].en))
  const takenFields = (['name', 'shortName'] as const).filter(isTaken)
  if (takenFields.length === 0) return
  const errors: ValidationErrors = Object.fromEntries(
    takenFields.map((fact) => [fact, { code: 'name-taken', of: 'item' }]),
  )
  throw new Problem('invalid', { errors })
}

/** "Chicken", derived from "Chicken quesadilla", reads like the chicken burrito: the owner has to enter a short name. */
function assertClearShortName(
  { items }: Pick<Menu, 'items'>,
  id: ItemId | undefined,
  { name, shortName }: Pick<ItemFacts, 'name' | 'shortName'>,
): void {
  const others = items.filter((other) => other.id !== id)
  if (others.some((other) => sameName(other.name.en, name.en)))
    rejectField('name', { code: 'name-taken', of: 'item' })
  const hasSameName = (other: MenuItem) =>
    sameName(other.shortName.en, shortName.en) || sameName(other.name.en, shortName.en)
  if (others.some(hasSameName)) rejectField('shortName', { code: 'missing' })
}
