// Which address of the office shows which screen; each arrives when someone goes there.
import { useEffect } from 'react'
import { useHashLocation } from '../../browser/hash-location.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { OfficeFrame } from './office-frame.tsx'
import { isUnder, officePaths } from './office-paths.ts'
import { NoSuchScreen } from './no-such-screen.tsx'

const MenuOffice = lazyPart(() => import('../menu/menu-office.tsx').then((part) => part.MenuOffice))
const ItemOffice = lazyPart(() => import('../item/item-office.tsx').then((part) => part.ItemOffice))
const OptionsOffice = lazyPart(() =>
  import('../options/options-office.tsx').then((part) => part.OptionsOffice),
)
const HoursOffice = lazyPart(() => import('../hours/hours-office.tsx').then((part) => part.HoursOffice))
const OrdersOffice = lazyPart(() => import('../orders/orders-office.tsx').then((part) => part.OrdersOffice))
const OrderOffice = lazyPart(() => import('../orders/order-office.tsx').then((part) => part.OrderOffice))
const SalesOffice = lazyPart(() => import('../sales/sales-office.tsx').then((part) => part.SalesOffice))
const CodesOffice = lazyPart(() => import('../codes/codes-office.tsx').then((part) => part.CodesOffice))
const BooksOffice = lazyPart(() => import('../books/books-office.tsx').then((part) => part.BooksOffice))
const StaffOffice = lazyPart(() => import('../accounts/staff-office.tsx').then((part) => part.StaffOffice))
const LogOffice = lazyPart(() => import('../log/log-office.tsx').then((part) => part.LogOffice))
const PromisesOffice = lazyPart(() =>
  import('../waits/promises-office.tsx').then((part) => part.PromisesOffice),
)
const SetUpOffice = lazyPart(() => import('../set-up/set-up-office.tsx').then((part) => part.SetUpOffice))
const RestaurantOffice = lazyPart(() =>
  import('../restaurant/restaurant-office.tsx').then((part) => part.RestaurantOffice),
)
const WaitsOffice = lazyPart(() => import('../waits/waits-office.tsx').then((part) => part.WaitsOffice))
const WaysOffice = lazyPart(() => import('../ways/ways-office.tsx').then((part) => part.WaysOffice))

const screens = [
  [officePaths.item, ItemOffice],
  [officePaths.newItem, ItemOffice],
  [officePaths.menu, MenuOffice],
  [officePaths.options, OptionsOffice],
  [officePaths.restaurant, RestaurantOffice],
  [officePaths.hours, HoursOffice],
  [officePaths.waits, WaitsOffice],
  [officePaths.fulfillmentSettings, WaysOffice],
  [officePaths.orders, OrdersOffice],
  [officePaths.order, OrderOffice],
  [officePaths.sales, SalesOffice],
  [officePaths.codes, CodesOffice],
  [officePaths.books, BooksOffice],
  [officePaths.promises, PromisesOffice],
  [officePaths.staff, StaffOffice],
  [officePaths.log, LogOffice],
  [officePaths.setUp, SetUpOffice],
] as const

export function OfficeScreens() {
  const [location] = useHashLocation()
  const [, Screen] = screens.find(([path]) => isUnder(location, path)) ?? []
  // The frame shows the screen only once the server has said who looks; the screen's code comes meanwhile.
  useEffect(() => void Screen?.load?.().catch(() => undefined), [Screen])
  return <OfficeFrame>{Screen ? <Screen /> : <NoSuchScreen />}</OfficeFrame>
}
