// The demand in the demo: how many orders a day brings, at what time, and for which burritos.
import type { WantedLine } from '#domain/cart.ts'
import type { ItemId, MenuItems } from '#domain/menu.ts'
import type { Random } from './random.ts'

/** Sunday first; an average day is 1. */
const weekdays = [1.06, 0.74, 0.8, 0.88, 0.96, 1.24, 1.32] as const
const averageDay = 100
/** The month ends busier than it began. */
const growth = { from: 0.93, to: 1.07 }
const [fewest, most] = [60, 140]

export const opensAt = '11:00'
/** In minutes after opening. */
const lastOrder = 595
const lunch = { at: 95, spread: 35 }
const dinner = { at: 460, spread: 45 }

const sizes = [
  [1, 34],
  [2, 30],
  [3, 15],
  [4, 12],
  [5, 5],
  [6, 4],
] as const

const likings: Readonly<Record<string, number>> = { beef: 33, chix: 31, pork: 20, bean: 16 }

/** Of an item that the demo does not know. */
const newcomer = 15

/** `progress` through the month goes from 0 to 1. */
export function ordersOn(day: string, progress: number, random: Random): number {
  const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 1
  const grown = growth.from + (growth.to - growth.from) * progress
  const count = Math.round(averageDay * weekday * grown * random.between(0.95, 1.05))
  return Math.min(Math.max(count, fewest), most)
}

/** How many minutes after opening an order comes in. */
export function orderMinute(random: Random): number {
  for (;;) {
    const kind = random.weighted([
      [lunch, 42],
      [dinner, 43],
      [undefined, 15],
    ])
    const minutes = kind ? random.around(kind.at, kind.spread) : random.between(0, lastOrder)
    if (minutes >= 0 && minutes < lastOrder) return minutes
  }
}

/** One to six burritos that are not sold out, in the order of the menu like a real cart. */
export function makeCart(items: MenuItems, random: Random): WantedLine[] {
  const choices = items
    .filter(({ soldOut }) => !soldOut)
    .map(({ id }) => [id, likings[id] ?? newcomer] as const)
  const counts = new Map<ItemId, number>()
  let last: ItemId | undefined
  for (let left = random.weighted(sizes); left > 0 && choices.length > 0; left -= 1) {
    // A customer who orders for two often takes the same burrito twice.
    last = last && random.chance(0.3) ? last : random.weighted(choices)
    counts.set(last, (counts.get(last) ?? 0) + 1)
  }
  return items.flatMap(({ id }) => {
    const quantity = counts.get(id)
    return quantity ? [{ item: id, quantity }] : []
  })
}
