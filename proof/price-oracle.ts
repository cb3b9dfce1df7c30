// What an order must cost by the owner's own words (R13, R33, R57, R62), worked out apart from the code that charges it.
import type { Random } from '../server/demo/random.ts'

export const burritos = ['beef', 'chix', 'bean', 'pork'] as const
export type Burrito = (typeof burritos)[number]
export type PriceList = Readonly<Record<Burrito, number>>

export interface Line {
  readonly item: Burrito
  readonly quantity: number
  readonly choices?: readonly { readonly id: string; readonly count: number }[]
  readonly without?: readonly string[]
  readonly note?: string
}

export interface Amounts {
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly delivery: number
  readonly tip: number
  readonly total: number
}

/** "Beef $10.50, Chicken $10.00, Bean $9.50, Pork $11.00" */
export const firstPrices: PriceList = { beef: 1050, chix: 1000, bean: 950, pork: 1100 }

/** "Salsa: Mild, Medium, Hot, None; one" */
export const salsas = ['salsa-mild', 'salsa-medium', 'salsa-hot', 'salsa-none'] as const

/** "Extras: Guacamole 1.50, Cheese 0.75, Sour cream 0.75, Double filling 3.00; some" */
export const extras: Readonly<Record<string, number>> = {
  'extras-guacamole': 150,
  'extras-cheese': 75,
  'extras-sour-cream': 75,
  'extras-double-filling': 300,
}

/** Of each, what can be left out; the tortilla and the filling cannot. */
const canBeLeftOut = {
  beef: ['black-beans', 'rice', 'tomato', 'avocado'],
  chix: ['red-rice', 'black-beans', 'corn', 'tomato', 'avocado'],
  bean: ['pinto-beans', 'rice', 'corn', 'tomato', 'cheese', 'avocado'],
  pork: ['rice', 'pinto-beans', 'tomato', 'pineapple', 'onion', 'cilantro'],
} as const satisfies Record<Burrito, readonly string[]>

/** What the owner asks for a delivery (R51). */
export interface Fee {
  readonly amount: number
  readonly isTaxed: boolean
}

/** Of a pickup, and where there are no zones. */
export const noFee: Fee = { amount: 0, isTaxed: false }

/** A part of the subtotal, or cents. */
export type Part<Percent extends number = number> =
  | { readonly percent: Percent }
  | { readonly amount: number }

/** What a code takes off (R64), and what the customer gives (R63). */
export interface CodeAndTip {
  readonly off?: Part | undefined
  readonly tip?: Part<10 | 15 | 20> | undefined
}

/**
 * "Tax is 9.5 % of the subtotal; half a cent rounds up": in thousandths of a cent, as on paper. A code takes off what is
 * taxed. The delivery comes on top, and is taxed where the owner says so, together with the burritos; a tip never is.
 */
export function workOut(
  lines: readonly Line[],
  prices: PriceList,
  fee = noFee,
  { off, tip }: CodeAndTip = {},
): Amounts {
  const subtotal = lines.reduce((sum, line) => sum + unitOf(line, prices) * BigInt(line.quantity), 0n)
  const wanted = partOf(subtotal, off)
  const discount = wanted > subtotal ? subtotal : wanted
  const given = partOf(subtotal, tip)
  const tax = halfUp((subtotal - discount + BigInt(fee.isTaxed ? fee.amount : 0)) * 95n, 1000n)
  return {
    subtotal: Number(subtotal),
    discount: Number(discount),
    tax: Number(tax),
    delivery: fee.amount,
    tip: Number(given),
    total: Number(subtotal - discount + tax + BigInt(fee.amount) + given),
  }
}

function partOf(subtotal: bigint, part: Part | undefined): bigint {
  if (!part) return 0n
  return 'amount' in part ? BigInt(part.amount) : halfUp(subtotal * BigInt(part.percent), 100n)
}

function halfUp(above: bigint, below: bigint): bigint {
  return above / below + ((above % below) * 2n >= below ? 1n : 0n)
}

/** One of a line: its price, and that of everything on top. A salsa costs nothing, and what is left out saves nothing. */
export function unitOf({ item, choices }: Pick<Line, 'item' | 'choices'>, prices: PriceList): bigint {
  return BigInt(prices[item]) + addedBy(choices)
}

export function addedBy(choices: Line['choices'] = []): bigint {
  return choices.reduce((sum, { id, count }) => sum + BigInt(extras[id] ?? 0) * BigInt(count), 0n)
}

/** Equal burritos are one line. */
export function burritoOf({ item, choices = [], without = [], note = '' }: Line): string {
  return JSON.stringify([item, choices.map(({ id, count }) => [id, count]), without, note])
}

/**
 * Mostly what people order, sometimes for a company; never more than the kitchen makes (R16). Many have a burrito made
 * theirs beside a plain one.
 */
export function randomLines(random: Random, offered = Object.keys(extras)): Line[] {
  const most = random.weighted([
    [4, 80],
    [60, 15],
    [240, 5],
  ])
  const lines = linesOf(random, most).map((line) =>
    random.chance(0.5) ? { ...line, ...changesTo(line.item, random, offered) } : line,
  )
  const beside = lines
    .filter(() => random.chance(0.3))
    .map(({ item }) => ({ item, quantity: random.whole(1, 3), ...changesTo(item, random, offered) }))
  const seen = new Set<string>()
  return [...lines, ...beside].filter((line) => {
    const burrito = burritoOf(line)
    return !seen.has(burrito) && seen.add(burrito)
  })
}

/** One salsa and some extras, what is left out, and a word to the kitchen. */
function changesTo(
  item: Burrito,
  random: Random,
  offered: readonly string[],
): Omit<Line, 'item' | 'quantity'> {
  const chosen = [random.pick(salsas), ...offered.filter(() => random.chance(0.3))]
  const without = canBeLeftOut[item].filter(() => random.chance(0.2))
  return {
    ...(random.chance(0.8) && { choices: chosen.map((id) => ({ id, count: 1 })) }),
    ...(without.length > 0 && { without }),
    ...(random.chance(0.1) && { note: random.pick(['Cut in half, please.', 'Extra napkins', '=1+1']) }),
  }
}

/** For a nation: the cart counts and prices it to the cent, and no kitchen takes it. */
export function vastLines(random: Random): Line[] {
  return linesOf(random, random.pick([5_000, 20_000_000]))
}

function linesOf(random: Random, most: number): Line[] {
  const wanted = burritos.filter(() => random.chance(0.5))
  const items = wanted.length > 0 ? wanted : [random.pick(burritos)]
  return shuffled(items, random).map((item) => ({ item, quantity: random.whole(1, most) }))
}

function shuffled<Thing>(things: readonly Thing[], random: Random): Thing[] {
  return things
    .map((thing) => ({ thing, place: random.between(0, 1) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}
