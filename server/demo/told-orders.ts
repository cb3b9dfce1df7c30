// Orders of the demo as its past is told, day by day: who orders what, what is promised, and when the kitchen has it ready.
import { instantAt, restaurantClock } from '#domain/business-day.ts'
import type { OpenSpan } from '#domain/hours.ts'
import type { Hours } from '#domain/opening-hours.ts'
import type { Cents } from '#domain/money.ts'
import { orderTimeOf, type OrderTime } from '#domain/order-times.ts'
import { promisesOf, type KitchenNow } from '#domain/promise.ts'
import type { Restaurant } from '#domain/restaurant.ts'
import { openSpans, slotsIn } from '#domain/slots.ts'
import { weightOf } from '#domain/wait-times.ts'
import { makeCart, opensAt, orderMinute, ordersOn } from './appetite.ts'
import { codeOf } from './codes.ts'
import { chooseWay, type Chosen } from './chosen-way.ts'
import type { DemoDelay, Step } from './course.ts'
import type { Diary } from './diary.ts'
import { openNoisyKitchen, type MadeTicket, type Shift } from './noisy-kitchen.ts'
import { whoOrders, type DemoCustomer } from './people.ts'
import type { Random } from './random.ts'
import { demoSpeed, demoWaitTimes, demoWays } from './settings.ts'

export interface DemoWorld {
  readonly random: Random
  readonly timeZone: string
  readonly restaurant: Restaurant
  readonly hours: Hours
  readonly diary: Diary
  readonly people: readonly DemoCustomer[]
  /** The addresses of those who have used the code for new customers. */
  readonly welcomed: Set<string>
}

/** What a customer wants, before anything is promised. */
export interface Wanted {
  readonly placedAt: number
  readonly clock: { readonly day: string; readonly hour: number }
  readonly person: DemoCustomer
  readonly chosen: Chosen
  readonly weight: number
  /** Minutes. */
  readonly road: number
}

export interface Draft extends Wanted {
  readonly time: OrderTime
  readonly steps: readonly Step[]
  readonly delay?: DemoDelay
}

/** An order that the kitchen has made. */
export interface MadeOrder extends Wanted {
  readonly time: OrderTime
  readonly made: MadeTicket
}

const minute = 60_000
/** As it is; what it promises by is a little slower (demoSpeed). */
const trueMinutes = 1.7
const scheduled = 0.18
/** Most who choose a time are hungry today. */
const farthest = 4 * 60 * minute
/** After closing time there is nothing left that takes so long. */
const cleanUp = 4 * 60 * minute

export function wantSomething(placedAt: number, world: DemoWorld): Wanted {
  const { random, timeZone, restaurant, diary, people } = world
  const moment = new Date(placedAt)
  const clock = restaurantClock(moment, timeZone)
  const menu = diary.menuAt(moment, clock.day)
  const person = whoOrders(people, random)
  const lines = makeCart(menu, random)
  const codeOn = (subtotal: Cents) =>
    codeOf({ email: person.email, placedAt: moment, timeZone, subtotal, welcomed: world.welcomed }, random)
  const shop = { menu, taxRate: restaurant.taxRate, ways: demoWays, codeOn }
  const chosen = chooseWay(lines, person, shop, random)
  const { fulfilment } = chosen
  const road = fulfilment.way === 'delivery' ? fulfilment.minutesOnTheRoad : 0
  return { placedAt, clock, person, chosen, weight: weightOf(lines, menu), road }
}

/** All orders of a day, up to a moment, as the kitchen makes them. Whoever finds no time leaves. */
export function tellDay(day: string, progress: number, world: DemoWorld, until: number): MadeOrder[] {
  const { random, timeZone, hours, diary } = world
  const opens = instantAt(day, opensAt, timeZone).getTime()
  const spans = spansOf(hours, timeZone, opens)
  const slots = slotsIn(spans.slice(0, 1), timeZone, demoWaitTimes.slotEvery)
  const kitchen = openNoisyKitchen(shiftOf(day, opens, world), opens - demoWaitTimes.shortestWait * minute)
  const told = Array.from({ length: ordersOn(day, progress, random) }, () => orderMinute(random))
    .map((minutes) => Math.round(opens + minutes * minute))
    .toSorted((one, other) => one - other)
    .filter((placedAt) => placedAt < until && diary.takesOrdersAt(new Date(placedAt)))
    .flatMap((placedAt): MadeOrder[] => {
      kitchen.workUntil(placedAt)
      const wanted = wantSomething(placedAt, world)
      const promised = kitchen
        .openAt(placedAt)
        .map(({ readyBy, burritos }) => ({ readyBy, weight: burritos }))
      const now = kitchenAt(placedAt, spans, promised, diary)
      const near = random.chance(scheduled) ? slots.filter((slot) => slot < placedAt + farthest) : []
      const time = promiseTime(wanted, now, near, random)
      if (!time) return []
      const { startsAt, promise } = time
      // Nobody begins before somebody has read the ticket.
      const isRead = placedAt + random.between(0.4, 1.5) * minute
      const made = kitchen.take({
        placedAt,
        readyBy: Date.parse(promise.readyBy),
        startsAt: startsAt === null ? isRead : Math.max(isRead, Date.parse(startsAt)),
        // Nobody waits for a drink, and a side is made between two burritos.
        burritos: Math.max(1, Math.round(wanted.weight)),
        isScheduled: promise.isScheduled,
      })
      return [{ ...wanted, time, made }]
    })
  kitchen.workUntil((spans[0]?.end ?? opens) + cleanUp)
  return told
}

/** The hours of this day and the days that one can order ahead for. */
export function spansOf(hours: Hours, timeZone: string, from: number): OpenSpan[] {
  return openSpans(hours, timeZone, new Date(from), demoWaitTimes.daysAhead)
}

export function kitchenAt(
  now: number,
  spans: readonly OpenSpan[],
  promised: KitchenNow['promised'],
  diary: Diary,
): KitchenNow {
  return {
    now,
    spans,
    speed: demoSpeed,
    shortestWait: demoWaitTimes.shortestWait * minute,
    busy: diary.busyAt(new Date(now)) * minute,
    promised,
  }
}

/** One of these slots that is free, or as soon as possible. */
export function promiseTime(
  { weight, road }: Wanted,
  kitchen: KitchenNow,
  slots: readonly number[],
  random: Random,
): OrderTime | undefined {
  const promises = promisesOf(kitchen)
  const free = promises.free(
    weight,
    slots.map((slot) => slot - road * minute),
  )
  const isScheduled = free.length > 0
  const readyBy = isScheduled ? random.pick(free) : promises.soonest(weight)
  return readyBy === undefined ? undefined : orderTimeOf(readyBy, isScheduled, { weight, road }, kitchen)
}

/** Each has a break in the afternoon; on a bad evening two are missing for a while, and the third is slower for it. */
function shiftOf(day: string, opens: number, { random, diary, timeZone }: DemoWorld): Shift {
  const at = (time: string) => instantAt(day, time, timeZone).getTime()
  const isBad = diary.isBadEvening(day)
  const breaks = Array.from({ length: demoSpeed.hands }, (_, hand) => {
    const from = opens + (200 + 30 * hand) * minute
    return { hand, from, to: from + 20 * minute }
  })
  const missing = [0, 1].map((hand) => ({ hand, from: at('17:40'), to: at('19:45') }))
  const pace = random.between(0.92, 1.08) * (isBad ? 1.5 : 1)
  return {
    random,
    hands: demoSpeed.hands,
    each: trueMinutes * pace * minute,
    breaks: isBad ? [...breaks, ...missing] : breaks,
  }
}
