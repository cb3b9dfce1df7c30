// POST /api/promo-codes/check: whether a promo code is valid for a cart (R64). The use is reserved only when the order is placed.
import { orderPaths } from '#domain/orders/order-api.ts'
import { promoCodeCheck, promoCodeTerms } from '#domain/orders/promo-code-schema.ts'
import { checkPromoCode, type UsePromoCodeDeps } from '../../actions/orders/use-promo-code.ts'
import { json } from '../../http/reply-spec.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import type { MenuDeps } from '../menu/menu.ts'

/** Per client address: sixty coworkers with the same flyer. Wrong codes are limited separately (limit-promo-codes.ts). */
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
    const terms = await checkPromoCode(deps, { ...request.body, ip: request.ip, now: deps.now() })
    return reply.header('cache-control', 'no-store').send(terms)
  })
}
