// The parts of the menu as a fresh install has them, whatever the journey before has made of them.
import { startingMenu } from '../domain/starting-menu.ts'

/** The sections, ingredients and options of a fresh install. */
export function resetMenuParts(run: (statement: string, ...values: unknown[]) => void): void {
  const { sections, ingredients, groups } = startingMenu
  for (const table of ['menu_sections', 'ingredients', 'option_groups']) run(`delete from ${table}`)
  for (const [position, { id, name }] of sections.entries())
    run('insert into menu_sections (id, position, name) values (?, ?, ?)', id, position, JSON.stringify(name))
  for (const [position, { id, name, allergens }] of ingredients.entries())
    run(
      'insert into ingredients (id, position, name, allergens) values (?, ?, ?, ?)',
      id,
      position,
      JSON.stringify(name),
      JSON.stringify(allergens),
    )
  for (const [position, { id, name, kind, smallest, largest, onTicket, choices }] of groups.entries())
    run(
      `insert into option_groups (id, position, name, kind, smallest, largest, on_ticket, choices)
        values (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      position,
      JSON.stringify(name),
      kind,
      smallest,
      largest,
      onTicket,
      JSON.stringify(choices.map(({ soldOut: _soldOut, backAt: _backAt, ...choice }) => choice)),
    )
}
