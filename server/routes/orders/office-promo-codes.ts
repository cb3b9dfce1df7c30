// The codes of the office (R64): all of them with what became of them, a new one, and a change of one.
import * as z from 'zod/mini'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { codeChange, codeSet, codesReply } from '#domain/orders/promo-code-schema.ts'
import { addDays } from '#domain/basics/days.ts'
import { type CodesReply, orderPaths } from '#domain/orders/order-api.ts'
import { addCode, changeCode, type ChangeCodesDeps } from '../../actions/orders/change-promo-codes.ts'
import { json } from '../../http/reply-spec.ts'
import { readGiven, readOfficeCodes } from '../../db/orders/office-promo-codes.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

const days = 30
const codeParams = z.strictObject({
  code: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
})

export interface OfficeCodesDeps extends ChangeCodesDeps {
  readonly restaurant: Pick<RestaurantNow, 'current'>
}

export function officeCodesRoutes(app: Routes, deps: OfficeCodesDeps): void {
  const config = (summary: string) => ({ access: 'run-office', summary, reply: json(codesReply) }) as const
  const reply = async (): Promise<CodesReply> => {
    const [now, { timeZone }] = [deps.now(), deps.restaurant.current()]
    const today = businessDayOf(now, timeZone)
    const [codes, given] = await Promise.all([
      readOfficeCodes(deps.db, today),
      readGiven(deps.db, { from: addDays(today, 1 - days), to: today }),
    ])
    return { codes, lastDays: { days, ...given }, today }
  }

  app.get(
    orderPaths.codes,
    { config: config('Codes, and what they gave'), schema: { querystring: nothing } },
    reply,
  )

  app.post(
    orderPaths.codes,
    { config: config('Add a code'), schema: { querystring: nothing, body: codeSet } },
    async (request) => {
      await addCode(deps, { set: request.body, staff: request.staff })
      return reply()
    },
  )

  app.put(
    orderPaths.code(':code'),
    {
      config: config('Change a code'),
      schema: { querystring: nothing, params: codeParams, body: codeChange },
    },
    async (request) => {
      await changeCode(deps, { id: request.params.code, change: request.body, staff: request.staff })
      return reply()
    },
  )
}
