// Generates a month of the demo restaurant from a seed: the same seed and the same moment make the same month.
import { businessDayOf, instantAt, restaurantClock } from '#domain/business-day.ts'
import { countBurritos } from '#domain/cart.ts'
import { addDays } from '#domain/days.ts'
import type { OrderId } from '#domain/order.ts'
import type { OrderTime } from '#domain/order-times.ts'
import { markEvery } from '#domain/promise.ts'
import type { PastOrder, PastRestaurant } from '../db/demo.ts'
import { makeCart, opensAt, orderMinute, ordersOn } from './appetite.ts'
import { chooseWay, type Chosen } from './chosen-way.ts'
import {
  cutShort,
  followSteps,
  iso,
  thoughtBetter,
  usualWay,
  type Cancel,
  type Course,
  type Step,
} from './course.ts'
import { keepDiary } from './diary.ts'
import { pastMenu, pastStaff } from './office.ts'
import { openTickets } from './open-tickets.ts'
import { makePeople, whoOrders, type DemoCustomer } from './people.ts'
import { createRandom, type Random } from './random.ts'
import { demoRestaurant } from './restaurant.ts'
import { demoHours, demoWays } from './settings.ts'
import { marisol, onShift } from './staff.ts'

export const daysInMonth = 30
const customers = 420

const second = 1_000
const minute = 60_000

/** Shares of all orders: cancelled by their customer, before they were finished, and refunded the day after. */
const cancelledByCustomer = 0.006
const cancelledEarly = 0.009
const cancelledNextDay = 0.004

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

interface Draft {
  readonly placedAt: number
  readonly clock: { readonly day: string; readonly hour: number }
  readonly person: DemoCustomer
  readonly chosen: Chosen
  readonly steps: readonly Step[]
}

export function makeMonth({ seed, now, timeZone }: Moment): PastRestaurant {
  const random = createRandom(seed)
  const restaurant = demoRestaurant(timeZone)
  const today = businessDayOf(now, timeZone)
  const diary = keepDiary(today, timeZone)
  const people = makePeople(customers, random)

  const draft = (placedAt: number, stepsBy: (clock: Draft['clock']) => readonly Step[]): Draft => {
    const clock = restaurantClock(new Date(placedAt), timeZone)
    const menu = diary.menuAt(new Date(placedAt), clock.day)
    const person = whoOrders(people, random)
    const shop = { menu, taxRate: restaurant.taxRate, ways: demoWays }
    return {
      placedAt,
      clock,
      person,
      chosen: chooseWay(makeCart(menu, random), person, shop, random),
      steps: stepsBy(clock),
    }
  }

  const days = Array.from({ length: daysInMonth }, (_, at) => addDays(today, at + 1 - daysInMonth))
  const past = days.flatMap((day, at) => {
    const opens = instantAt(day, opensAt, timeZone).getTime()
    const complaints = instantAt(addDays(day, 1), '10:30', timeZone).getTime()
    return Array.from({ length: ordersOn(day, at / (daysInMonth - 1), random) }, () => orderMinute(random))
      .map((minutes) => Math.round(opens + minutes * minute))
      .filter((placedAt) => diary.takesOrdersAt(new Date(placedAt)))
      .map((placedAt) => draft(placedAt, ({ hour }) => stepsOf(placedAt, hour, complaints, random)))
  })
  // Orders that would be unfinished now are left out: the open tickets stand in for them, at chosen ages.
  const done = past.filter(({ steps }) => steps.every((step) => step.at < now.getTime()))
  const open = openTickets(now.getTime(), random).map(({ placedAt, steps }) => draft(placedAt, () => steps))

  const drafts = [...done, ...open].toSorted((one, other) => one.placedAt - other.placedAt)
  const numbered = drafts.map((one, at) => ({
    number: (at % 999) + 1,
    id: makeId(random),
    draft: one,
    course: followSteps(one.placedAt, one.steps, now.getTime()),
  }))
  return {
    restaurant,
    hours: demoHours(now, timeZone, today),
    ways: demoWays,
    staff: pastStaff(diary.entries, now),
    menu: pastMenu(diary.entries),
    orders: numbered.map(({ id, draft: one, course }) => orderOf(id, one, course, { now, timeZone }, random)),
    log: [
      ...diary.entries,
      ...numbered.flatMap(({ id, number, course }) =>
        course.deeds.map(({ at, by, ...deed }) => ({ at, by, deed: { ...deed, order: id, number } })),
      ),
    ].toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  }
}

/** `complaints` is when the phone is answered the day after. */
function stepsOf(placedAt: number, hour: number, complaints: number, random: Random): readonly Step[] {
  if (random.chance(cancelledByCustomer)) return thoughtBetter(placedAt, random)
  const usual = usualWay(placedAt, onShift(hour, random), random)
  if (random.chance(cancelledEarly)) return cutShort(usual, marisol, random.pick(earlyReasons), random)
  if (random.chance(cancelledNextDay)) {
    const at = complaints + random.between(0, 60) * minute
    return [
      ...usual,
      { what: 'cancel', to: 'cancelled', at, by: marisol, cancel: random.pick(nextDayReasons) },
    ]
  }
  return usual
}

/** The first mark after the shortest wait. */
function promisedThen(placedAt: number): OrderTime {
  const readyBy = iso(Math.ceil((placedAt + 10 * minute) / markEvery) * markEvery)
  return { promise: { at: readyBy, readyBy, isScheduled: false }, startsAt: null }
}

function orderOf(
  id: OrderId,
  { placedAt, clock, person, chosen: { fulfilment, bill } }: Draft,
  { status, moves, mails, cancel, deeds }: Course,
  { now, timeZone }: Omit<Moment, 'seed'>,
  random: Random,
): PastOrder {
  const seenAt = Math.min(
    placedAt + random.between(8, 40) * second,
    Date.parse(deeds[0]?.at ?? iso(now.getTime())),
  )
  const isSeen = status !== 'placed' || now.getTime() - placedAt > minute
  const capturedAt = placedAt + 2 * second
  const startedAt = moves.find(({ to }) => to === 'cooking')?.at
  const printedAt = startedAt && random.chance(0.7) ? startedAt : null
  const returnedAt = cancel ? Date.parse(deeds.at(-1)?.at ?? '') + 3 * second : undefined
  const isReturned = returnedAt !== undefined && returnedAt <= now.getTime()
  return {
    id,
    idempotencyKey: `demo-${id}`,
    bodyHash: 'demo',
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone ?? null,
    language: 'en',
    fulfilment,
    timestamp: iso(placedAt),
    businessDay: clock.day,
    localHour: clock.hour,
    bill,
    weight: countBurritos(bill.lines),
    time: promisedThen(placedAt),
    status,
    moves,
    mails,
    cancel: cancel ?? null,
    version: 1 + deeds.length + (isSeen ? 1 : 0) + (printedAt ? 1 : 0),
    seenAt: isSeen ? iso(seenAt) : null,
    printedAt,
    payment: {
      intent: `demo-${id}`,
      state: isReturned ? 'refunded' : capturedAt <= now.getTime() ? 'captured' : 'authorised',
      capturedAt: capturedAt <= now.getTime() ? iso(capturedAt) : null,
      returnedAt: isReturned ? iso(returnedAt) : null,
      refundDay: isReturned ? businessDayOf(new Date(returnedAt), timeZone) : null,
    },
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** As long as a real id; in the demo it protects nothing. */
function makeId(random: Random): OrderId {
  return Array.from({ length: 22 }, () => letters[random.whole(0, 63)]).join('') as OrderId
}
