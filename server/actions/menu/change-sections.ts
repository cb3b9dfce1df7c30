// The owner adds a section to the menu, renames it, or removes it once it is empty.
import { added, changed, removed, menuSubject } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { idFrom } from '#domain/menu/menu-ids.ts'
import { mostSections } from '#domain/menu/menu-limits.ts'
import type { Menu } from '#domain/menu/menu.ts'
import type { NewSectionBody, SectionBody } from '#domain/menu/menu-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { insertSection, removeSection, renameSection } from '../../db/menu/menu-writes.ts'
import { changeMenu, refuse, sameName, type ByOwner, type ChangeMenuDeps } from './change-menu.ts'

export function addMenuSection(
  deps: ChangeMenuDeps,
  { staff, body }: ByOwner & { readonly body: NewSectionBody },
): Promise<string> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    if (menu.sections.length >= mostSections)
      refuse('name', { code: 'too-many', of: 'sections', most: mostSections })
    refuseTakenName(menu, undefined, body.name)
    // A retired item remembers its section: another one must not take it in by chance.
    const taken = new Set([
      ...menu.sections.map(({ id }) => id),
      ...menu.retired.map(({ section }) => section),
    ])
    const id = idFrom(body.name, taken, 'section')
    const name = { en: body.name }
    await insertSection(trx, id, name)
    await log(added(menuSubject('section', { id, name }), []))
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
    refuseTakenName(menu, id, body.name)
    const name = { ...before.name, en: body.name }
    if (!(await renameSection(trx, id, { version: body.version, name })))
      throw new Problem('changed-meanwhile')
    await log(changed(menuSubject('section', before), diff({ name: before.name }, { name })))
  })
}

export function removeMenuSection(
  deps: ChangeMenuDeps,
  { staff, id }: ByOwner & { readonly id: string },
): Promise<void> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    const before = menu.sections.find((section) => section.id === id)
    if (!before) throw new Problem('not-found')
    if (menu.items.some(({ section }) => section === id)) refuse('section', { code: 'in-use' })
    if (menu.sections.length === 1) refuse('section', { code: 'last' })
    await removeSection(trx, id)
    await log(removed(menuSubject('section', before), []))
  })
}

function refuseTakenName({ sections }: Menu, id: string | undefined, name: string): void {
  if (sections.some((other) => other.id !== id && sameName(other.name.en, name)))
    refuse('name', { code: 'name-taken', of: 'section' })
}
