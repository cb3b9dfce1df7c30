// The demand in the demo: how many orders a day brings, at what time, and for which burritos, sides and drinks.
import { emptyCart, type Burrito, type Cart, type WantedLine } from '#domain/cart.ts'
import { addOne, linesOf } from '#domain/cart-steps.ts'
import type { Menu, MenuItems } from '#domain/menu.ts'
import type { Random } from './random.ts'
import { asTheyLikeIt } from './taste.ts'

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

/** What goes with the burritos of an order. */
const besides = [
  [0, 52],
  [1, 32],
  [2, 16],
] as const

const likings: Readonly<Record<string, number>> = {
  beef: 33,
  chix: 31,
  pork: 20,
  bean: 16,
  fish: 9,
  'chips-guacamole': 24,
  'chips-salsa': 16,
  elote: 12,
  horchata: 26,
  jamaica: 20,
}

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

/**
 * One to six burritos that are not sold out, as their customers like them, and what goes with them; in the order of the menu
 * like a real cart.
 */
export function makeCart(menu: Menu, random: Random): WantedLine[] {
  const onSale = menu.items.filter(({ soldOut }) => !soldOut)
  // What is a whole burrito's work is the meal.
  const meals = likedAmong(onSale.filter(({ weight }) => weight >= 1))
  const others = likedAmong(onSale.filter(({ weight }) => weight < 1))
  if (meals.length === 0) return []
  let cart: Cart = emptyCart
  let last: Burrito | undefined
  for (let left = random.weighted(sizes); left > 0; left -= 1) {
    // A customer who orders for two often takes the same burrito twice.
    last = last && random.chance(0.3) ? last : asTheyLikeIt(random.weighted(meals), menu, random)
    cart = addOne(cart, last)
  }
  for (let left = others.length > 0 ? random.weighted(besides) : 0; left > 0; left -= 1)
    cart = addOne(cart, asTheyLikeIt(random.weighted(others), menu, random))
  return menu.items.flatMap(({ id }) => linesOf(cart.filter(({ item }) => item === id)))
}

function likedAmong(items: MenuItems) {
  return items.map((item) => [item, likings[item.id] ?? newcomer] as const)
}
