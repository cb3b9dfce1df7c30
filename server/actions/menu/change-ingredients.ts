// The owner adds an ingredient to the list that all items share, changes it, or removes it when no item uses it.
import { added, changed, removed, menuTarget } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { allergens } from '#domain/menu/food-facts.ts'
import { contradictionIn } from '#domain/menu/menu-checks.ts'
import { makeMenuId } from '#domain/menu/menu-ids.ts'
import { maxIngredients } from '#domain/menu/menu-limits.ts'
import type { Ingredient, Menu } from '#domain/menu/menu.ts'
import type { IngredientBody, NewIngredientBody } from '#domain/menu/menu-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { insertIngredient, removeIngredient, updateIngredient } from '../../db/menu/option-writes.ts'
import { changeMenu, rejectField, sameName, type ByOwner, type ChangeMenuDeps } from './change-menu.ts'

export function addMenuIngredient(
  deps: ChangeMenuDeps,
  { staff, body }: ByOwner & { readonly body: NewIngredientBody },
): Promise<string> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    if (menu.ingredients.length >= maxIngredients)
      rejectField('name', { code: 'too-many', of: 'ingredients', most: maxIngredients })
    assertUniqueName(menu, undefined, body.name)
    const id = makeMenuId(body.name, new Set(menu.ingredients.map((one) => one.id)), 'ingredient')
    const facts = factsOf(body)
    await insertIngredient(trx, id, facts)
    await log(added(menuTarget('ingredient', { id, ...facts }), diff(null, { allergens: facts.allergens })))
    return id
  })
}

export function changeMenuIngredient(
  deps: ChangeMenuDeps,
  { staff, id, body }: ByOwner & { readonly id: string; readonly body: IngredientBody },
): Promise<void> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    const before = menu.ingredients.find((one) => one.id === id)
    if (!before) throw new Problem('not-found')
    const to = factsOf(body, before)
    const changes = diff({ name: before.name, allergens: before.allergens }, to)
    if (changes.length === 0) return
    assertUniqueName(menu, id, body.name)
    assertNoContradiction(menu, { id, ...to })
    if (!(await updateIngredient(trx, id, { version: body.version, ...to })))
      throw new Problem('edit-conflict')
    await log(changed(menuTarget('ingredient', before), changes))
  })
}

export function removeMenuIngredient(
  deps: ChangeMenuDeps,
  { staff, id }: ByOwner & { readonly id: string },
): Promise<void> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    const before = menu.ingredients.find((one) => one.id === id)
    if (!before) throw new Problem('not-found')
    // Retired items count as well: one that is brought back would otherwise be missing an allergen.
    if ([...menu.items, ...menu.retired].some(({ inside }) => inside.some((one) => one.id === id)))
      rejectField('ingredient', { code: 'in-use' })
    await removeIngredient(trx, id)
    await log(removed(menuTarget('ingredient', before), diff({ allergens: before.allergens }, null)))
  })
}

function factsOf({ name, allergens: contains }: NewIngredientBody, before?: Ingredient) {
  return {
    name: { ...before?.name, en: name },
    allergens: allergens.filter((one) => contains.includes(one)),
  }
}

function assertUniqueName({ ingredients }: Menu, id: string | undefined, name: string): void {
  if (ingredients.some((other) => other.id !== id && sameName(other.name.en, name)))
    rejectField('name', { code: 'name-taken', of: 'ingredient' })
}

/** Vegan customers, for example, must be able to rely on the dietary mark of every item that contains the ingredient. */
function assertNoContradiction(menu: Menu, next: Ingredient): void {
  const ingredients = menu.ingredients.map((one) => (one.id === next.id ? next : one))
  const found = contradictionIn({ ...menu, ingredients })
  if (found) rejectField('allergens', { code: 'contradiction', ...found, item: found.item.name.en })
}
