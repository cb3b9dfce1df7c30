// The owner adds an item to the menu, changes it, retires it or brings it back.
import { added, changed, itemDeeds, menuSubject } from '#domain/people/audit.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { diff } from '#domain/basics/diff.ts'
import type { Faults } from '#domain/basics/validation-errors.ts'
import { allergens, dietaryMarks } from '#domain/menu/food-facts.ts'
import { contradictionOf } from '#domain/menu/menu-checks.ts'
import { factsOf, itemChanges, type ItemFacts } from '#domain/menu/menu-changes.ts'
import { idFrom } from '#domain/menu/menu-ids.ts'
import { mostItems } from '#domain/menu/menu-limits.ts'
import { findItem, type ItemId, type Menu, type MenuItem } from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import type { MenuItemBody, NewItemBody } from '#domain/menu/menu-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { shortNameFrom } from '#domain/menu/short-name.ts'
import {
  bringItemBack,
  insertItem,
  retireItem,
  updateItem,
  type LockedMenu,
} from '../../db/menu/menu-writes.ts'
import { countSoldEver } from '../../db/menu/office-menu.ts'
import { renewGroups } from '../../db/menu/option-writes.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'
import {
  changeMenu,
  refuse,
  sameName,
  type ByOwner,
  type ChangeMenuDeps,
  type MenuWork,
} from './change-menu.ts'
import { leavePicture, makePicture, pictureAfter, usePicture } from './change-picture.ts'
import type { PictureDeps } from './upload-picture.ts'

/** Whoever saves an item may save a picture with it. */
type ItemDeps = ChangeMenuDeps & PictureDeps

export async function addMenuItem(
  deps: ItemDeps,
  { staff, body }: ByOwner & { readonly body: NewItemBody },
): Promise<ItemId> {
  // Before anything is locked: making the files takes a moment.
  await makePicture(deps, body)
  return changeMenu(deps, { staff }, async ({ trx, menu, at, log }) => {
    if (menu.items.length >= mostItems) refuse('name', { code: 'too-many', of: 'items', most: mostItems })
    const item = itemOf(body, menu)
    checkItem(menu, undefined, item, body.shortName === '')
    const taken = new Set([...menu.items, ...menu.retired].map(({ id }) => id as string))
    const id = idFrom(body.name, taken, 'item') as ItemId
    await insertItem(trx, id, item)
    await renewGroups(trx, item.groups)
    await usePicture(trx, item.picture, at)
    const subject = menuSubject('item', { id, name: item.name })
    await log(added(subject, diff(null, { price: item.price })))
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
    // Saving the same item again, because the first answer was lost, changes nothing and succeeds.
    if (changes.length === 0) return
    checkItem(menu, before.id, item, body.shortName === '' && item.shortName.en !== facts.shortName.en)
    const moves = item.section !== before.section
    const hasOtherPicture = changes.some(({ field }) => field.startsWith('picture.'))
    if (!(await updateItem(trx, before.id, { version: body.version, item, moves, hasOtherPicture })))
      throw new Problem('changed-meanwhile')
    await renewGroups(trx, inOneOf(before.groups, item.groups))
    if (hasOtherPicture) {
      await usePicture(trx, item.picture, at)
      await leavePicture(trx, facts.picture, at)
    }
    await log(...itemDeeds(menuSubject('item', before), changes))
  })
}

interface RetireDeps extends ChangeMenuDeps {
  readonly restaurant: Pick<RestaurantNow, 'current'>
}

/** What is in somebody's cart leaves it, and the cart says so; open orders keep theirs. */
export async function setRetired(
  deps: RetireDeps,
  { staff, id, retired }: ByOwner & { readonly id: string; readonly retired: boolean },
): Promise<void> {
  const today = businessDayOf(deps.now(), deps.restaurant.current().timeZone)
  // Counted before the menu is locked: years of orders take a while.
  const sold = retired ? await countSoldEver(deps.db, id as ItemId, today) : 0
  await changeMenu(deps, { staff }, async (work) => {
    const [from, to] = retired ? [work.menu.items, work.menu.retired] : [work.menu.retired, work.menu.items]
    const item = findItem(from, id)
    if (!item && !findItem(to, id)) throw new Problem('not-found')
    // Somebody else was faster, or the first answer was lost: it is done.
    if (!item) return
    if (retired) await retire(work, item, sold)
    else await bringBack(work, item)
  })
}

async function retire({ trx, at, log }: MenuWork, item: MenuItem, sold: number): Promise<void> {
  await retireItem(trx, item.id, { at: at.toISOString(), sold })
  await renewGroups(trx, item.groups)
  await log(changed(menuSubject('item', item), diff({ retired: false }, { retired: true })))
}

async function bringBack({ trx, menu, log }: MenuWork, item: MenuItem): Promise<void> {
  if (menu.items.length >= mostItems) refuse('name', { code: 'too-many', of: 'items', most: mostItems })
  refuseTakenNames(menu, item.id, item)
  const back = {
    // Its section may have been removed meanwhile.
    section: menu.sections.some((one) => one.id === item.section)
      ? item.section
      : (menu.sections[0]?.id ?? item.section),
    // An ingredient may contain something else by now: a mark that no longer holds must not come back.
    marks: item.marks.filter((mark) => !contradictionOf({ ...item, marks: [mark] }, menu)),
  }
  await bringItemBack(trx, item.id, back)
  await renewGroups(trx, item.groups)
  const facts = factsOf(item)
  const changes = [
    ...diff({ retired: true }, { retired: false }),
    ...itemChanges(facts, { ...facts, ...back }, menu),
  ]
  await log(changed(menuSubject('item', item), changes))
}

/** Those that are in one of the lists, and not in both. */
function inOneOf(one: readonly string[], other: readonly string[]): string[] {
  return [...one, ...other].filter((id) => one.includes(id) !== other.includes(id))
}

/** The office writes English, and what is written in another language stays. */
function itemOf(body: NewItemBody, menu: Menu, before?: ItemFacts): ItemFacts {
  if (!body.groups.every((id) => menu.groups.some((group) => group.id === id)))
    refuse('groups', { code: 'gone' })
  return {
    name: { ...before?.name, en: body.name },
    shortName: { ...before?.shortName, en: body.shortName || shortNameFrom(body.name) },
    description: { ...before?.description, en: body.description },
    price: cents(body.price),
    section: body.section,
    inside: body.inside,
    // Always stored in the same order, whichever was ticked first.
    groups: menu.groups.map(({ id }) => id).filter((id) => body.groups.includes(id)),
    ownAllergens: allergens.filter((one) => body.ownAllergens.includes(one)),
    marks: dietaryMarks.filter((one) => body.marks.includes(one)),
    weight: body.weight,
    colour: body.colour,
    picture: pictureAfter(body, before?.picture ?? null),
  }
}

function checkItem(
  menu: LockedMenu,
  id: ItemId | undefined,
  item: ItemFacts,
  /** Made from the name, and not the one that the item had. */
  isShortNameMade: boolean,
): void {
  if (isShortNameMade) refuseUnclearShortName(menu, id, item)
  else refuseTakenNames(menu, id, item)
  if (!menu.sections.some((section) => section.id === item.section)) refuse('section', { code: 'gone' })
  if (!item.inside.every((one) => menu.ingredients.some((ingredient) => ingredient.id === one.id)))
    refuse('inside', { code: 'gone' })
  const found = contradictionOf(item, menu)
  if (found) refuse('marks', { code: 'contradiction', ...found })
}

/** Two burritos of one name would look the same to the cook. */
function refuseTakenNames(
  { items }: Pick<Menu, 'items'>,
  id: ItemId | undefined,
  item: Pick<ItemFacts, 'name' | 'shortName'>,
): void {
  const isTaken = (fact: 'name' | 'shortName') =>
    items.some((other) => other.id !== id && sameName(other[fact].en, item[fact].en))
  const taken = (['name', 'shortName'] as const).filter(isTaken)
  if (taken.length === 0) return
  const faults: Faults = Object.fromEntries(taken.map((fact) => [fact, { code: 'name-taken', of: 'item' }]))
  throw new Problem('invalid', { faults })
}

/** "Chicken", made from "Chicken quesadilla", would be taken for the chicken burrito: the owner says how it reads. */
function refuseUnclearShortName(
  { items }: Pick<Menu, 'items'>,
  id: ItemId | undefined,
  { name, shortName }: Pick<ItemFacts, 'name' | 'shortName'>,
): void {
  const others = items.filter((other) => other.id !== id)
  if (others.some((other) => sameName(other.name.en, name.en)))
    refuse('name', { code: 'name-taken', of: 'item' })
  const isCalledSo = (other: MenuItem) =>
    sameName(other.shortName.en, shortName.en) || sameName(other.name.en, shortName.en)
  if (others.some(isCalledSo)) refuse('shortName', { code: 'missing' })
}
