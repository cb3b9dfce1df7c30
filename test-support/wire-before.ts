// What this version answers, in the shape of the version before. Whatever the wire has gained since is turned back here,
// and nowhere else; fields that are altogether new need nothing, since only what was there before is compared.

export type Shape = (reply: unknown) => unknown

/** What the version before answered. The restaurant's time zone stood on every order; now the restaurant alone has it. */
export const asItWas: Shape = (reply) => {
  if (Array.isArray(reply)) return reply.map(asItWas)
  if (!isRecord(reply)) return reply
  const parts = Object.entries(reply).filter(([name]) => name !== 'timeZone' || isMenu(reply))
  return Object.fromEntries(parts.map(([name, part]) => [name, asItWas(part)]))
}

/**
 * An order line had one name, the tax stood beside the total, every order was delivered for free, and the log had words
 * for whoever has no account.
 */
export const asBefore: Shape = (reply) => {
  if (typeof reply === 'string') return csvBefore(reply)
  if (Array.isArray(reply)) return reply.map(asBefore)
  if (!isRecord(reply)) return reply
  if (isLocalText(reply)) return reply['en']
  if (isRowOfSales(reply)) return { ...reply, Burritos: reply['Items'] }
  const { charges, fulfilment, restaurant, by, ...rest } = reply
  const parts = Object.entries(isLine(rest) ? lineBefore(rest) : rest)
  return {
    ...Object.fromEntries(parts.map(([name, part]) => [name, asBefore(part)])),
    ...(Array.isArray(charges) && taxBefore(charges)),
    ...(isRecord(fulfilment) && { delivery: fulfilment['address'] }),
    ...(by !== undefined && { by: by === 'server' ? atTheServer : by }),
    ...(isRecord(restaurant) && { taxRate: restaurant['taxRate'], timeZone: restaurant['timeZone'] }),
  }
}

const atTheServer = { username: 'Somebody at the server', name: 'Somebody at the server' }

/** The spreadsheet called items burritos, and had no column for delivery fees, as there were none. Any other text stays. */
function csvBefore(text: string): string {
  const lines = text
    .replace(/^(\uFEFFDay,Orders),Items,/, '$1,Burritos,')
    .split('\r\n')
    .map((line) => line.split(','))
  const at = lines[0]?.indexOf('Delivery fees') ?? -1
  if (!text.startsWith('\uFEFF') || at < 0) return text
  return lines
    .map((cells) =>
      cells.filter((cell, column) => column !== at || !/^(Delivery fees|0\.00)$/.test(cell)).join(','),
    )
    .join('\r\n')
}

interface Charge {
  readonly kind: string
  readonly amount: number
  readonly rate: number
}

/** Every order had a tax and no other charge. */
function taxBefore(charges: readonly Charge[]): object {
  const [tax, ...others] = charges
  const isTaxAlone = tax?.kind === 'tax' && others.length === 0
  return isTaxAlone ? { tax: tax.amount, taxRate: tax.rate } : { charges }
}

/** Its name was the short one. */
function lineBefore({ shortName, ...line }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...line, name: shortName }
}

/** Of the spreadsheet, each cell by the head of its column. */
function isRowOfSales(part: Readonly<Record<string, unknown>>): boolean {
  return 'Day' in part && 'Orders' in part && 'Items' in part
}

function isLine(part: Readonly<Record<string, unknown>>): boolean {
  return isLocalText(part['shortName']) && 'quantity' in part
}

function isMenu(part: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(part['items']) && 'pause' in part
}

/** An owner's words in one language or more. */
function isLocalText(part: unknown): boolean {
  const isLanguage = (key: string) => key === 'en' || key === 'es'
  return isRecord(part) && typeof part['en'] === 'string' && Object.keys(part).every(isLanguage)
}

function isRecord(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}
