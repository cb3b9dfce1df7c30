// GET /api/menu: the menu, and whether orders are taken.
import { type MenuReply, restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import { menuReply } from '#domain/restaurant/shop-schema.ts'
import type { AcceptedCards } from '#domain/restaurant/payment-methods.ts'
import { json } from '../../http/reply-spec.ts'
import type { Database } from '../../db/engine/database.ts'
import { readShop } from '../../db/restaurant/shop.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'

export interface MenuDeps {
  readonly db: Database
  readonly acceptedCards: AcceptedCards
  readonly now: () => Date
}

export function menuRoutes(app: Routes, { db, acceptedCards, now }: MenuDeps): void {
  const rule = {
    config: { access: 'anyone', summary: 'The menu, and whether orders are taken', reply: json(menuReply) },
    schema: { querystring: nothing },
  } as const

  app.get(restaurantPaths.menu, rule, async (_request, reply) => {
    const shop: MenuReply = await readShop(db, acceptedCards, now())
    return reply.header('cache-control', 'no-cache').send(shop)
  })
}
