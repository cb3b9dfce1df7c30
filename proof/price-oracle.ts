// What an order must cost by the owner's own words (R13, R33), worked out apart from the code that charges it.
import type { Random } from '../server/demo/random.ts'

export const burritos = ['beef', 'chix', 'bean', 'pork'] as const
export type Burrito = (typeof burritos)[number]
export type PriceList = Readonly<Record<Burrito, number>>

export interface Line {
  readonly item: Burrito
  readonly quantity: number
}

export interface Amounts {
  readonly subtotal: number
  readonly tax: number
  readonly delivery: number
  readonly total: number
}

/** "Beef $10.50, Chicken $10.00, Bean $9.50, Pork $11.00" */
export const firstPrices: PriceList = { beef: 1050, chix: 1000, bean: 950, pork: 1100 }

/** What the owner asks for a delivery (R51). */
export interface Fee {
  readonly amount: number
  readonly isTaxed: boolean
}

/** Of a pickup, and where there are no zones. */
export const noFee: Fee = { amount: 0, isTaxed: false }

/**
 * "Tax is 9.5 % of the subtotal; half a cent rounds up": in thousandths of a cent, as on paper. The delivery comes on top,
 * and is taxed where the owner says so, together with the burritos.
 */
export function workOut(lines: readonly Line[], prices: PriceList, fee = noFee): Amounts {
  const subtotal = lines.reduce((sum, line) => sum + BigInt(prices[line.item]) * BigInt(line.quantity), 0n)
  const thousandths = (subtotal + BigInt(fee.isTaxed ? fee.amount : 0)) * 95n
  const whole = thousandths / 1000n
  const tax = thousandths % 1000n >= 500n ? whole + 1n : whole
  const total = Number(subtotal + tax + BigInt(fee.amount))
  return { subtotal: Number(subtotal), tax: Number(tax), delivery: fee.amount, total }
}

/** Mostly what people order, sometimes for a company; never more than the kitchen makes (R16). */
export function randomLines(random: Random): Line[] {
  const most = random.weighted([
    [4, 80],
    [60, 15],
    [250, 5],
  ])
  return linesOf(random, most)
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
