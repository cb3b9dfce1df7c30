// The six places of the office, what stands in the second row of each, and which one an address belongs to.
import { barWords } from '#words/basics/staff/bar.ts'
import { isAt, paths } from '../../paths.ts'
import { isUnder, officePaths } from '../office/office-paths.ts'

export interface PlaceScreen {
  readonly name: string
  readonly path: string
}

export interface Place extends PlaceScreen {
  /** More than one make a second row. */
  readonly screens: readonly PlaceScreen[]
  /** Other addresses that belong here. */
  readonly also?: readonly string[]
}

export const today: Place = { name: barWords.today, path: paths.staff, screens: [] }
export const kitchen: Place = { name: barWords.kitchen, path: paths.kitchen, screens: [] }
export const orders: Place = {
  name: barWords.orders,
  path: officePaths.orders,
  screens: [],
  also: [officePaths.order],
}
export const menu: Place = {
  name: barWords.menu,
  path: officePaths.menu,
  screens: [
    { name: barWords.items, path: officePaths.menu },
    { name: barWords.options, path: officePaths.options },
  ],
}
export const money: Place = {
  name: barWords.money,
  path: officePaths.sales,
  screens: [
    { name: barWords.sales, path: officePaths.sales },
    { name: barWords.codes, path: officePaths.codes },
    { name: barWords.books, path: officePaths.books },
    { name: barWords.promises, path: officePaths.promises },
  ],
}
export const restaurant: Place = {
  name: barWords.restaurant,
  path: officePaths.restaurant,
  screens: [
    { name: barWords.details, path: officePaths.restaurant },
    { name: barWords.hours, path: officePaths.hours },
    { name: barWords.waits, path: officePaths.waits },
    { name: barWords.ways, path: officePaths.ways },
    { name: barWords.setUp, path: officePaths.setUp },
    { name: barWords.staff, path: officePaths.staff },
    { name: barWords.log, path: officePaths.log },
  ],
}

export const places = [today, kitchen, orders, menu, money, restaurant]

export function isInPlace(location: string, { path, screens, also = [] }: Place): boolean {
  // The own password lies below the first screen's address, and in none of the six places.
  const isHere = path === paths.staff ? isAt(location, path) : isUnder(location, path)
  return isHere || [...screens.map((screen) => screen.path), ...also].some((one) => isUnder(location, one))
}
