// The appetite in the demo: how many orders a day brings, at what time, and for what.
import { toCartItem } from '#domain/menu/to-cart-item.ts'
import { emptyCart, type Cart, addOne, toRequestedLines } from '#domain/orders/cart.ts'
import type { CartItem, RequestedLine } from '#domain/menu/requested-item.ts'
import { configureItem, defaultChoices } from '#domain/menu/configured-item.ts'
import { groupsOf, type Menu, type MenuItem, type OptionGroup } from '#domain/menu/menu.ts'
import type { Random } from './random.ts'

/** Sunday first; an average day is 1. */
const weekdays = [1.06, 0.74, 0.8, 0.88, 0.96, 1.24, 1.32] as const

/** In minutes after opening. */
const lastOrder = 595
const lunch = { at: 95, spread: 35 }
const dinner = { at: 460, spread: 45 }

/** How many burritos, and what goes with them: each with its weight. */
const sizes = [34, 30, 15, 12, 5, 4].map((weight, at) => [at + 1, weight] as const)
const sideCounts = [52, 32, 16].map((weight, at) => [at, weight] as const)

const notes = ['Cut in half, please.', 'Extra napkins, please.', 'It’s for a five-year-old.', 'Well toasted.']

export function ordersOn(day: string, averageDay: number, random: Random): number {
  const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 1
  return Math.round(averageDay * weekday * random.between(0.9, 1.1))
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

/** Burritos as their customers like them, and what goes with them; in the order of the menu like a real cart. */
export function makeCart(menu: Menu, random: Random): RequestedLine[] {
  const onSale = menu.items.filter(({ soldOut }) => !soldOut)
  // What is a whole burrito's work is the meal.
  const meals = weightByMenuOrder(onSale.filter(({ weight }) => weight >= 1))
  const others = weightByMenuOrder(onSale.filter(({ weight }) => weight < 1))
  if (meals.length === 0) return []
  let cart: Cart = emptyCart
  let last: CartItem | undefined
  for (let left = random.weighted(sizes); left > 0; left -= 1) {
    // A customer who orders for two often takes the same burrito twice.
    last = last && random.chance(0.3) ? last : customizeItem(random.weighted(meals), menu, random)
    cart = addOne(cart, last)
  }
  for (let left = others.length > 0 ? random.weighted(sideCounts) : 0; left > 0; left -= 1)
    cart = addOne(cart, customizeItem(random.weighted(others), menu, random))
  return menu.items.flatMap(({ id }) => toRequestedLines(cart.filter(({ item }) => item === id)))
}

/** What stands first on the menu is chosen most. */
function weightByMenuOrder(items: readonly MenuItem[]) {
  return items.map((item, at) => [item, items.length + 2 - at] as const)
}

function customizeItem(item: MenuItem, menu: Menu, random: Random): CartItem {
  const burrito = toCartItem(item, menu, {
    choices: groupsOf(item, menu).flatMap((group) => chooseFrom(group, random)),
    without: item.inside.filter(({ canLeaveOut }) => canLeaveOut && random.chance(0.06)).map(({ id }) => id),
    note: random.chance(0.03) ? random.pick(notes) : '',
  })
  // The owner's own groups may ask for more than anybody here thinks of.
  return typeof configureItem(burrito, menu) === 'string' ? { item: item.id } : burrito
}

function chooseFrom(group: OptionGroup, random: Random) {
  const comesWith = defaultChoices([group])
  const liked = group.choices
    .filter(({ id, soldOut }) => !soldOut && !comesWith.some((one) => one.id === id))
    .filter(() => random.chance(0.15))
    .map(({ id }) => ({ id, count: 1 }))
  if (group.kind === 'one') return liked.length > 0 ? [random.pick(liked)] : comesWith
  return [...comesWith, ...liked].slice(0, group.largest)
}
