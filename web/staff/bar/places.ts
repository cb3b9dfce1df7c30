// The six places of the office, what stands in the second row of each, and which one an address belongs to.
import { barMessages } from '#words/basics/staff/bar.ts'
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

export const today: Place = { name: barMessages.today, path: paths.staff, screens: [] }
export const kitchen: Place = { name: barMessages.kitchen, path: paths.kitchen, screens: [] }
export const orders: Place = {
  name: barMessages.orders,
  path: officePaths.orders,
  screens: [],
  also: [officePaths.order],
}
export const menu: Place = {
  name: barMessages.menu,
  path: officePaths.menu,
  screens: [
    { name: barMessages.items, path: officePaths.menu },
    { name: barMessages.options, path: officePaths.options },
  ],
}
export const money: Place = {
  name: barMessages.money,
  path: officePaths.sales,
  screens: [
    { name: barMessages.sales, path: officePaths.sales },
    { name: barMessages.codes, path: officePaths.codes },
    { name: barMessages.books, path: officePaths.books },
    { name: barMessages.promises, path: officePaths.promises },
  ],
}
export const restaurant: Place = {
  name: barMessages.restaurant,
  path: officePaths.restaurant,
  screens: [
    { name: barMessages.details, path: officePaths.restaurant },
    { name: barMessages.hours, path: officePaths.hours },
    { name: barMessages.waits, path: officePaths.waits },
    { name: barMessages.fulfillmentSettings, path: officePaths.fulfillmentSettings },
    { name: barMessages.setUp, path: officePaths.setUp },
    { name: barMessages.staff, path: officePaths.staff },
    { name: barMessages.log, path: officePaths.log },
  ],
}

export const places = [today, kitchen, orders, menu, money, restaurant]

export function isInPlace(location: string, { path, screens, also = [] }: Place): boolean {
  // The own password lies below the first screen's address, and in none of the six places.
  const isHere = path === paths.staff ? isAt(location, path) : isUnder(location, path)
  return isHere || [...screens.map((screen) => screen.path), ...also].some((one) => isUnder(location, one))
}
