// Tells customers how a burrito differs from the menu's: "Hot salsa, guacamole, no onion" (R58).
import type { PricedLine } from '#domain/orders/bill.ts'
import type { LineChange } from '#domain/menu/configured-item.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import { formatCount } from '../basics/counts.ts'
import { inSentence } from '../basics/lists.ts'
import { language } from '../basics/locale.ts'

/** Empty if nothing was changed. */
export function formatChanges(changes: readonly LineChange[] = []): string {
  return sentenceOf(changes.map(formatChange))
}

/** Adds each change's price: "Hot salsa, guacamole $1.50". */
export function formatPricedChanges(changes: readonly LineChange[] = []): string {
  return sentenceOf(
    changes.map((change) => {
      const amount = cents(change.price * change.count)
      return amount > 0 ? `${formatChange(change)} ${formatMoney(amount)}` : formatChange(change)
    }),
  )
}

/** Everything about one line: its changes, then its note, or only that there is a note. */
export function formatLineDetails({
  changes,
  note,
  hasNote = false,
}: Pick<PricedLine, 'changes' | 'note'> & { readonly hasNote?: boolean }): string {
  return [formatChanges(changes), note ? quoted(note) : hasNote ? withNote : ''].filter(Boolean).join('. ')
}

/** One line of a bill, below the item's name: "2 with hot salsa, no rice", "1 as it comes". */
export function formatLineVariant({
  quantity,
  changes = [],
  note,
}: Pick<PricedLine, 'quantity' | 'changes' | 'note'>): string {
  const variant = changes.length > 0 ? `with ${changes.map(formatChange).join(', ')}` : asItComes
  return `${formatCount(quantity)} ${variant}${note ? `. ${quoted(note)}` : ''}`
}

const asItComes = 'as it comes'

/** For devices that may not see the note itself. */
const withNote = 'With a note'

/** The note exactly as the customer wrote it. */
export function quoted(note: string): string {
  return `“${note}”`
}

/** A choice or an ingredient, for the middle of a sentence: "hot salsa", "guacamole". */
export function formatPart({ name, group }: Pick<LineChange, 'name' | 'group'>): string {
  return addGroup(
    inSentence(textInLanguage(name, language)),
    group && inSentence(textInLanguage(group, language)),
  )
}

export function formatChange({ kind, name, group, count }: LineChange): string {
  const choice = formatPart({ name, ...(group && { group }) })
  if (kind === 'no') return `no ${choice}`
  return count > 1 ? `${formatCount(count)} ${choice}` : choice
}

/** "hot" of the group Salsa becomes "hot salsa". Not added: a group that the choice names, or a name of several words. */
function addGroup(choice: string, group: string | undefined): string {
  const isComplete =
    group === undefined || /\s/.test(group) || choice.toLowerCase().includes(group.toLowerCase())
  return isComplete ? choice : `${choice} ${group}`
}

function sentenceOf(parts: readonly string[]): string {
  return capitalize(parts.join(', '))
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
