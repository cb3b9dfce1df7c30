// A burrito that nobody has changed comes with its defaults. One that is sold out gives way to another choice, or to none
// (R57): the customer is shown that, and orders it by name.
import { lineKey, type WantedLine } from './cart.ts'
import { plainChoices } from './made-burrito.ts'
import { findItem, groupsOf, type Choice, type Menu } from './menu.ts'

/** What it would come with and is sold out. */
export function replacedIn({ item: id, choices }: WantedLine, menu: Menu): Choice[] {
  const item = choices === undefined ? findItem(menu.items, id) : undefined
  const all = item ? groupsOf(item, menu).flatMap((group) => group.choices) : []
  return all.filter(({ isDefault, soldOut }) => isDefault && soldOut)
}

/**
 * As the customer is shown them: without its name, what stands in would be something else as soon as the next one sells out.
 * Equal ones join.
 */
export function nameStandIns<Line extends WantedLine>(lines: readonly Line[], menu: Menu): Line[] {
  const named = new Map<string, Line>()
  for (const line of lines) {
    const shown = withStandIns(line, menu)
    const key = lineKey(shown)
    named.set(key, { ...shown, quantity: shown.quantity + (named.get(key)?.quantity ?? 0) })
  }
  return [...named.values()]
}

function withStandIns<Line extends WantedLine>(line: Line, menu: Menu): Line {
  const item = replacedIn(line, menu).length > 0 ? findItem(menu.items, line.item) : undefined
  return item ? { ...line, choices: plainChoices(groupsOf(item, menu)) } : line
}
