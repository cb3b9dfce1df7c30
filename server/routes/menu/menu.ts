// GET /api/menu: the menu, and whether orders are taken.
import { restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import { menuReply } from '#domain/restaurant/shop-schema.ts'
import type { AcceptedCards } from '#domain/restaurant/payment-methods.ts'
import { json } from '../../http/reply-spec.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'

export interface MenuDeps {
  readonly acceptedCards: AcceptedCards
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'readShop' | 'menuReply'>
}

export function menuRoutes(app: Routes, { restaurant, acceptedCards, now }: MenuDeps): void {
  const rule = {
    config: { access: 'anyone', summary: 'The menu, and whether orders are taken', reply: json(menuReply) },
    schema: { querystring: nothing },
  } as const

  app.get(restaurantPaths.menu, rule, async (_request, reply) => {
    const menu = await restaurant.menuReply(await restaurant.readShop(now()), acceptedCards)
    return reply.header('cache-control', 'no-cache').send(menu)
  })
}
