// GET /api/times: when an order of this weight can be ready, or arrive, and the slots to choose from (R43).
import * as z from 'zod/mini'
import { restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import { timesReply } from '#domain/restaurant/wait-times-schema.ts'
import { availableTimes, type TimedOrder } from '#domain/kitchen/order-times.ts'
import type { KitchenNow } from '#domain/kitchen/promise.ts'
import { markCardTimes, readyByOf, timesWithoutCard } from '#domain/payments/unpaid-capacity.ts'
import type { TimesReply } from '#domain/restaurant/wait-times.ts'
import { deliveryTerms } from '#domain/restaurant/fulfillment.ts'
import { fulfillments } from '#domain/restaurant/setting-constants.ts'
import { json } from '../../http/reply-spec.ts'
import { kitchenSettings, readKitchen } from '../../db/kitchen/kitchen-now.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Feed } from '../../db/engine/feed.ts'
import type { ShopNow } from '../../db/restaurant/shop.ts'
import { readUnpaidHours } from '../../db/payments/unpaid-orders.ts'
import type { Routes } from '../../http/route-rules.ts'
import type { MenuDeps } from '../menu/menu.ts'

/** In burritos, with one decimal place. */
const weight = z.string().check(z.regex(/^\d{1,7}(\.\d)?$/))
const timesQuery = z.strictObject({
  weight,
  fulfillment: z.enum(fulfillments),
  /** For a delivery, if the restaurant has delivery zones. */
  zip: z.exactOptional(z.string().check(z.regex(/^\d{5}$/))),
  /** The slot that the customer chose earlier, which stays among the slots as long as it can be ordered. */
  chosen: z.exactOptional(z.iso.datetime()),
  /** The total is zero, so only times that require no card are offered. */
  free: z.exactOptional(z.literal('yes')),
})

type TimesQuery = z.infer<typeof timesQuery>

/**
 * Per client address. Every order of a counted item makes each open checkout ask anew, so sixty coworkers who place ten orders a
 * minute ask 600 times, besides what they ask while they change their carts. The same question within a second shares one
 * answer.
 */
export const timesPerMinute = 3_000
const maxAgeMs = 1_000
/** An answer with five days of slots has a hundred kilobytes. */
const maxAnswers = 50

export interface TimesDeps extends MenuDeps {
  readonly db: Database
  readonly feed: Pick<Feed, 'subscribe'>
}

export function timesRoutes(app: Routes, deps: TimesDeps): void {
  const rule = {
    config: {
      access: 'anyone',
      summary: 'When an order can be ready, or arrive',
      reply: json(timesReply),
      perMinute: timesPerMinute,
    },
    schema: { querystring: timesQuery },
  } as const
  const answer = shareAnswers(deps)

  app.get(restaurantPaths.times, rule, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await answer(request.query)),
  )
}

/** The same question within a second gets the same answer, unless an order or the shop has changed meanwhile. */
function shareAnswers(deps: TimesDeps): (query: TimesQuery) => Promise<TimesReply> {
  const answers = new Map<string, { readonly at: number; readonly times: Promise<TimesReply> }>()
  // The answers that are still being made go too: what they have read may be from before the change.
  deps.feed.subscribe(() => answers.clear())
  return (query) => {
    const at = deps.now()
    const { weight: burritos, fulfillment, zip, chosen, free } = query
    const question = JSON.stringify([burritos, fulfillment, zip, chosen, free])
    const last = answers.get(question)
    if (last && Math.abs(at.getTime() - last.at) < maxAgeMs) return last.times
    const times = readTimes(deps, query, at)
    answers.delete(question)
    answers.set(question, { at: at.getTime(), times })
    const [oldest] = answers.keys()
    if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest)
    times.catch(() => {
      if (answers.get(question)?.times === times) answers.delete(question)
    })
    return times
  }
}

async function readTimes(
  { db, restaurant, acceptedCards }: TimesDeps,
  query: TimesQuery,
  at: Date,
): Promise<TimesReply> {
  const { fulfillment, zip = '', chosen, free } = query
  const shop = await restaurant.readShop(at)
  const settings = kitchenSettings(shop)
  const kitchen = await readKitchen(db.read, db.engine, settings, at)
  // Until a ZIP code is entered, the nearest zone counts. The form's own field reports a ZIP code outside all zones.
  const terms = deliveryTerms(shop.fulfillmentSettings, zip) ?? nearestZone(shop.fulfillmentSettings.zones)
  const travelMinutes = fulfillment === 'delivery' ? terms.travelMinutes : 0
  const order = { weight: Number(query.weight), travelMinutes }
  const times = availableTimes(order, kitchen, settings, chosen)
  const canBeUnpaid =
    acceptedCards().cards !== null && (free !== undefined || shop.paymentMethods.counter[fulfillment])
  const marked = canBeUnpaid
    ? await markTimes(db, { order, times, kitchen, shop, isFree: free !== undefined })
    : times
  return free ? timesWithoutCard(marked) : marked
}

interface TimesRequest {
  readonly order: TimedOrder
  readonly times: TimesReply
  readonly kitchen: KitchenNow
  readonly shop: ShopNow
  readonly isFree: boolean
}

/** Marks the times that require a card (trust rule 23). */
async function markTimes(
  { read }: Database,
  { order, times, kitchen, shop, isFree }: TimesRequest,
): Promise<TimesReply> {
  // A free order that is too large fits no time: it is refused when it is placed, with a message that says why.
  if (order.weight > shop.paymentMethods.withoutCard.most)
    return isFree ? times : markCardTimes(times, () => true)
  const hours = await readUnpaidHours(read, kitchen, shop)
  return markCardTimes(times, (at) => !hours.fits(order.weight, readyByOf(at, order)))
}

function nearestZone<Zone extends { readonly travelMinutes: number }>(zones: readonly Zone[]): Zone {
  const [first, ...rest] = zones
  if (!first) throw new Error('without zones we deliver everywhere')
  return rest.reduce((nearest, zone) => (zone.travelMinutes < nearest.travelMinutes ? zone : nearest), first)
}
