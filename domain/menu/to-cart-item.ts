// What somebody has put together, as a burrito of the cart. In a file of its own: every page reads burritos, and only Make it
// yours writes them.
import type { CartItem, ChosenCount } from './requested-item.ts'
import { defaultChoices } from './configured-item.ts'
import { groupsOf, type Menu, type MenuItem } from './menu.ts'

/** Written alike where it is alike, and plain where nothing is changed. */
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
  // What stands in for a sold-out default was chosen by name, and stays when the default is back.
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
