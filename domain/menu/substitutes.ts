// What comes in the place of a choice that is sold out, in burritos that nobody has changed (R57).
import type { WantedLine } from '../orders/cart.ts'
import { isOutOfDefault, plainChoices } from './configured-item.ts'
import { findItem, groupsOf, type Choice, type Menu } from './menu.ts'

export function standInsFor({ item: id, choices }: WantedLine, menu: Menu): Choice[] {
  const item = choices === undefined ? findItem(menu.items, id) : undefined
  const groups = item ? groupsOf(item, menu).filter((group) => group.choices.some(isOutOfDefault)) : []
  const taken = plainChoices(groups)
  return groups
    .flatMap((group) => group.choices)
    .filter((choice) => !choice.isDefault && taken.some((one) => one.id === choice.id))
}
