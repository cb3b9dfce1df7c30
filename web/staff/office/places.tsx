// The six places of the office with all their screens: at which address each screen is, and what the bar calls it. A
// screen's code arrives when someone goes there.
import type { ComponentType } from 'react'
import { barMessages } from '#words/basics/staff/bar.ts'
import { isAt, paths } from '../../paths.ts'
import { lazyPart, type LazyPart } from '../../ui/lazy-part.tsx'
import { isUnder, officePaths } from './office-paths.ts'

export interface OfficeScreen {
  readonly path: string
  readonly Screen: LazyPart<object>
  /** In the second row of the bar; a screen without a name is reached from another screen of its place. */
  readonly name?: string
}

export interface Place {
  readonly name: string
  readonly path: string
  /** The first one whose address fits is shown. */
  readonly screens: readonly OfficeScreen[]
}

export const today: Place = { name: barMessages.today, path: paths.staff, screens: [] }
export const kitchen: Place = { name: barMessages.kitchen, path: paths.kitchen, screens: [] }
export const orders: Place = {
  name: barMessages.orders,
  path: officePaths.orders,
  screens: [
    screen(officePaths.orders, () => import('../orders/orders-office.tsx').then((part) => part.OrdersOffice)),
    screen(officePaths.order, () => import('../orders/order-office.tsx').then((part) => part.OrderOffice)),
  ],
}
export const menu: Place = {
  name: barMessages.menu,
  path: officePaths.menu,
  screens: [
    ...[officePaths.item, officePaths.newItem].map((path) =>
      screen(path, () => import('../item/item-office.tsx').then((part) => part.ItemOffice)),
    ),
    screen(
      officePaths.menu,
      () => import('../menu/menu-office.tsx').then((part) => part.MenuOffice),
      barMessages.items,
    ),
    screen(
      officePaths.options,
      () => import('../options/options-office.tsx').then((part) => part.OptionsOffice),
      barMessages.options,
    ),
  ],
}
export const money: Place = {
  name: barMessages.money,
  path: officePaths.sales,
  screens: [
    screen(
      officePaths.sales,
      () => import('../sales/sales-office.tsx').then((part) => part.SalesOffice),
      barMessages.sales,
    ),
    screen(
      officePaths.codes,
      () => import('../codes/codes-office.tsx').then((part) => part.CodesOffice),
      barMessages.codes,
    ),
    screen(
      officePaths.books,
      () => import('../books/books-office.tsx').then((part) => part.BooksOffice),
      barMessages.books,
    ),
    screen(
      officePaths.promises,
      () => import('../waits/promises-office.tsx').then((part) => part.PromisesOffice),
      barMessages.promises,
    ),
  ],
}
export const restaurant: Place = {
  name: barMessages.restaurant,
  path: officePaths.restaurant,
  screens: [
    screen(
      officePaths.restaurant,
      () => import('../restaurant/restaurant-settings.tsx').then((part) => part.RestaurantSettings),
      barMessages.details,
    ),
    screen(
      officePaths.hours,
      () => import('../hours/hours-settings.tsx').then((part) => part.HoursSettings),
      barMessages.hours,
    ),
    screen(
      officePaths.waits,
      () => import('../waits/wait-times-settings.tsx').then((part) => part.WaitTimesSettings),
      barMessages.waits,
    ),
    screen(
      officePaths.fulfillmentSettings,
      () => import('../fulfillment/fulfillment-settings.tsx').then((part) => part.FulfillmentSettings),
      barMessages.fulfillmentSettings,
    ),
    screen(
      officePaths.setUp,
      () => import('../set-up/set-up-office.tsx').then((part) => part.SetUpOffice),
      barMessages.setUp,
    ),
    screen(
      officePaths.backups,
      () => import('../backups/backups-office.tsx').then((part) => part.BackupsOffice),
      barMessages.backups,
    ),
    screen(
      officePaths.staff,
      () => import('../accounts/staff-office.tsx').then((part) => part.StaffOffice),
      barMessages.staff,
    ),
    screen(
      officePaths.log,
      () => import('../log/log-office.tsx').then((part) => part.LogOffice),
      barMessages.log,
    ),
  ],
}

export const places = [today, kitchen, orders, menu, money, restaurant]

function screen(path: string, load: () => Promise<ComponentType>, name?: string): OfficeScreen {
  return { path, Screen: lazyPart(load), ...(name && { name }) }
}

/** The screens that the second row has, which a place with a single screen does without. */
export function namedScreens({ screens }: Place): readonly { path: string; name: string }[] {
  return screens.flatMap(({ path, name }) => (name ? [{ path, name }] : []))
}

export function isInPlace(location: string, { path, screens }: Place): boolean {
  // The own password lies below the first screen's address, and in none of the six places.
  const isHere = path === paths.staff ? isAt(location, path) : isUnder(location, path)
  return isHere || screens.some((one) => isUnder(location, one.path))
}
