// The owner's promo codes (R64): the list with their uses, a new code, and changes.
import * as z from 'zod/mini'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { promoCodeChange, promoCodeSettings, promoCodesReply } from '#domain/orders/promo-code-schema.ts'
import { addDays } from '#domain/basics/days.ts'
import { type PromoCodesReply, orderPaths } from '#domain/orders/order-api.ts'
import {
  addPromoCode,
  changePromoCode,
  type ChangePromoCodesDeps,
} from '../../actions/orders/change-promo-codes.ts'
import { json } from '../../http/reply-spec.ts'
import { readDiscountedTotal, readOfficePromoCodes } from '../../db/orders/office-promo-codes.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

const days = 30
const codeParams = z.strictObject({
  code: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
})

export interface OfficePromoCodesDeps extends ChangePromoCodesDeps {
  readonly restaurant: Pick<RestaurantNow, 'current'>
}

export function officePromoCodesRoutes(app: Routes, deps: OfficePromoCodesDeps): void {
  const config = (summary: string) =>
    ({ access: 'run-office', summary, reply: json(promoCodesReply) }) as const
  const reply = async (): Promise<PromoCodesReply> => {
    const [now, { timeZone }] = [deps.now(), deps.restaurant.current()]
    const today = businessDayOf(now, timeZone)
    const [codes, discounts] = await Promise.all([
      readOfficePromoCodes(deps.db, today),
      readDiscountedTotal(deps.db, { from: addDays(today, 1 - days), to: today }),
    ])
    return { codes, lastDays: { days, ...discounts }, today }
  }

  app.get(
    orderPaths.codes,
    { config: config('Codes, and what they gave'), schema: { querystring: nothing } },
    reply,
  )

  app.post(
    orderPaths.codes,
    { config: config('Add a code'), schema: { querystring: nothing, body: promoCodeSettings } },
    async (request) => {
      await addPromoCode(deps, { set: request.body, staff: request.staff })
      return reply()
    },
  )

  app.put(
    orderPaths.code(':code'),
    {
      config: config('Change a code'),
      schema: { querystring: nothing, params: codeParams, body: promoCodeChange },
    },
    async (request) => {
      await changePromoCode(deps, { id: request.params.code, change: request.body, staff: request.staff })
      return reply()
    },
  )
}
