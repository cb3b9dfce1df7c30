// Says to customers what is different about a burrito: "Hot salsa, guacamole, no onion" (R58).
import type { PricedLine } from '#domain/orders/bill.ts'
import type { LineChange } from '#domain/menu/configured-item.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import { formatCount } from '../basics/counts.ts'
import { inSentence } from '../basics/lists.ts'
import { language } from '../basics/locale.ts'

/** Empty where nothing is different. */
export function formatChanges(changes: readonly LineChange[] = []): string {
  return sentenceOf(changes.map(formatChange))
}

/** With what each adds to the price: "Hot salsa, guacamole $1.50". */
export function formatPricedChanges(changes: readonly LineChange[] = []): string {
  return sentenceOf(
    changes.map((change) => {
      const amount = cents(change.price * change.count)
      return amount > 0 ? `${formatChange(change)} ${formatMoney(amount)}` : formatChange(change)
    }),
  )
}

/** Everything that is said of one line: its changes, then its note, or that it has one. */
export function formatLineDetails({
  changes,
  note,
  hasNote = false,
}: Pick<PricedLine, 'changes' | 'note'> & { readonly hasNote?: boolean }): string {
  return [formatChanges(changes), note ? quoted(note) : hasNote ? withNote : ''].filter(Boolean).join('. ')
}

/** So many of a kind, on a bill: "2 with hot salsa, no rice", "1 as it comes". */
export function formatLineVariant({
  quantity,
  changes = [],
  note,
}: Pick<PricedLine, 'quantity' | 'changes' | 'note'>): string {
  const said = changes.length > 0 ? `with ${changes.map(formatChange).join(', ')}` : asItComes
  return `${formatCount(quantity)} ${said}${note ? `. ${quoted(note)}` : ''}`
}

const asItComes = 'as it comes'

/** To a device that the note is not shown to. */
const withNote = 'With a note'

/** As the customer wrote it. */
export function quoted(note: string): string {
  return `“${note}”`
}

function formatChange({ kind, name, group, count }: LineChange): string {
  const said = ofGroup(
    inSentence(textInLanguage(name, language)),
    group && inSentence(textInLanguage(group, language)),
  )
  if (kind === 'no') return `no ${said}`
  return count > 1 ? `${formatCount(count)} ${said}` : said
}

/** "hot" of the group Salsa is hot salsa; "no salsa" says it already, and a group with a longer name is no word to add. */
function ofGroup(said: string, group: string | undefined): string {
  const isSaid = group === undefined || /\s/.test(group) || said.toLowerCase().includes(group.toLowerCase())
  return isSaid ? said : `${said} ${group}`
}

function sentenceOf(parts: readonly string[]): string {
  const said = parts.join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
