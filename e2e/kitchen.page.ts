// The kitchen's and the owner's steps while customers look on, sent to the server as the board sends them.
import { request, type APIRequestContext } from '@playwright/test'
import {
  type CancelBody,
  type PauseBody,
  type SoldOutBody,
  kitchenPaths,
} from '#domain/kitchen/kitchen-api.ts'
import { peoplePaths } from '#domain/people/people-api.ts'
import { type MenuItemBody, type OfficeMenuReply, menuPaths } from '#domain/menu/menu-api.ts'
import type { OrderId, OrderStatus } from '#domain/orders/order.ts'
import { menuFormOf } from '../test-support/menu-form-of.ts'
import { expect, ownerPassword, test as base, type Shop } from './shop.ts'

export class Kitchen {
  private readonly shop: Shop
  private readonly calls: APIRequestContext

  private constructor(shop: Shop, calls: APIRequestContext) {
    this.shop = shop
    this.calls = calls
  }

  static async logIn(shop: Shop): Promise<Kitchen> {
    const calls = await request.newContext({ baseURL: shop.url, extraHTTPHeaders: { origin: shop.url } })
    const reply = await calls.post(peoplePaths.login, {
      form: { username: 'owner', password: ownerPassword },
      maxRedirects: 0,
    })
    expect(reply.headers()['location']).not.toContain('login=')
    return new Kitchen(shop, calls)
  }

  logOut(): Promise<void> {
    return this.calls.dispose()
  }

  /** The id of the latest order. */
  get latestOrder(): OrderId {
    const [order] = this.shop.sql<{ id: OrderId }>('select id from orders order by seq desc limit 1')
    if (!order) throw new Error('nobody has ordered yet')
    return order.id
  }

  move(from: OrderStatus, to: OrderStatus): Promise<void> {
    return this.post(kitchenPaths.move(this.latestOrder), { from, to })
  }

  undo(from: OrderStatus): Promise<void> {
    return this.post(kitchenPaths.undo(this.latestOrder), { from })
  }

  cancel(reason: CancelBody['reason'], note = ''): Promise<void> {
    return this.post(kitchenPaths.cancel(this.latestOrder), { reason, note })
  }

  markSoldOut(item: string, soldOut: SoldOutBody['soldOut']): Promise<void> {
    return this.post(kitchenPaths.soldOut, { item, soldOut })
  }

  markChoiceSoldOut(choice: string, soldOut: SoldOutBody['soldOut']): Promise<void> {
    return this.post(kitchenPaths.soldOut, { choice, soldOut })
  }

  /** Sets how many remain today; null stops the counting (R59). */
  setRemaining(item: string, remaining: number | null): Promise<void> {
    return this.post(kitchenPaths.stock, { item, remaining })
  }

  pause(minutes: PauseBody['minutes']): Promise<void> {
    return this.post(kitchenPaths.pause, { minutes })
  }

  resume(): Promise<void> {
    return this.post(kitchenPaths.resume, {})
  }

  /** Changes a burrito as another owner would on another screen. */
  async changeMenu(item: string, change: { [Field in keyof MenuItemBody]?: unknown }): Promise<void> {
    const reply = await this.calls.get(menuPaths.officeMenu)
    const { items } = (await reply.json()) as OfficeMenuReply
    const found = items.find(({ id }) => id === item)
    if (!found) throw new Error(`${item} is not on the menu`)
    await this.post(menuPaths.menuItem(item), { ...menuFormOf(found), ...change })
  }

  private async post(path: string, body: object): Promise<void> {
    const reply = await this.calls.post(path, { data: body })
    expect(reply.status(), await reply.text()).toBe(200)
  }
}

export const test = base.extend<{ kitchen: Kitchen }>({
  kitchen: async ({ shop }, provide) => {
    const kitchen = await Kitchen.logIn(shop)
    await provide(kitchen)
    await kitchen.logOut()
  },
})

export { expect }
