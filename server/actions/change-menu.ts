// The owner changes the items of the menu, or their order.
import type { Deed, MenuFact } from '#domain/audit.ts'
import type { Faults } from '#domain/faults.ts'
import { allergens, dietaryMarks } from '#domain/food-facts.ts'
import { findItem, type ItemId, type MenuItem, type MenuItems } from '#domain/menu.ts'
import type { LocalText } from '#domain/local-text.ts'
import { cents } from '#domain/money.ts'
import type { MenuItemBody, MenuOrderBody } from '#domain/office-api.ts'
import { Problem } from '#domain/problems.ts'
import type { StaffMember } from '#domain/staff.ts'
import { writeAudit } from '../db/audit.ts'
import type { Feed } from '../db/feed.ts'
import { lockMenu, setOrder, updateItem, type ItemChange } from '../db/menu.ts'
import type { Database } from '../db/open.ts'
import type { PictureDesk } from '../pictures/picture-desk.ts'
import { changeOfPicture, isOtherPicture, makePicture, usePicture } from './change-picture.ts'

export interface ChangeMenuDeps {
  readonly db: Database
  readonly feed: Feed
  readonly desk: PictureDesk
  readonly now: () => Date
}

interface ByOwner {
  readonly staff: StaffMember
}

/** Orders are not affected: each order holds its own names and prices. */
export async function changeMenuItem(
  deps: ChangeMenuDeps,
  { staff, id, body }: ByOwner & { id: string; body: MenuItemBody },
): Promise<void> {
  const { db, feed, now } = deps
  // Before anything is locked: making the files takes a moment.
  await makePicture(deps, body.picture)
  const at = now()
  const changed = await db.transaction(async (trx) => {
    const menu = await lockMenu(trx, db, at)
    const before = findItem(menu.items, id)
    if (!before) throw new Problem('not-found')
    const item = changeOf(before, body)
    const deeds = deedsOf(before, item)
    // Saving the same item again, because the first answer was lost, changes nothing and succeeds.
    if (deeds.length === 0) return false
    refuseTakenNames(menu.items, before.id, item)
    if (!(await updateItem(trx, before.id, item))) throw new Problem('changed-meanwhile')
    await usePicture(trx, item.picture, at)
    for (const deed of deeds) await writeAudit(trx, { at: at.toISOString(), by: staff.username, deed })
    return true
  })
  if (changed) feed.announce({ shop: true })
}

export async function changeMenuOrder(
  { db, feed, now }: ChangeMenuDeps,
  { staff, items }: ByOwner & MenuOrderBody,
): Promise<void> {
  const at = now()
  const changed = await db.transaction(async (trx) => {
    const menu = await lockMenu(trx, db, at)
    const wanted = items.flatMap((id) => findItem(menu.items, id)?.id ?? [])
    if (wanted.length !== items.length || wanted.length !== menu.items.length)
      throw new Problem('invalid', { faults: { items: { code: 'item-twice' } } })
    if (menu.items.every(({ id }, position) => wanted[position] === id)) return false
    await setOrder(trx, wanted)
    const deed = { what: 'menu-order', items: wanted } as const
    await writeAudit(trx, { at: at.toISOString(), by: staff.username, deed })
    return true
  })
  if (changed) feed.announce({ shop: true })
}

/** The office writes English, and what is written in another language stays. */
function changeOf(before: MenuItem, body: MenuItemBody): ItemChange {
  return {
    version: body.version,
    name: { ...before.name, en: body.name },
    shortName: { ...before.shortName, en: body.shortName },
    description: { ...before.description, en: body.description },
    price: cents(body.price),
    // Always stored in the same order, whichever was ticked first.
    ownAllergens: allergens.filter((one) => body.allergens.includes(one)),
    marks: dietaryMarks.filter((one) => body.marks.includes(one)),
    weight: body.weight,
    picture: changeOfPicture(body),
  }
}

const facts = [
  'name',
  'shortName',
  'description',
  'allergens',
  'marks',
  'weight',
] as const satisfies readonly MenuFact[]

function deedsOf(before: MenuItem, after: ItemChange): Deed[] {
  const item = before.id
  const changed: MenuFact[] = facts.filter(
    (fact) => written(factOf(before, fact)) !== written(factOf(after, fact)),
  )
  if (isOtherPicture(before, after)) changed.push('picture')
  return [
    ...(changed.length > 0 ? [{ what: 'menu', item, changed } as const] : []),
    ...(before.price !== after.price
      ? [{ what: 'price', item, from: before.price, to: after.price } as const]
      : []),
  ]
}

/** The allergens that the owner names; the others come from what is inside. */
function factOf(item: ItemChange | MenuItem, fact: (typeof facts)[number]) {
  return item[fact === 'allergens' ? 'ownAllergens' : fact]
}

/** As the office has it: a number, the English of words, and the list of ticks. */
function written(fact: LocalText | readonly string[] | number): string {
  if (typeof fact === 'number') return String(fact)
  return 'en' in fact ? fact.en : fact.join()
}

/** Two burritos of one name would look the same to the cook. */
function refuseTakenNames(items: MenuItems, id: ItemId, item: ItemChange): void {
  const isTaken = (fact: 'name' | 'shortName') =>
    items.some((other) => other.id !== id && other[fact].en.toLowerCase() === item[fact].en.toLowerCase())
  const taken = (['name', 'shortName'] as const).filter(isTaken)
  if (taken.length === 0) return
  const faults: Faults = Object.fromEntries(taken.map((fact) => [fact, { code: 'name-taken' }]))
  throw new Problem('invalid', { faults })
}
