// POST /api/codes/check: whether a code is good for a cart (R64). Nothing is used up: that happens with the order.
import { orderPaths } from '#domain/orders/order-api.ts'
import { promoCodeCheck, promoCodeTerms } from '#domain/orders/promo-code-schema.ts'
import { checkPromoCode, type UsePromoCodeDeps } from '../../actions/orders/use-promo-code.ts'
import { json } from '../../http/reply-spec.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import type { MenuDeps } from '../menu/menu.ts'

/** From one address: sixty colleagues with the same leaflet. Wrong codes are counted apart (limit-codes.ts). */
const checksPerMinute = 120

export function promoCodeRoutes(app: Routes, deps: MenuDeps & UsePromoCodeDeps): void {
  const rule = {
    config: {
      access: 'anyone',
      summary: 'Whether a code is good for a cart',
      reply: json(promoCodeTerms),
      perMinute: checksPerMinute,
    },
    schema: { querystring: nothing, body: promoCodeCheck },
  } as const

  app.post(orderPaths.checkPromoCode, rule, async (request, reply) => {
    const terms = await checkPromoCode(deps, { ...request.body, address: request.ip, now: deps.now() })
    return reply.header('cache-control', 'no-store').send(terms)
  })
}
