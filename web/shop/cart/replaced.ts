// What a burrito would come with and is sold out, so that something else comes in its place, or nothing (R57).
import type { WantedLine } from '#domain/cart.ts'
import { findItem, groupsOf, type Choice, type Menu } from '#domain/menu.ts'

export function replacedIn({ item: id, choices }: WantedLine, menu: Menu): Choice[] {
  const item = choices === undefined ? findItem(menu.items, id) : undefined
  const all = item ? groupsOf(item, menu).flatMap((group) => group.choices) : []
  return all.filter(({ isDefault, soldOut }) => isDefault && soldOut)
}
