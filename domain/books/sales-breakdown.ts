// The sales of a range by hour, fulfillment, item, choice and promo code. `sold` is sales less discounts: refunds are not
// subtracted from the hour or the item that they belong to, since they may be made on a later day.
import { businessDayStartHour } from '../basics/days.ts'
import type { LocalText } from '../basics/local-text.ts'
import type { ItemId, MenuItems, OptionGroup } from '../menu/menu.ts'
import { cents } from '../basics/money.ts'
import type { SalesItem, SalesChoice, SalesPromoCode, SalesHour, SalesFulfillment } from './books-api.ts'
import { addMoney, addUp, tipsByFulfillment, type ChargedOrders, type RefundedMoney } from './sales.ts'

export interface ChargedOrdersInHour extends ChargedOrders {
  readonly hour: number
}

/** One item on one day, counted from the lines of the orders and under the lines' name. */
export interface ItemSales {
  readonly day: string
  readonly item: ItemId
  readonly name: LocalText
  readonly burritos: number
  readonly sold: number
  /** Already subtracted from `sold`: both together are the sales. */
  readonly discounts: number
}

/** One choice on one day, under its name in the latest of these orders. */
export interface ChoiceSales {
  readonly day: string
  readonly choice: string
  readonly name: LocalText
  readonly count: number
  readonly added: number
}

/**
 * From 4 AM around the clock to 3 AM. When the clocks go back, two hours share a number; when they go forward, one hour does
 * not exist and its figures are zero.
 */
export function figuresByHour(charged: readonly ChargedOrdersInHour[]): SalesHour[] {
  const byHour = Map.groupBy(charged, ({ hour }) => hour)
  return Array.from({ length: 24 }, (_, after) => {
    const hour = (businessDayStartHour + after) % 24
    const parts = byHour.get(hour) ?? []
    return {
      hour,
      sold: addMoney(parts.map(soldIn)),
      orders: addUp(parts.map((part) => part.orders)),
      burritos: addUp(parts.map((part) => part.burritos)),
    }
  })
}

/** Always both delivery and pickup, even without orders. */
export function figuresByFulfillment(
  charged: readonly ChargedOrders[],
  refundedMoney: readonly RefundedMoney[],
): SalesFulfillment[] {
  const tips = tipsByFulfillment({ charged, refundedMoney })
  const pickup = {
    orders: addUp(charged.map((part) => part.pickup.orders)),
    sold: addMoney(charged.map((part) => part.pickup.sold)),
  }
  const delivery = {
    orders: addUp(charged.map((part) => part.orders)) - pickup.orders,
    sold: cents(addUp(charged.map(soldIn)) - pickup.sold),
  }
  return [
    { fulfillment: 'delivery', ...delivery, tips: tips.delivery },
    { fulfillment: 'pickup', ...pickup, tips: tips.pickup },
  ]
}

function soldIn({ sales, discounts }: ChargedOrders): number {
  return sales - discounts
}

/** In the order of the menu and under its current names. Items that have left the menu come last. */
export function figuresByItem(sold: readonly ItemSales[], items: MenuItems): SalesItem[] {
  const byItem = Map.groupBy(sold, ({ item }) => item)
  const onMenu = items.map(({ id, shortName }) => ({ item: id, name: shortName }))
  const gone = [...byItem.keys()]
    .filter((item) => !items.some(({ id }) => id === item))
    .map((item) => ({ item, name: byItem.get(item)?.at(-1)?.name ?? { en: item } }))
  return [...onMenu, ...gone].map(({ item, name }) => {
    const parts = byItem.get(item) ?? []
    return {
      item,
      name,
      burritos: addUp(parts.map((part) => part.burritos)),
      sold: addMoney(parts.map((part) => part.sold)),
    }
  })
}

/**
 * R61: like the items, in the order of the menu and under its current names, with choices that have left the menu last. A
 * default choice is listed only if somebody took more than one of it.
 */
export function figuresByChoice(sold: readonly ChoiceSales[], groups: readonly OptionGroup[]): SalesChoice[] {
  const byChoice = Map.groupBy(sold, ({ choice }) => choice)
  const listed = groups.flatMap(({ id, name, choices }) =>
    choices.map((choice) => ({ ...choice, group: { id, name } })),
  )
  const onMenu = listed
    .filter(({ id, isDefault }) => !isDefault || byChoice.has(id))
    .map(({ id, name, group }) => ({ choice: id, name, group }))
  const gone = [...byChoice.keys()]
    .filter((choice) => !listed.some(({ id }) => id === choice))
    .map((choice) => ({
      choice,
      name: byChoice.get(choice)?.at(-1)?.name ?? { en: choice },
      group: null,
    }))
  return [...onMenu, ...gone].map((one) => {
    const parts = byChoice.get(one.choice) ?? []
    return {
      ...one,
      count: addUp(parts.map((part) => part.count)),
      added: addMoney(parts.map((part) => part.added)),
    }
  })
}

/** R64: the discounts of each promo code. The code with the largest discounts comes first. */
export function figuresByPromoCode(used: readonly SalesPromoCode[]): SalesPromoCode[] {
  const byCode = Map.groupBy(used, ({ code }) => code)
  return [...byCode]
    .map(([code, parts]) => ({
      code,
      orders: addUp(parts.map((part) => part.orders)),
      discounts: addMoney(parts.map((part) => part.discounts)),
    }))
    .toSorted((one, other) => other.discounts - one.discounts || (one.code < other.code ? -1 : 1))
}
