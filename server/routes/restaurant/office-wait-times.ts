// POST /api/office/wait-times/preview previews what unsaved wait times mean for an order placed now, and GET /api/office/on-time-record
// reports how often promises were kept (R42, R49).
import * as z from 'zod/mini'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { waitPreviewBody } from '#domain/restaurant/wait-times-schema.ts'
import { onTimeRecordReply, waitPreviewsReply } from '#domain/kitchen/office-wait-times-schema.ts'
import {
  type OnTimeRecordReply,
  type WaitPreviewsReply,
  type WaitPreviewBody,
  kitchenPaths,
} from '#domain/kitchen/kitchen-api.ts'
import { daysIn, rangeOf } from '#domain/books/sales-days.ts'
import {
  keptOf,
  measureSpeed,
  makeOnTimeRecord,
  findWorst,
  onTimePeriods,
  type OnTimePeriod,
} from '#domain/kitchen/on-time-record.ts'
import { previewWait } from '#domain/kitchen/wait-preview.ts'
import { previewedSizes } from '#domain/restaurant/wait-times.ts'
import { json, type ReplySpec } from '../../http/reply-spec.ts'
import { kitchenSettings, readKitchen } from '../../db/kitchen/kitchen-now.ts'
import type { Database } from '../../db/engine/database.ts'
import { findMadeOrder, readMadeOrders } from '../../db/kitchen/on-time-record.ts'
import { readSetting } from '../../db/restaurant/settings.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

export interface OfficeWaitTimesDeps {
  readonly db: Database
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'current' | 'readShop'>
}

const recordQuery = z.strictObject({ period: z.enum(onTimePeriods) })

export function officeWaitTimesRoutes(app: Routes, deps: OfficeWaitTimesDeps): void {
  const config = (summary: string, reply: ReplySpec) => ({ access: 'run-office', summary, reply }) as const

  app.post(
    kitchenPaths.previewWaitTimes,
    {
      config: config('What customers would be told now, before it is saved', json(waitPreviewsReply)),
      schema: { querystring: nothing, body: waitPreviewBody },
    },
    (request) => previewWaits(deps, request.body),
  )

  app.get(
    kitchenPaths.onTimeRecord,
    {
      config: config('How often the promises were kept', json(onTimeRecordReply)),
      schema: { querystring: recordQuery },
    },
    (request) => readOnTimeRecord(deps, request.query.period),
  )
}

/** Uses the current hours, board and busy setting. */
async function previewWaits(
  { db, now, restaurant }: OfficeWaitTimesDeps,
  previewed: WaitPreviewBody,
): Promise<WaitPreviewsReply> {
  const at = now()
  const settings = { ...kitchenSettings(await restaurant.readShop(at)), ...previewed }
  const kitchen = await readKitchen(db.read, db.engine, settings, at)
  return { now: at.toISOString(), answers: previewedSizes.map((burritos) => previewWait(burritos, kitchen)) }
}

async function readOnTimeRecord(
  { db, now, restaurant }: OfficeWaitTimesDeps,
  period: OnTimePeriod,
): Promise<OnTimeRecordReply> {
  const { timeZone } = restaurant.current()
  const today = businessDayOf(now(), timeZone)
  // The longest period contains the others.
  const month = await readMadeOrders(db, rangeOf({ period: '30-days' }, today), timeZone)
  const range = rangeOf({ period }, today)
  const made = month.filter(({ day }) => day >= range.from)
  const worst = findWorst(made)
  const { value: waitTimes } = await readSetting(db.read, 'waitTimes')
  return {
    ...range,
    ...makeOnTimeRecord(made, daysIn(range)),
    worst: worst
      ? { ...(await findMadeOrder(db, worst.order)), day: worst.order.day, minutes: worst.minutes }
      : null,
    month: { ...keptOf(month), measured: measureSpeed(month, waitTimes.speed?.hands ?? 1) ?? null },
  }
}
