// The call with which the cart asks about a code. In a file of its own: most customers have none.
import { type PromoCodeCheckBody, orderPaths } from '#domain/orders/order-api.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { post } from './api.ts'

export function checkPromoCode(body: PromoCodeCheckBody): Promise<PromoCodeTerms> {
  return post<PromoCodeTerms>(orderPaths.checkPromoCode, body)
}
