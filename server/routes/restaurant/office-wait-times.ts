// POST /api/office/wait-times/try: what wait times mean for an order of now, before they are saved; and GET
// /api/office/promises: how often the promises were kept (R42, R49).
import * as z from 'zod/mini'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { triedWaits } from '#domain/restaurant/times-schema.ts'
import { promiseRecordReply, waitAnswersReply } from '#domain/kitchen/wait-times-schema.ts'
import {
  type PromiseRecordReply,
  type WaitAnswersReply,
  type WaitTriedBody,
  kitchenPaths,
} from '#domain/kitchen/kitchen-api.ts'
import { daysIn, rangeOf } from '#domain/books/sales-days.ts'
import {
  keptOf,
  measureSpeed,
  recordOf,
  worstOf,
  recordPeriods,
  type RecordPeriod,
} from '#domain/kitchen/on-time-record.ts'
import { answerFor } from '#domain/kitchen/wait-preview.ts'
import { triedBurritos } from '#domain/restaurant/wait-times.ts'
import { json, type Answer } from '../../http/reply-spec.ts'
import { kitchenSettings, readKitchen } from '../../db/kitchen/kitchen-now.ts'
import type { Database } from '../../db/engine/database.ts'
import { findMade, readMade } from '../../db/kitchen/on-time-record.ts'
import { readSetting } from '../../db/restaurant/settings.ts'
import { readShopNow } from '../../db/restaurant/shop.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

export interface OfficeWaitTimesDeps {
  readonly db: Database
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'current'>
}

const recordQuery = z.strictObject({ period: z.enum(recordPeriods) })

export function officeWaitTimesRoutes(app: Routes, deps: OfficeWaitTimesDeps): void {
  const config = (summary: string, reply: Answer) => ({ access: 'run-office', summary, reply }) as const

  app.post(
    kitchenPaths.tryWaitTimes,
    {
      config: config('What customers would be told now, before it is saved', json(waitAnswersReply)),
      schema: { querystring: nothing, body: triedWaits },
    },
    (request) => answerNow(deps, request.body),
  )

  app.get(
    kitchenPaths.promises,
    {
      config: config('How often the promises were kept', json(promiseRecordReply)),
      schema: { querystring: recordQuery },
    },
    (request) => readRecord(deps, request.query.period),
  )
}

/** With the hours, the board and busy as they are. */
async function answerNow(
  { db, now }: Pick<OfficeWaitTimesDeps, 'db' | 'now'>,
  tried: WaitTriedBody,
): Promise<WaitAnswersReply> {
  const at = now()
  const settings = { ...kitchenSettings(await readShopNow(db, at)), ...tried }
  const kitchen = await readKitchen(db.read, db.engine, settings, at)
  return { now: at.toISOString(), answers: triedBurritos.map((burritos) => answerFor(burritos, kitchen)) }
}

async function readRecord(
  { db, now, restaurant }: OfficeWaitTimesDeps,
  period: RecordPeriod,
): Promise<PromiseRecordReply> {
  const { timeZone } = restaurant.current()
  const today = businessDayOf(now(), timeZone)
  // The longest period has the others in it.
  const month = await readMade(db, rangeOf({ period: '30-days' }, today), timeZone)
  const range = rangeOf({ period }, today)
  const made = month.filter(({ day }) => day >= range.from)
  const worst = worstOf(made)
  const { value: waitTimes } = await readSetting(db.read, 'waitTimes')
  return {
    ...range,
    ...recordOf(made, daysIn(range)),
    worst: worst
      ? { ...(await findMade(db, worst.order)), day: worst.order.day, minutes: worst.minutes }
      : null,
    month: { ...keptOf(month), measured: measureSpeed(month, waitTimes.speed?.hands ?? 1) ?? null },
  }
}
