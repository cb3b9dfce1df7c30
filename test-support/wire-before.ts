// What the version before and this one answer, in one shape. Whatever reads differently on purpose is brought together here,
// and nowhere else; docs/upgrading.md names each of these changes. Fields that are altogether new need nothing, since only
// what was there before is compared.

export type Shape = (reply: unknown) => unknown

type Part = Readonly<Record<string, unknown>>

/**
 * What the version before answered. Its revenue was before refunds, and its refunds had their tax and delivery in them: now
 * the tax and the total are after refunds, to the same cent. Its hours and ways had the tax and the fees in them.
 */
export const asItWas: Shape = (reply) => {
  if (typeof reply === 'string') return csvOf(reply, rowAsItWas)
  if (Array.isArray(reply)) return reply.map(asItWas)
  if (!isPart(reply)) return reply
  if (isRow(reply)) return rowAsItWas(reply)
  if (isFiguresThen(reply)) return figuresAsTheyWere(reply)
  if ('mailServer' in reply) return firstWeekAsItWas(reply)
  const { revenue: _revenue, beforeTax, ...rest } = reply
  return {
    ...mapParts(rest, asItWas),
    // Of an item: what was sold. Of Today: now after refunds.
    ...(beforeTax !== undefined && 'item' in reply && { sold: beforeTax }),
  }
}

/** What this version answers. */
export const asBefore: Shape = (reply) => {
  if (typeof reply === 'string') return csvOf(reply, rowNow)
  if (Array.isArray(reply)) return reply.map(asBefore)
  if (!isPart(reply)) return reply
  return isRow(reply) ? rowNow(reply) : mapParts(reply, asBefore)
}

function isFiguresThen(part: Part): boolean {
  return 'revenue' in part && 'refundedTax' in part
}

/** Where no card is taken at all, Today knows it now. */
function firstWeekAsItWas({ demoPayments, ...rest }: Part): Part {
  return { ...rest, cards: demoPayments === true ? 'demo' : 'card' }
}

/** The average is of other money, and delivery fees that went back are no longer in the delivery fees. */
function figuresAsTheyWere(part: Part): Part {
  const { revenue, beforeTax, refunds, refundedTax, average: _average, delivery: _fees, ...rest } = part
  return {
    ...rest,
    sales: beforeTax,
    tax: Number(rest['tax']) - Number(refundedTax),
    total: Number(revenue) - Number(refunds),
  }
}

/** A row of a spreadsheet, each cell by the head of its column. */
type Row = Readonly<Record<string, string>>

function isRow(part: Part): part is Row {
  return 'Day' in part && ('Orders' in part || 'Choice' in part)
}

function rowAsItWas(row: Row): Row {
  if ('Choice' in row) return choiceRow(row, 'Added before tax')
  const {
    'Before tax': sales = '',
    Tax: tax = '',
    Revenue: revenue = '',
    Refunds: refunds = '',
    'Refunded tax': refundedTax = '',
    'Delivery fees': _fees,
    ...rest
  } = row
  return { ...rest, Sales: sales, Tax: less(tax, refundedTax), Total: less(revenue, refunds) }
}

/** The columns that are new. */
const news = new Set(['Discounts', 'Refunds', 'Disputes', 'Net sales', 'Delivery fees', 'Tips', 'Canceled'])

function rowNow(row: Row): Row {
  if ('Choice' in row) return choiceRow(row, 'Added before discounts and tax')
  return Object.fromEntries(
    Object.entries(row).filter(([head]) => !news.has(head) && !head.startsWith('Tips on ')),
  )
}

function choiceRow(row: Row, added: string): Row {
  const { [added]: amount = '', ...rest } = row
  return { ...rest, Added: amount }
}

/** Dollars, as in the spreadsheet. */
function less(amount: string, back: string): string {
  return ((Math.round(Number(amount) * 100) - Math.round(Number(back) * 100)) / 100).toFixed(2)
}

/** Its rows in the shape of both. Any other text stays. */
function csvOf(text: string, shape: (row: Row) => Row): unknown {
  if (!text.startsWith('\uFEFF')) return text
  const [head = [], ...lines] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  return lines.map((cells) => shape(Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']))))
}

function mapParts(part: Part, shape: Shape): Part {
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, shape(value)]))
}

function isPart(part: unknown): part is Part {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}
