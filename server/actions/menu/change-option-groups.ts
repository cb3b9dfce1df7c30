// The owner adds an option group, changes it, removes it, or rearranges the groups (R57).
import { added, changed, removed, menuTarget, wholeMenu } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { allergens } from '#domain/menu/food-facts.ts'
import { groupChanges, type ChoiceFacts, type GroupFacts } from '#domain/menu/menu-changes.ts'
import { contradictionIn } from '#domain/menu/menu-checks.ts'
import { makeMenuId } from '#domain/menu/menu-ids.ts'
import { maxGroups } from '#domain/menu/menu-limits.ts'
import type { Menu, MenuItem, OptionGroup } from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import type { GroupBody, GroupOrderBody, NewGroupBody } from '#domain/menu/menu-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { setItemGroups, setItemGroupOrder } from '../../db/menu/menu-writes.ts'
import { insertGroup, removeGroup, setGroupOrder, updateGroup } from '../../db/menu/option-writes.ts'
import {
  changeMenu,
  rejectField,
  sameName,
  type ByOwner,
  type ChangeMenuDeps,
  type MenuChange,
} from './change-menu.ts'

export function addOptionGroup(
  deps: ChangeMenuDeps,
  { staff, body }: ByOwner & { readonly body: NewGroupBody },
): Promise<string> {
  return changeMenu(deps, { staff }, async (work) => {
    const { trx, menu, log } = work
    if (menu.groups.length >= maxGroups)
      rejectField('name', { code: 'too-many', of: 'groups', most: maxGroups })
    const id = makeMenuId(body.name, new Set(menu.groups.map((one) => one.id)), 'group')
    const group = groupOf(id, body, menu)
    const order = [...menu.groups.map((one) => one.id), id]
    checkGroup(menu, id, group, order)
    await insertGroup(trx, id, group)
    await assignToItems(work, id, group, order)
    const target = menuTarget('group', { id, name: group.name })
    await log(added(target, groupChanges(null, group, menu)))
    return id
  })
}

export function changeOptionGroup(
  deps: ChangeMenuDeps,
  { staff, id, body }: ByOwner & { readonly id: string; readonly body: GroupBody },
): Promise<void> {
  return changeMenu(deps, { staff }, async (work) => {
    const { trx, menu, log } = work
    const before = requireGroup(menu, id)
    const group = groupOf(id, body, menu, before)
    const changes = groupChanges(factsOf(before, menu), group, menu)
    if (changes.length === 0) return
    const order = menu.groups.map((one) => one.id)
    checkGroup(menu, id, group, order)
    if (!(await updateGroup(trx, id, { version: body.version, ...group }))) throw new Problem('edit-conflict')
    await assignToItems(work, id, group, order)
    await log(changed(menuTarget('group', before), changes))
  })
}

/** Also removes the group from its items; orders keep the options that they were placed with. */
export function removeOptionGroup(
  deps: ChangeMenuDeps,
  { staff, id }: ByOwner & { readonly id: string },
): Promise<void> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    const before = requireGroup(menu, id)
    await removeGroup(trx, id)
    for (const item of [...menu.items, ...menu.retired])
      if (item.groups.includes(id))
        await setItemGroups(
          trx,
          item.id,
          item.groups.filter((one) => one !== id),
        )
    await log(removed(menuTarget('group', before), groupChanges(factsOf(before, menu), null, menu)))
  })
}

export function arrangeOptionGroups(
  deps: ChangeMenuDeps,
  { staff, groups }: ByOwner & GroupOrderBody,
): Promise<void> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    const before = menu.groups.map(({ id }) => id)
    if (groups.length !== before.length || !before.every((id) => groups.includes(id)))
      throw new Problem('edit-conflict')
    if (before.every((id, at) => groups[at] === id)) return
    await setGroupOrder(trx, groups)
    for (const item of [...menu.items, ...menu.retired])
      await setItemGroupOrder(trx, item.id, inOrder(item.groups, groups))
    const nameOf = (id: string) => requireGroup(menu, id).name.en
    await log(changed(wholeMenu, diff({ groups: before.map(nameOf) }, { groups: groups.map(nameOf) })))
  })
}

function requireGroup({ groups }: Menu, id: string): OptionGroup {
  const group = groups.find((one) => one.id === id)
  if (!group) throw new Problem('not-found')
  return group
}

function factsOf(group: OptionGroup, { items }: Menu): GroupFacts {
  return {
    ...group,
    choices: group.choices.map(({ id, name, price, allergens: contains, isDefault }) => ({
      id,
      name,
      price,
      allergens: contains,
      isDefault,
    })),
    serves: items.filter((item) => item.groups.includes(group.id)).map(({ id }) => id),
  }
}

/** The office edits the English texts; texts in other languages stay. */
function groupOf(id: string, body: NewGroupBody, menu: Menu, before?: OptionGroup): GroupFacts {
  const { kind, smallest, largest, onTicket } = body
  const serves = menu.items.map((item) => item.id).filter((item) => body.items.includes(item))
  if (serves.length !== body.items.length) rejectField('items', { code: 'gone' })
  return {
    name: { ...before?.name, en: body.name },
    kind,
    smallest,
    largest,
    onTicket,
    choices: choicesOf(id, body, menu, before),
    serves,
  }
}

/**
 * A choice keeps its first id, because carts and orders refer to it. A choice may arrive without an id although it is already
 * stored: the owner's page missed the response, or the owner went on typing. Such a choice is recognized by its name.
 */
function choicesOf(group: string, body: NewGroupBody, menu: Menu, before?: OptionGroup): ChoiceFacts[] {
  const takenIds = new Set(menu.groups.flatMap(({ choices }) => choices.map(({ id }) => id)))
  const sentIds = new Set(body.choices.map(({ id }) => id))
  return body.choices.map(({ id, name, price, allergens: contains, isDefault }, at) => {
    const known = before?.choices.find((choice) =>
      id === null ? !sentIds.has(choice.id) && sameName(choice.name.en, name) : choice.id === id,
    )
    // Another owner has removed the choice.
    if (id !== null && !known) throw new Problem('edit-conflict')
    const isDuplicate = body.choices.findIndex((one) => one.id === id) < at
    if (id !== null && isDuplicate) rejectField(`choices.${at}.id`, { code: 'twice' })
    const choiceId = known?.id ?? makeMenuId(`${group}-${name}`, takenIds, `${group}-choice`)
    takenIds.add(choiceId)
    return {
      id: choiceId,
      name: { ...known?.name, en: name },
      price: cents(price),
      allergens: allergens.filter((one) => contains.includes(one)),
      isDefault,
    }
  })
}

function checkGroup(menu: Menu, id: string, group: GroupFacts, order: readonly string[]): void {
  if (menu.groups.some((other) => other.id !== id && sameName(other.name.en, group.name.en)))
    rejectField('name', { code: 'name-taken', of: 'group' })
  const choices = group.choices.map((choice) => ({ ...choice, soldOut: false, backAt: null }))
  const found = contradictionIn({
    ingredients: menu.ingredients,
    groups: [...menu.groups.filter((other) => other.id !== id), { ...group, id, choices }],
    items: menu.items.map((item) => ({ ...item, groups: groupsAfter(item, id, group, order) })),
  })
  if (found) rejectField('choices', { code: 'contradiction', ...found, item: found.item.name.en })
}

/** Adds the group to the items that it serves, and removes it from all others. */
async function assignToItems(
  { trx, menu }: MenuChange,
  id: string,
  group: GroupFacts,
  order: readonly string[],
): Promise<void> {
  for (const item of menu.items)
    if (item.groups.includes(id) !== group.serves.includes(item.id))
      await setItemGroups(trx, item.id, groupsAfter(item, id, group, order))
}

function groupsAfter(item: MenuItem, id: string, { serves }: GroupFacts, order: readonly string[]): string[] {
  const others = item.groups.filter((one) => one !== id)
  return inOrder(serves.includes(item.id) ? [...others, id] : others, order)
}

/** Customers choose in the order of the groups. */
function inOrder(groups: readonly string[], order: readonly string[]): string[] {
  return order.filter((id) => groups.includes(id))
}
