// Replays a year of the demo's customers in a noisy kitchen, each with a promise as the shop makes it. Once a week the owner
// adopts the measured speed. Pure and deterministic by its seed.
import { countItems } from '../domain/menu/requested-item.ts'
import type { KitchenSpeed } from '../domain/kitchen/capacity.ts'
import { grace, measureSpeed, type FinishedOrder } from '../domain/kitchen/on-time-record.ts'
import { promisesOf, type KitchenNow } from '../domain/kitchen/promise.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import { makeCart, orderMinute, ordersOn } from '../server/demo/demand.ts'
import { createRandom, type Random } from '../server/demo/random.ts'
import { median } from './figures.ts'
import { openNoisyKitchen, type MadeTicket, type Shift } from './noisy-kitchen.ts'

const minute = 60_000
const day = 24 * 60 * minute
const days = 365
const averageDay = 100
const openFor = 10 * 60 * minute
const firstOpening = Date.parse('2026-01-01T19:00:00Z')
const shortestWait = 10 * minute
const slotInterval = 15 * minute

/** The true speed of the kitchen, which nobody in the shop knows. */
const hands = 3
const trueMinutes = 1.8
/** What the owner guessed before anything was measured. */
const guess: KitchenSpeed = { minutesPerBurrito: 2, hands }
/** Some cooks are quicker than others, and some mornings better. */
const paceOfDay = 0.1
const scheduled = 0.2
const rushes = 0.1
const surpriseBreaks = 0.15

export interface ReplayedYear {
  readonly orders: number
  /** Orders for which no time could be promised. */
  readonly refused: number
  readonly keptPercent: number
  /** Minutes by which half of the promises for now were later than a perfect forecast, or the shortest wait. */
  readonly medianBeyond: number
  /** The speeds that the owner adopted, in minutes per burrito. */
  readonly speeds: readonly number[]
}

export function replayYear(seed: number): ReplayedYear {
  const random = createRandom(seed)
  const tickets: MadeTicket[] = []
  const speeds: number[] = []
  let speed = guess
  let refused = 0
  for (let nth = 0; nth < days; nth += 1) {
    const made = replayDay(nth, speed, random)
    tickets.push(...made.tickets)
    refused += made.refused
    if (nth % 7 !== 6) continue
    // As the office suggests it, from the orders of the last four weeks.
    const since = firstOpening + (nth - 27) * day
    const measured = measureSpeed(tickets.filter(({ placedAt }) => placedAt >= since).flatMap(madeOf), hands)
    if (!measured) continue
    speed = { hands, minutesPerBurrito: measured.minutesPerBurrito }
    speeds.push(speed.minutesPerBurrito)
  }
  const kept = tickets.filter(({ markedAt = Infinity, readyBy }) => markedAt <= readyBy + grace)
  const beyond = tickets
    .filter(({ isScheduled }) => !isScheduled)
    .map(({ readyBy, placedAt, doneAt }) => (readyBy - Math.max(placedAt + shortestWait, doneAt)) / minute)
  return {
    orders: tickets.length,
    refused,
    keptPercent: (100 * kept.length) / tickets.length,
    medianBeyond: median(beyond),
    speeds,
  }
}

function replayDay(
  nth: number,
  speed: KitchenSpeed,
  random: Random,
): { tickets: MadeTicket[]; refused: number } {
  const opens = firstOpening + nth * day
  const spans = [0, 1, 2].map((ahead) => ({
    start: opens + ahead * day,
    end: opens + ahead * day + openFor,
  }))
  const kitchen = openNoisyKitchen(shiftOf(opens, random), opens - shortestWait)
  const slots = Array.from({ length: openFor / slotInterval + 1 }, (_, at) => opens + at * slotInterval)
  const tickets: MadeTicket[] = []
  let refused = 0
  for (const placedAt of arrivals(opens, random)) {
    kitchen.workUntil(placedAt)
    const burritos = countItems(makeCart(startingMenu, random))
    const promised = kitchen.openAt(placedAt).map((one) => ({ readyBy: one.readyBy, weight: one.burritos }))
    const now: KitchenNow = { now: placedAt, spans, speed, shortestWait, busy: 0, promised }
    const isScheduled = random.chance(scheduled)
    const readyBy = chooseTime(now, burritos, isScheduled ? slots : [], random)
    if (readyBy === undefined) {
      refused += 1
      continue
    }
    const rolling = (burritos * speed.minutesPerBurrito * minute) / speed.hands
    const startsAt = isScheduled ? Math.max(placedAt, readyBy - shortestWait - rolling) : placedAt
    tickets.push(kitchen.take({ placedAt, readyBy, startsAt, burritos, isScheduled }))
  }
  kitchen.workUntil(opens + openFor + 4 * 60 * minute)
  return { tickets, refused }
}

function chooseTime(
  kitchen: KitchenNow,
  burritos: number,
  slots: readonly number[],
  random: Random,
): number | undefined {
  const promises = promisesOf(kitchen)
  const free = promises.free(burritos, slots)
  return free.length > 0 ? random.pick(free) : promises.soonest(burritos)
}

/** In milliseconds, the earliest first: the demo's appetite, and on some days a bus that stops at the door. */
function arrivals(opens: number, random: Random): number[] {
  const date = new Date(opens).toISOString().slice(0, 10)
  const usual = Array.from({ length: ordersOn(date, averageDay, random) }, () => orderMinute(random))
  const bus = random.between(30, 540)
  const rush = random.chance(rushes)
    ? Array.from({ length: random.whole(6, 10) }, () => bus + random.between(0, 5))
    : []
  return [...usual, ...rush].map((minutes) => opens + minutes * minute).toSorted((one, other) => one - other)
}

/** Everybody has twenty minutes in the afternoon; now and then somebody has to leave at once. */
function shiftOf(opens: number, random: Random): Shift {
  const breakAt = (hand: number, minutes: number, long: number) => {
    const from = opens + minutes * minute
    return { hand, from, to: from + long * minute }
  }
  const usual = Array.from({ length: hands }, (_, hand) => breakAt(hand, 180 + 40 * hand, 20))
  const surprise = random.chance(surpriseBreaks)
    ? [breakAt(random.whole(0, hands - 1), random.between(0, 580), 15)]
    : []
  const pace = random.between(1 - paceOfDay, 1 + paceOfDay)
  return { random, hands, each: trueMinutes * pace * minute, breaks: [...usual, ...surprise] }
}

/** A ticket that was marked ready, as the record has it. */
function madeOf(ticket: MadeTicket, seq: number): FinishedOrder[] {
  const { readyBy, cookingAt, markedAt, burritos } = ticket
  if (markedAt === undefined) return []
  const promised = new Date(readyBy)
  return [
    {
      seq,
      promisedFor: readyBy,
      readyAt: markedAt,
      cookingAt: cookingAt ?? null,
      weight: burritos,
      isDelayed: false,
      // It opens at 19:00 UTC and is open for ten hours: a business day is one from noon to noon.
      day: new Date(readyBy - 12 * 60 * minute).toISOString().slice(0, 10),
      hour: promised.getUTCHours(),
    },
  ]
}
