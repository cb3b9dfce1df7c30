// Substitutes for sold-out default choices, in burritos whose choices the customer has not changed (R57).
import { defaultChoices } from './configured-item.ts'
import { findItem, groupsOf, type Choice, type Menu } from './menu.ts'
import { lineKey, type RequestedLine } from './requested-item.ts'

/** The sold-out defaults of a burrito whose choices the customer has not changed. */
export function soldOutDefaultsIn({ item: id, choices }: RequestedLine, menu: Menu): Choice[] {
  const item = choices === undefined ? findItem(menu.items, id) : undefined
  const all = item ? groupsOf(item, menu).flatMap((group) => group.choices) : []
  return all.filter(isSoldOutDefault)
}

export function substitutesFor({ item: id, choices }: RequestedLine, menu: Menu): Choice[] {
  const item = choices === undefined ? findItem(menu.items, id) : undefined
  const groups = item ? groupsOf(item, menu).filter((group) => group.choices.some(isSoldOutDefault)) : []
  const chosen = defaultChoices(groups)
  return groups
    .flatMap((group) => group.choices)
    .filter((choice) => !choice.isDefault && chosen.some((one) => one.id === choice.id))
}

function isSoldOutDefault({ isDefault, soldOut }: Choice): boolean {
  return isDefault && soldOut
}

/**
 * Stores the substitutes that the customer was shown as choices of the lines: otherwise the substitute would change when the
 * next choice sells out. Lines that become equal are joined.
 */
export function nameSubstitutes<Line extends RequestedLine>(lines: readonly Line[], menu: Menu): Line[] {
  const named = new Map<string, Line>()
  for (const line of lines) {
    const shown = withSubstitutes(line, menu)
    const key = lineKey(shown)
    named.set(key, { ...shown, quantity: shown.quantity + (named.get(key)?.quantity ?? 0) })
  }
  return [...named.values()]
}

function withSubstitutes<Line extends RequestedLine>(line: Line, menu: Menu): Line {
  const item = soldOutDefaultsIn(line, menu).length > 0 ? findItem(menu.items, line.item) : undefined
  return item ? { ...line, choices: defaultChoices(groupsOf(item, menu)) } : line
}
