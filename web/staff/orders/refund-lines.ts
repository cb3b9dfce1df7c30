// Says what a refund sent back, and who did it.
import type { PricedLine } from '#domain/orders/bill.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { refundedLines, type OfficeRefund } from '#domain/payments/refund.ts'
import { listNames } from '#words/basics/lists.ts'
import { language } from '#words/basics/locale.ts'
import { actorName } from '#words/people/staff/actors.ts'
import { officeOrderMessages } from '#words/orders/staff/orders.ts'
import { refundMessages as words } from '#words/payments/staff/refund.ts'

type MadeLine = Pick<PricedLine, 'shortName' | 'changes' | 'note'>

/** What tells a line from another of the same item: "ADD guacamole, “well done”". */
export function formatMade({ changes = [], note }: MadeLine): string {
  const names = changes.map(({ kind, name, count }) =>
    officeOrderMessages.change[kind](textInLanguage(name, language), count),
  )
  return [...names, ...(note === undefined ? [] : [officeOrderMessages.kitchenNote(note)])].join(', ')
}

/** Its name, and in brackets how it was made. */
export function lineName(line: MadeLine): string {
  const [name, made] = [textInLanguage(line.shortName, language), formatMade(line)]
  return made ? words.made(name, made) : name
}

/** 1 burrito, delivery. */
export function whatWasRefunded(order: OfficeOrder, refund: OfficeRefund): string {
  if (refund.reason === 'canceled') return words.wholeOrder
  const lines = refundedLines(order, refund)
  const parts = [
    ...lines.map((line) => words.line(line.quantity, lineName(line))),
    ...(lines.length === 0 && refund.goods > 0 ? [words.itemsAlone] : []),
    ...(refund.delivery > 0 ? [words.delivery] : []),
    ...(refund.tip > 0 ? [words.tip] : []),
  ]
  return listNames(parts)
}

/** $9.45 and $0.90 tax. */
export function formatParts({ goods, tax, delivery, tip }: OfficeRefund): string {
  const parts = { goods, tax, delivery, tip }
  const names = (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => parts[part] > 0)
    .map((part) => words.parts[part](formatMoney(parts[part])))
  return `${listNames(names)}.`
}

/** By the name that the log has; undefined where the order was canceled. */
export function refunderOf({ history }: OfficeOrder, { at, by }: OfficeRefund): string | undefined {
  if (by === null) return undefined
  const entry = history.find((one) => one.action.what === 'refunded' && one.at === at)
  return entry ? actorName(entry.by) : by
}
