// Generates a month of the demo restaurant from a seed: the same seed and the same moment make the same month.
import { changed, orderSubject } from '#domain/audit.ts'
import { businessDayOf, instantAt } from '#domain/business-day.ts'
import { addDays } from '#domain/days.ts'
import { diff } from '#domain/diff.ts'
import type { PastRefund, PastRestaurant } from '../db/demo.ts'
import {
  cutShort,
  followSteps,
  iso,
  thoughtBetter,
  usualWay,
  type Cancel,
  type DemoDelay,
  type Step,
} from './course.ts'
import { demoCodes } from './codes.ts'
import { keepDiary } from './diary.ts'
import { boardAtStart } from './board-at-start.ts'
import { pastMenu, pastStaff } from './office.ts'
import { makeId, orderOf } from './past-order.ts'
import { makePeople } from './people.ts'
import { createRandom, type Random } from './random.ts'
import { demoRestaurant } from './restaurant.ts'
import { demoHours, demoPaying, demoWaitTimes, demoWays } from './settings.ts'
import { marisol, onShift, tess } from './staff.ts'
import { tellDay, type DemoWorld, type Draft, type MadeOrder } from './told-orders.ts'

export const daysInMonth = 30
const customers = 420

const minute = 60_000

/** Shares of all orders: cancelled by their customer, before they were finished, and refunded the day after. */
const cancelledByCustomer = 0.006
const cancelledEarly = 0.009
const cancelledNextDay = 0.004
/** The share of orders that would be late on a bad evening of which the customers are told. */
const delayed = 0.6

const earlyReasons: readonly Cancel[] = [
  { reason: 'customer-asked', note: '' },
  { reason: 'ran-out', note: 'The last one went over the counter a minute before you.' },
  { reason: 'cannot-deliver', note: '' },
  { reason: 'ordered-twice', note: '' },
]
const nextDayReasons: readonly Cancel[] = [
  { reason: 'something-else', note: 'It arrived cold. That should not happen.' },
  { reason: 'something-else', note: 'The bag came open on the way. Sorry about that.' },
]

export interface Moment {
  readonly seed: number
  readonly now: Date
  readonly timeZone: string
}

export function makeMonth({ seed, now, timeZone }: Moment): PastRestaurant {
  const random = createRandom(seed)
  const restaurant = demoRestaurant(timeZone)
  const today = businessDayOf(now, timeZone)
  const diary = keepDiary(today, timeZone)
  const hours = demoHours(now, timeZone, today)
  const people = makePeople(customers, random)
  const world: DemoWorld = { random, timeZone, restaurant, hours, diary, people, welcomed: new Set() }

  const days = Array.from({ length: daysInMonth }, (_, at) => addDays(today, at + 1 - daysInMonth))
  const past = days.flatMap((day, at) => {
    const complaints = instantAt(addDays(day, 1), '10:30', timeZone).getTime()
    return tellDay(day, at / (daysInMonth - 1), world, now.getTime()).flatMap((order) =>
      draftOf(order, complaints, diary.isBadEvening(day), random),
    )
  })
  // Orders that would be unfinished now are left out: the open tickets stand in for them, at chosen ages.
  const done = past.filter(({ steps }) => steps.every((step) => step.at < now.getTime()))
  const drafts = [...done, ...boardAtStart(now.getTime(), world)].toSorted(
    (one, other) => one.placedAt - other.placedAt,
  )
  const numbered = drafts.map((one, at) => ({
    number: (at % 999) + 1,
    id: makeId(random),
    draft: one,
    course: followSteps(one.placedAt, one.steps, now.getTime(), one.delay),
  }))
  const orders = numbered.map(({ id, draft: one, course }) =>
    orderOf(id, one, course, { now, timeZone }, random),
  )
  return {
    restaurant,
    hours,
    waitTimes: demoWaitTimes,
    ways: demoWays,
    paying: demoPaying,
    codes: demoCodes,
    staff: pastStaff(diary.entries, now),
    menu: pastMenu(diary, { now, timeZone }),
    orders,
    log: [
      ...diary.entries,
      ...numbered.flatMap(({ id, number, course }) =>
        course.deeds.map(({ at, by, ...deed }) => ({
          at,
          by,
          deed: { ...deed, subject: orderSubject({ id, number }) },
        })),
      ),
      ...numbered.flatMap(({ id, number, draft: { delay } }) =>
        delay ? [{ at: iso(delay.at), by: delay.by.username, deed: delayDeed(delay, id, number) }] : [],
      ),
      ...orders.flatMap(({ id, refunds }, at) => refundDeeds(id, numbered[at]?.number ?? 0, refunds)),
    ].toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  }
}

function delayDeed({ from, to }: DemoDelay, id: string, number: number) {
  return changed(orderSubject({ id, number }), diff({ readyBy: iso(from) }, { readyBy: iso(to) }))
}

/** What goes back with a cancellation is told with it. */
function refundDeeds(id: string, number: number, refunds: readonly PastRefund[]) {
  return refunds.flatMap(({ at, by, reason, parts: { amount } }) =>
    by === null
      ? []
      : [
          {
            at,
            by,
            deed: {
              what: 'refunded' as const,
              subject: orderSubject({ id, number }),
              changes: diff(null, { amount, reason }),
            },
          },
        ],
  )
}

/** `complaints` is when the phone is answered the day after. Nothing for an order that was never finished. */
function draftOf(
  { made, ...order }: MadeOrder,
  complaints: number,
  isBadEvening: boolean,
  random: Random,
): Draft[] {
  const { cookingAt, markedAt, readyBy } = made
  if (cookingAt === undefined || markedAt === undefined) return []
  if (random.chance(cancelledByCustomer)) return [{ ...order, steps: thoughtBetter(order.placedAt, random) }]
  const { way } = order.chosen.fulfilment
  const promisedAt = Date.parse(order.time.promise.at)
  const cook = onShift(order.clock.hour, random)
  const usual = usualWay({ cookingAt, readyAt: markedAt, promisedAt, way }, cook, random)
  if (random.chance(cancelledEarly))
    return [{ ...order, steps: cutShort(usual, marisol, random.pick(earlyReasons), random) }]
  const refund: Step[] = random.chance(cancelledNextDay)
    ? [
        {
          what: 'canceled',
          to: 'cancelled',
          at: complaints + random.between(0, 60) * minute,
          by: marisol,
          cancel: random.pick(nextDayReasons),
        },
      ]
    : []
  const isTold = isBadEvening && markedAt > readyBy + minute && random.chance(delayed)
  const delay = isTold ? delayOf(order.placedAt, readyBy, markedAt) : undefined
  return [{ ...order, steps: [...usual, ...refund], ...(delay && { delay }) }]
}

/** A few minutes before it is late, by as much as it will take; undefined where that is more than a cook can choose. */
function delayOf(placedAt: number, readyBy: number, markedAt: number): DemoDelay | undefined {
  const minutes = [5, 10, 15, 20].find((some) => readyBy + some * minute >= markedAt)
  const at = Math.max(placedAt + 2 * minute, readyBy - 4 * minute)
  if (minutes === undefined || at >= markedAt - minute) return undefined
  return { at, from: readyBy, to: readyBy + minutes * minute, by: tess }
}
