// The owner's changes to the ingredients and the option groups.
import type { Transaction } from 'kysely'
import type { GroupFacts } from '#domain/menu/menu-changes.ts'
import type { Ingredient } from '#domain/menu/menu.ts'
import { nextPosition, nextVersion } from './menu-writes.ts'
import type { Tables } from '../schema.ts'

type IngredientFacts = Pick<Ingredient, 'name' | 'allergens'>
type StoredGroup = Omit<GroupFacts, 'serves'>

export async function insertIngredient(
  trx: Transaction<Tables>,
  id: string,
  ingredient: IngredientFacts,
): Promise<void> {
  await trx
    .insertInto('ingredients')
    .values({ id, ...ingredientColumns(ingredient), position: nextPosition('ingredients') })
    .execute()
}

/** False when the ingredient is no longer at that version. */
export async function updateIngredient(
  trx: Transaction<Tables>,
  id: string,
  { version, ...ingredient }: IngredientFacts & { readonly version: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('ingredients')
    .set({ ...ingredientColumns(ingredient), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function removeIngredient(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('ingredients').where('id', '=', id).execute()
}

function ingredientColumns({ name, allergens }: IngredientFacts) {
  return { name: JSON.stringify(name), allergens: JSON.stringify(allergens) }
}

export async function insertGroup(trx: Transaction<Tables>, id: string, group: StoredGroup): Promise<void> {
  await trx
    .insertInto('option_groups')
    .values({ id, ...groupColumns(group), position: nextPosition('option_groups') })
    .execute()
}

/**
 * False when the group is no longer at that version. The kitchen's sold-out entries stay, except those of removed choices:
 * otherwise a choice that gets the same id later would start out sold out.
 */
export async function updateGroup(
  trx: Transaction<Tables>,
  id: string,
  { version, ...group }: StoredGroup & { readonly version: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('option_groups')
    .set({ ...groupColumns(group), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('sold_out')
    .executeTakeFirst()
  if (!row) return false
  const soldOut = Object.entries(JSON.parse(row.sold_out) as Readonly<Record<string, string>>)
  const still = soldOut.filter(([choice]) => group.choices.some((one) => one.id === choice))
  if (still.length < soldOut.length)
    await trx
      .updateTable('option_groups')
      .set({ sold_out: JSON.stringify(Object.fromEntries(still)) })
      .where('id', '=', id)
      .execute()
  return true
}

/**
 * An owner who has one of these groups open gets a conflict, because it now serves other items. Updated in the order of their
 * ids, in which the kitchen locks them, too, to avoid deadlocks.
 */
export async function bumpGroupVersions(trx: Transaction<Tables>, groups: readonly string[]): Promise<void> {
  for (const id of groups.toSorted())
    await trx.updateTable('option_groups').set({ version: nextVersion() }).where('id', '=', id).execute()
}

export async function removeGroup(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('option_groups').where('id', '=', id).execute()
}

/** Reordering does not change a group's version. */
export async function setGroupOrder(trx: Transaction<Tables>, groups: readonly string[]): Promise<void> {
  // In the same order as bumpGroupVersions, to avoid deadlocks.
  const places = groups.map((id, position) => ({ id, position }))
  for (const { id, position } of places.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    await trx.updateTable('option_groups').set({ position }).where('id', '=', id).execute()
}

function groupColumns({ name, kind, smallest, largest, onTicket, choices }: StoredGroup) {
  return {
    name: JSON.stringify(name),
    kind,
    smallest,
    largest,
    on_ticket: onTicket,
    choices: JSON.stringify(choices),
  }
}
