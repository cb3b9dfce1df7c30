// Turns what a customer has chosen into an item of the cart. A separate file, because every page reads such items and only
// the "Make it yours" dialog makes them.
import type { CartItem, ChosenCount } from './requested-item.ts'
import { defaultChoices } from './configured-item.ts'
import { groupsOf, type Menu, type MenuItem } from './menu.ts'

/** Equal requests give equal items, and an item without changes has no choices, no left-out ingredients and no note. */
export function toCartItem(
  item: MenuItem,
  menu: Menu,
  requested: { choices: readonly ChosenCount[]; without: readonly string[]; note: string },
): CartItem {
  const groups = groupsOf(item, menu)
  const listed = groups.flatMap(({ choices }) => choices.map(({ id }) => id))
  const choices = listed.flatMap((id) => {
    const count = requested.choices.find((one) => one.id === id)?.count ?? 0
    return count > 0 ? { id, count } : []
  })
  // A substitute for a sold-out default is stored as a choice, so that it stays when the default is back.
  const hasItsDefaults = !groups.some((group) => group.choices.some((one) => one.isDefault && one.soldOut))
  const isAsItComes = hasItsDefaults && JSON.stringify(choices) === JSON.stringify(defaultChoices(groups))
  const without = item.inside.map(({ id }) => id).filter((id) => requested.without.includes(id))
  const note = requested.note.trim().replace(/\s+/g, ' ')
  return {
    item: item.id,
    ...(!isAsItComes && { choices }),
    ...(without.length > 0 && { without }),
    ...(note !== '' && { note }),
  }
}
