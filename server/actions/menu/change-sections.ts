// The owner adds a menu section, renames it, or removes it once it is empty.
import { added, changed, removed, menuTarget } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { makeMenuId } from '#domain/menu/menu-ids.ts'
import { maxSections } from '#domain/menu/menu-limits.ts'
import type { Menu } from '#domain/menu/menu.ts'
import type { NewSectionBody, SectionBody } from '#domain/menu/menu-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { insertSection, removeSection, renameSection } from '../../db/menu/menu-writes.ts'
import { changeMenu, rejectField, sameName, type ByOwner, type ChangeMenuDeps } from './change-menu.ts'

export function addMenuSection(
  deps: ChangeMenuDeps,
  { staff, body }: ByOwner & { readonly body: NewSectionBody },
): Promise<string> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    if (menu.sections.length >= maxSections)
      rejectField('name', { code: 'too-many', of: 'sections', most: maxSections })
    assertUniqueName(menu, undefined, body.name)
    // A retired item remembers the id of its section, so a new section must not reuse that id.
    const takenIds = new Set([
      ...menu.sections.map(({ id }) => id),
      ...menu.retired.map(({ section }) => section),
    ])
    const id = makeMenuId(body.name, takenIds, 'section')
    const name = { en: body.name }
    await insertSection(trx, id, name)
    await log(added(menuTarget('section', { id, name }), []))
    return id
  })
}

export function renameMenuSection(
  deps: ChangeMenuDeps,
  { staff, id, body }: ByOwner & { readonly id: string; readonly body: SectionBody },
): Promise<void> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    const before = menu.sections.find((section) => section.id === id)
    if (!before) throw new Problem('not-found')
    if (before.name.en === body.name) return
    assertUniqueName(menu, id, body.name)
    const name = { ...before.name, en: body.name }
    if (!(await renameSection(trx, id, { version: body.version, name }))) throw new Problem('edit-conflict')
    await log(changed(menuTarget('section', before), diff({ name: before.name }, { name })))
  })
}

export function removeMenuSection(
  deps: ChangeMenuDeps,
  { staff, id }: ByOwner & { readonly id: string },
): Promise<void> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    const before = menu.sections.find((section) => section.id === id)
    if (!before) throw new Problem('not-found')
    if (menu.items.some(({ section }) => section === id)) rejectField('section', { code: 'in-use' })
    if (menu.sections.length === 1) rejectField('section', { code: 'last' })
    await removeSection(trx, id)
    await log(removed(menuTarget('section', before), []))
  })
}

function assertUniqueName({ sections }: Menu, id: string | undefined, name: string): void {
  if (sections.some((other) => other.id !== id && sameName(other.name.en, name)))
    rejectField('name', { code: 'name-taken', of: 'section' })
}
